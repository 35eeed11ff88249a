import * as v from 'valibot'
import { typedAs } from '#counter/live/typed.ts'
import { type WeightLabel, weightLabels } from '#shop/weight.ts'
import type { TypedProduct, TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import { blankProduct, blankSize, productTyped, type SizeTyped } from './product-typed.ts'
import { blankSpecies, speciesTyped } from './species-typed.ts'

/** A product of a fish that is being written: its fields are in the form, its sizes are here. */
export interface ProductBegun {
  readonly key: string
  readonly sizes: readonly SizeTyped[]
}

/** The form of a new fish as it was left: what stood in its fields, and what they do not hold. */
export interface FishDraft {
  readonly fields: readonly (readonly [name: string, typed: string])[]
  readonly products: readonly ProductBegun[]
  readonly picture: string
}

const pack = v.object({ isSold: v.boolean(), rate: v.string() })
const span = v.tuple([v.string(), v.string()])
const draft: v.GenericSchema<unknown, FishDraft> = v.object({
  fields: v.array(v.tuple([v.string(), v.string()])),
  products: v.pipe(
    v.array(
      v.object({
        key: v.string(),
        sizes: v.array(
          v.object({
            key: v.string(),
            label: v.string(),
            piecesPerKilo: span,
            kilosEach: span,
            usual: v.boolean(),
            packs: v.object(
              Object.fromEntries(weightLabels.map((weight) => [weight, pack])) as Record<WeightLabel, typeof pack>,
            ),
          }),
        ),
      }),
    ),
    v.minLength(1),
  ),
  picture: v.string(),
})

export const nothingTyped: FishDraft = { fields: [], products: [productBegun([])], picture: '' }

/** What a tab kept of a form; undefined where that is nothing that can be read. */
export const draftIn = (kept: string): FishDraft | undefined => typedAs(draft, kept)

/** One more, with a key that none of them has. */
export function productBegun(others: readonly ProductBegun[]): ProductBegun {
  const key = 1 + Math.max(0, ...others.map((one) => Number(one.key)))
  return { key: String(key), sizes: [blankSize('first')] }
}

export const prefixOf = (place: number): string => `products.${place}.`

function formOf(fields: FishDraft['fields']): FormData {
  const form = new FormData()
  for (const [name, typed] of fields) form.append(name, typed)
  return form
}

/** What the fields of a kind begin with. A loss that was no number is asked again. */
export function kindBegun({ fields }: FishDraft): TypedSpecies {
  const form = formOf(fields)
  const read = speciesTyped(form)
  if ('body' in read) return read.body
  form.set('lossPercent', String(blankSpecies.lossPercent))
  const again = speciesTyped(form)
  return 'body' in again ? again.body : blankSpecies
}

/** What the fields of its product begin with; what was not begun is blank. */
export function productStart({ fields }: FishDraft, place: number): Omit<TypedProduct, 'sizes'> {
  const prefix = prefixOf(place)
  if (!fields.some(([name]) => name.startsWith(prefix))) return blankProduct
  const form = formOf(fields)
  const read = productTyped(form, [], {}, prefix)
  if ('body' in read) return read.body
  form.set(`${prefix}grade`, String(blankProduct.grade))
  const again = productTyped(form, [], {}, prefix)
  return 'body' in again ? again.body : blankProduct
}
