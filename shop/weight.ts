/** Weight is whole grams; a label is the text in the dropdown and in an order. */
export type Grams = number & { readonly unit: 'grams' }

export type WeightLabel = '1 kg' | '500 g' | '250 g'

/** Heaviest first, as every dropdown shows them. */
export const weightLabels: readonly WeightLabel[] = ['1 kg', '500 g', '250 g']

const gramsOf = { '1 kg': wholeGrams(1000), '500 g': wholeGrams(500), '250 g': wholeGrams(250) } as const

export const grams = (label: WeightLabel): Grams => gramsOf[label]

export function wholeGrams(count: number): Grams {
  if (!isGrams(count)) throw new RangeError(`weight is whole grams, not ${count}`)
  return count
}

/** What lies on a scale of the shop: nothing weighs less, nothing is heavier. */
export const leastWeight = wholeGrams(1)
export const mostWeight = wholeGrams(100_000)
/** A box or bag on it. */
export const heaviestTare = wholeGrams(5000)

/** Accepts both spellings of the specification ('1 kg', '1 KG', '500 GRAMS'). */
export function parseWeight(typed: string): WeightLabel | undefined {
  const plain = typed
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?gram(s)?$/, ' g')
  return weightLabels.find((label) => label === plain)
}

function isGrams(count: number): count is Grams {
  return Number.isSafeInteger(count) && count >= 0
}
