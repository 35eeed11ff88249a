import {
  type Arbitrary,
  array,
  constant,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  option,
  record,
  string,
} from 'fast-check'
import * as v from 'valibot'
import type { Call } from '#shop/wire/call.ts'

type Schema = Call['takes'] & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly options?: readonly unknown[]
}

/** Values that programs trip over. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\u2066x\u2069',
  '\ufeff',
  'ﷺ'.repeat(80),
  'Z̷̧͎a̶̡l̸̰g̴̨o̷͇'.repeat(8),
  '🐟'.repeat(100),
  'क्ष'.repeat(60),
  'x'.repeat(300),
  'x'.repeat(5000),
  "' or 1=1 --",
  "'; drop table orders; --",
  '%',
  '%_%!',
  '../../etc/passwd',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>window.__x=1</script>',
  '"><img src=x onerror=window.__x=1>',
  'javascript:window.__x=1',
  'a\r\nset-cookie: x=1',
  '\u001b[31mred',
  '__proto__',
  'constructor',
  '=1+1',
  '٤٠٠٠١٢',
  '４０００１２',
  'İstanbul',
  'ﬀ',
]

const oddNumbers = [0, -0, -1, 0.5, 1e9, 1e308, -1e308, 2 ** 53, 2 ** 53 + 2, 5e-324, 1.005, 20, 21]
const goodTexts = [
  'Asha',
  'asha@darya.example',
  '98200 00001',
  '123456',
  '400012',
  'Mumbai',
  'Maharashtra',
  'pdpImage4',
  '500 g',
  'Jumbo',
  'Cut and cleaned',
  '1',
  'मीना कोळी',
  'a lamp in the fog',
]

export const odd: Arbitrary<unknown> = oneof(
  constantFrom<unknown>(null, true, [], {}, [[]], { $gt: '' }, ...oddNumbers, ...oddTexts),
  string({ unit: 'binary', maxLength: 60 }),
  jsonValue({ maxDepth: 3 }),
)

/** What the contract takes here, or nearly: as an honest program sends it, with one wrong field, or with many. */
export function near(schema: Schema, honest: unknown): Arbitrary<unknown> {
  if (Array.isArray(honest)) return nearList(schema, honest)
  if (honest !== null && typeof honest === 'object') return nearObject(schema, honest as Record<string, unknown>)
  return astray(schema)
}

function nearList(schema: Schema, [first]: readonly unknown[]): Arbitrary<unknown> {
  const item = oneof({ weight: 3, arbitrary: constant(first) }, near(schema.item ?? schema, first))
  return oneof({ weight: 6, arbitrary: array(item, { minLength: 1, maxLength: 3 }) }, astray(schema))
}

function nearObject(schema: Schema, honest: Record<string, unknown>): Arbitrary<unknown> {
  const names = Object.keys(honest)
  const fieldOf = (name: string) => near(schema.entries?.[name] ?? schema, honest[name])
  const oneAstray = constantFrom(...names, 'role').chain((name) =>
    fieldOf(name).map((value) => ({ ...honest, [name]: value })),
  )
  const manyAstray = record(Object.fromEntries(names.map((name) => [name, option(fieldOf(name), { nil: undefined })])))
  const more = dictionary(constantFrom('role', 'isAdmin', 'id', '_id', 'state', 'verified', 'status', 'extra'), odd, {
    maxKeys: 2,
  })
  return oneof(
    { weight: 5, arbitrary: constant(honest) },
    { weight: 8, arbitrary: oneAstray },
    { weight: 2, arbitrary: manyAstray },
    { weight: 2, arbitrary: more.map((fields) => ({ ...fields, ...honest })) },
    { weight: 1, arbitrary: astray(schema) },
  )
}

const astray = (schema: Schema): Arbitrary<unknown> => oneof(fitting(schema), odd)

/** Whatever this schema lets in. */
function fitting(schema: Schema): Arbitrary<unknown> {
  if (schema.entries)
    return record(Object.fromEntries(Object.entries(schema.entries).map(([name, entry]) => [name, fitting(entry)])))
  if (schema.item) return array(fitting(schema.item), { maxLength: 3 })
  if (schema.wrapped) return option(fitting(schema.wrapped), { nil: undefined })
  if (schema.options) return oneof(...schema.options.map((one) => (isSchema(one) ? fitting(one) : constant(one))))
  const known = [...goodTexts, ...oddTexts, ...oddNumbers].filter((value) => v.is(schema, value))
  return known.length === 0 ? odd : oneof(constantFrom<unknown>(...known), string({ maxLength: 40 }))
}

const isSchema = (one: unknown): one is Schema => typeof one === 'object' && one !== null && 'kind' in one
