import { kilosTyped } from '#counter/number-pad/typed-kilos.ts'
import { highestRate } from '#shop/catalogue/rates/rate-sheet.ts'
import { rateAsTyped, rateTyped } from '#shop/catalogue/rates/rate-typing.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { type WeightLabel, weightLabels } from '#shop/weight.ts'
import type { ProductView, TypedProduct } from '#shop/wire/staff/catalogue.ts'
import { saidTyped } from './said-typed.ts'
import { numberTyped, partTyped } from './typed-number.ts'
import type { Read } from './use-catalogue-form.ts'

/** A size as its row has it: everything as typed. */
export interface SizeTyped {
  /** keeps the row apart from the others, whatever it is called */
  readonly key: string
  readonly label: string
  readonly piecesPerKilo: readonly [string, string]
  readonly kilosEach: readonly [string, string]
  readonly usual: boolean
  readonly packs: Readonly<Record<WeightLabel, PackTyped>>
}

interface PackTyped {
  readonly isSold: boolean
  /** in rupees */
  readonly rate: string
}

/** What is sold today, and has its rates from the rate sheet: by size, then by weight, in paise. */
export type SoldRates = Readonly<Record<string, Readonly<Record<string, number>>>>

export const soldRatesOf = (product: Pick<ProductView, 'sizes'>): SoldRates =>
  Object.fromEntries(product.sizes.map(({ label, rates }) => [label, rates]))

export const blankSize = (key: string): SizeTyped => ({
  key,
  label: '',
  piecesPerKilo: ['', ''],
  kilosEach: ['', ''],
  usual: false,
  packs: packsOf((weight) => ({ isSold: weight === '1 kg', rate: '' })),
})

export const sizesOf = ({ sizes }: Pick<ProductView, 'sizes'>): readonly SizeTyped[] =>
  sizes.map(({ label, piecesPerKilo, kilosEach, usual = false, weights, rates }, place) => ({
    key: `kept-${place}`,
    label,
    piecesPerKilo: spanAsTyped(piecesPerKilo),
    kilosEach: spanAsTyped(kilosEach),
    usual,
    packs: packsOf((weight) => {
      const rate = rates[weight]
      return { isSold: weights.includes(weight), rate: rate === undefined ? '' : rateAsTyped(rate) }
    }),
  }))

export const blankProduct: Omit<TypedProduct, 'sizes'> = {
  title: '',
  line: '',
  cut: 'whole',
  slug: '',
  cleaning: [],
  labelWeight: 'gross',
  picture: '',
  grade: 4,
}

/** What of a product is said in each language. */
export const productTexts = ['title', 'line'] as const

/** What is sent of a product in a form, whose fields begin with `prefix`, and of its sizes; or the fields that are no numbers. */
export function productTyped(
  form: FormData,
  { sizes, sold, prefix }: { readonly sizes: readonly SizeTyped[]; readonly sold: SoldRates; readonly prefix: string },
): Read<TypedProduct> {
  const text = (name: string) => {
    const typed = form.get(`${prefix}${name}`)
    return typeof typed === 'string' ? typed : ''
  }
  const wrong: WrongField[] = []
  const grade = numberTyped(text('grade'))
  if (grade === undefined) wrong.push({ field: 'grade', wrong: 'number', most: 5 })
  const sent = sizes.map((size, place) => sizeSent(size, { at: `sizes.${place}`, sold, wrong }))
  if (wrong.length > 0) return { wrong }
  return {
    body: {
      title: text('title'),
      line: text('line'),
      cut: text('cut'),
      slug: text('slug'),
      sizes: sent,
      cleaning: form.getAll(`${prefix}cleaning`).filter((one) => typeof one === 'string'),
      labelWeight: text('labelWeight'),
      picture: text('picture'),
      grade: grade ?? 0,
      ...saidTyped(form, productTexts, prefix),
    },
  }
}

function sizeSent(
  { label, piecesPerKilo, kilosEach, usual, packs }: SizeTyped,
  { at, sold, wrong }: { at: string; sold: SoldRates; wrong: WrongField[] },
): TypedProduct['sizes'][number] {
  const pieces = spanTyped(piecesPerKilo, partTyped)
  const kilos = spanTyped(kilosEach, kilosOf)
  if (pieces === 'wrong') wrong.push({ field: `${at}.piecesPerKilo`, wrong: 'span' })
  if (kilos === 'wrong') wrong.push({ field: `${at}.kilosEach`, wrong: 'span' })
  const weights = weightLabels.filter((weight) => packs[weight].isSold)
  const rates: Record<string, number> = {}
  for (const weight of weights) {
    if (soldRateOf(sold, label, weight) !== undefined) continue
    const typed = packs[weight].rate.trim()
    if (typed === '') continue
    const rate = rateTyped(typed)
    if (rate === undefined) wrong.push({ field: `${at}.rates.${weight}`, wrong: 'number', most: highestRate / 100 })
    else rates[weight] = rate
  }
  return {
    label,
    ...(pieces === undefined || pieces === 'wrong' ? {} : { piecesPerKilo: pieces }),
    ...(kilos === undefined || kilos === 'wrong' ? {} : { kilosEach: kilos }),
    ...(usual ? { usual } : {}),
    weights: [...weights],
    rates,
  }
}

/** Its rate changes on the rate sheet alone. A size that is called otherwise is another size. */
export const soldRateOf = (sold: SoldRates, label: string, weight: WeightLabel): number | undefined =>
  sold[label.trim()]?.[weight]

function spanTyped(
  [from, to]: readonly [string, string],
  read: (typed: string) => number | undefined,
): [number, number] | 'wrong' | undefined {
  if (from.trim() === '' && to.trim() === '') return undefined
  const [least, most] = [read(from), read(to.trim() === '' ? from : to)]
  return least === undefined || most === undefined || least > most ? 'wrong' : [least, most]
}

function kilosOf(typed: string): number | undefined {
  const grams = kilosTyped(typed)
  return grams === undefined ? undefined : grams / 1000
}

const spanAsTyped = (span: readonly [number, number] | undefined): readonly [string, string] =>
  span === undefined ? ['', ''] : [String(span[0]), String(span[1])]

function packsOf(pack: (weight: WeightLabel) => PackTyped): SizeTyped['packs'] {
  return { '1 kg': pack('1 kg'), '500 g': pack('500 g'), '250 g': pack('250 g') }
}
