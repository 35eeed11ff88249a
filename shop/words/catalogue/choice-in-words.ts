import { settle } from '#shop/catalogue/choice.ts'
import { priceOf } from '#shop/catalogue/pricing.ts'
import type { Choice, Product } from '#shop/catalogue/product.ts'
import { readable } from '#shop/money.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { choicesWords } from '#words/choices.ts'
import { readableLabel, readableSize } from '#words/formatters.ts'
import { cleaningLabels, pickedWords } from '#words/picked.ts'

/** 'Will add: Jumbo, 1 kg, ₹800.00; cleaning: no preference'. Undefined when there is no price to add it at. */
export function sentenceOfChoice(product: Product, choice: Choice): string | undefined {
  const inWords = choiceInWords(product, choice)
  return inWords && choicesWords.willAdd(inWords)
}

/** 'Jumbo, 1 kg, ₹800.00; cleaning: no preference': the choice with what was missing filled in. */
export function choiceInWords(product: Product, choice: Choice): string | undefined {
  const settled = settle(product, choice)
  const price = priceOf(product, settled)
  if (price === undefined) return undefined
  const { size, weight } = settled
  const pack = [size && readableSize(size), weight && readableLabel(weight), readable(price)].filter(Boolean).join(', ')
  return `${pack}${wordsOfCleaning(product, settled)}`
}

function wordsOfCleaning({ cleaning }: Product, { cleaning: wanted }: Choice): string {
  if (cleaning.length === 0) return ''
  return pickedWords.withCleaning(
    wanted === undefined ? pickedWords.noPreference : labelOfCleaning(wanted, { cleaningLabels }),
  )
}
