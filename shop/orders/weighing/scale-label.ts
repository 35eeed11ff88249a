import { latinDigits } from '#shop/digits.ts'
import { type Grams, mostWeight, wholeGrams } from '#shop/weight.ts'

/** How a weighing scale of the shop lays out its labels: '21' PPPPP GGGGG C, or with a digit that checks the figure. */
export interface LabelLayout {
  /** '20' to '29' */
  readonly prefix: string
  /** how many digits are the number of the product */
  readonly codeDigits: 4 | 5
  /** whether one digit before the figure checks it */
  readonly isVerified: boolean
  readonly carries: 'grams' | 'price'
}

export type LabelRefusal =
  /** the page does not know yet which labels the shop's scales print */
  | 'layouts-unread'
  | 'not-a-label'
  | 'wrong-check-digit'
  | 'unknown-layout'
  | 'unknown-product'
  | 'price-label'
  | 'no-weight'

interface LabelWeight {
  readonly productId: number
  readonly grams: Grams
  /** the digits, as they were scanned */
  readonly raw: string
}

export type ScannedLabel = { readonly weighed: LabelWeight } | { readonly refused: LabelRefusal }

/** What a label of a weighing scale says: an EAN-13 with 20 to 29 in front. The first layout with its prefix counts. */
export function readScaleLabel(
  scanned: string,
  { layouts, isSold }: { layouts: readonly LabelLayout[] | undefined; isSold: (productId: number) => boolean },
): ScannedLabel {
  const raw = latinDigits(scanned).trim()
  if (!/^2\d{12}$/.test(raw)) return { refused: 'not-a-label' }
  if (!isChecked(raw)) return { refused: 'wrong-check-digit' }
  if (layouts === undefined) return { refused: 'layouts-unread' }
  const layout = layouts.find(({ prefix }) => raw.startsWith(prefix))
  if (layout === undefined) return { refused: 'unknown-layout' }
  if (layout.carries === 'price') return { refused: 'price-label' }
  const { productId, verifier, figure } = partsOf(raw, layout)
  if (verifier !== undefined && verifier !== verifierOf(figure)) return { refused: 'wrong-check-digit' }
  if (!isSold(productId)) return { refused: 'unknown-product' }
  const grams = Number(figure)
  if (grams === 0 || grams > mostWeight) return { refused: 'no-weight' }
  return { weighed: { productId, grams: wholeGrams(grams), raw } }
}

/** Where the figure begins: all behind it, up to the check digit, is grams. */
function partsOf(raw: string, { prefix, codeDigits, isVerified }: LabelLayout) {
  const afterCode = prefix.length + codeDigits
  return {
    productId: Number(raw.slice(prefix.length, afterCode)),
    verifier: isVerified ? Number(raw[afterCode]) : undefined,
    figure: raw.slice(afterCode + Number(isVerified), -1),
  }
}

/** EAN-13: each second digit counts three times, and all of it is a multiple of ten. */
const isChecked = (raw: string): boolean =>
  [...raw].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0

/** What a digit counts in a figure of a label, by the weights that GS1 names so. */
const weights = {
  '2-': [0, 2, 4, 6, 8, 9, 1, 3, 5, 7],
  '3': [0, 3, 6, 9, 2, 5, 8, 1, 4, 7],
  '5+': [0, 5, 1, 6, 2, 7, 3, 8, 4, 9],
  '5-': [0, 5, 9, 4, 8, 3, 7, 2, 6, 1],
} as const

/** The digit that checks a figure of four or five, as the GS1 General Specifications have it. */
function verifierOf(figure: string): number {
  const weigh = (names: readonly (keyof typeof weights)[]) =>
    names.reduce((sum, name, place) => sum + (weights[name][Number(figure[place])] ?? 0), 0)
  if (figure.length === 4) return (weigh(['2-', '2-', '3', '5-']) * 3) % 10
  const left = (10 - (weigh(['5+', '2-', '5-', '5+', '2-']) % 10)) % 10
  return weights['5-'].findIndex((weight) => weight === left)
}
