import * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** What a schema of Valibot tells of itself. */
type Part = Schema & {
  readonly entries?: Readonly<Record<string, Part>>
  readonly item?: Part
  readonly items?: readonly Part[]
  readonly wrapped?: Part
  readonly options?: readonly Part[]
  readonly value?: Part
}

const takes = (schema: Schema, text: unknown): boolean => v.safeParse(schema, text).success

/** A field as a report names it: 'product.sizes[].label', whichever of the sizes. */
export const fieldName = (path: string): string => path.replaceAll(/\[\d+\]/g, '[]')

/** Every place in what a call takes where at least one of these texts is let in, found in its schema. */
export function fieldsThatTake(schema: Schema, texts: readonly string[]): string[] {
  const found = new Set<string>()
  const look = (part: Part, path: string): void => {
    if (part.type === 'unknown' && path === '') return
    const inside = partsOf(part, path)
    for (const [at, one] of inside) look(one, at)
    if (inside.length === 0 && texts.some((text) => takes(part, text))) found.add(path)
  }
  look(schema, '')
  return [...found]
}

function partsOf({ entries, item, items, wrapped, options, value, type }: Part, path: string): [string, Part][] {
  if (entries) return Object.entries(entries).map(([key, one]) => [path === '' ? key : `${path}.${key}`, one])
  if (item) return [[`${path}[]`, item]]
  if (items) return items.map((one) => [`${path}[]`, one])
  if (wrapped) return [[path, wrapped]]
  if (type === 'record' && value) return [[`${path}.*`, value]]
  if (type !== 'picklist' && options) return options.map((one) => [path, one])
  return []
}

/**
 * An honest body with other texts in every field that takes them, those that it leaves out as well. `draw` gives the text for a place,
 * or undefined where what is honest stays.
 */
export function sownIn(
  schema: Schema,
  honest: unknown,
  draw: (path: string, takes: (text: string) => boolean) => string | undefined,
): unknown {
  const sow = (part: Part, given: unknown, path: string): unknown => {
    if (part.wrapped) return given === undefined && !isText(part.wrapped) ? undefined : sow(part.wrapped, given, path)
    if (part.entries) {
      const own = (given ?? {}) as Readonly<Record<string, unknown>>
      const sown = Object.entries(part.entries).map(([key, one]) => [
        key,
        sow(one, own[key], path === '' ? key : `${path}.${key}`),
      ])
      return { ...own, ...Object.fromEntries(sown.filter(([, one]) => one !== undefined)) }
    }
    if (part.item && Array.isArray(given)) return given.map((one, at) => sow(part.item as Part, one, `${path}[${at}]`))
    if (part.type === 'picklist' || part.type === 'literal') return given
    const fitting = part.options?.find((one) => takes(one, given))
    if (fitting) return sow(fitting, given, path)
    return isText(part) ? (draw(path, (text) => takes(part, text)) ?? given) : given
  }
  return sow(schema, honest, '')
}

/** A string with whatever rules, or anything at all. */
const isText = ({ type, entries, item, items, wrapped, options, value }: Part): boolean =>
  wrapped
    ? isText(wrapped)
    : !(entries || item || items || options || value) && ['string', 'unknown', 'any'].includes(type)
