/** Weight is whole grams; a label is what stands on the dropdown and in an order. */
export type Grams = number & { readonly unit: 'grams' }

const gramsOf = { '1 kg': 1000, '500 g': 500, '250 g': 250 } as const

export type WeightLabel = keyof typeof gramsOf

export const weightLabels = Object.keys(gramsOf) as WeightLabel[]

export const grams = (label: WeightLabel): Grams => gramsOf[label] as Grams

/** Takes the label in either spelling of the specification ('1 kg', '1 KG', '500 GRAMS'). */
export function parseWeight(typed: string): WeightLabel | undefined {
  const plain = typed
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?gram(s)?$/, ' g')
  return weightLabels.find((label) => label === plain)
}
