import { type Paise, paise, readable } from '#shop/money.ts'
import { wholeGrams } from '#shop/weight.ts'
import { readableWeight } from '#words/formatters.ts'
import { weighedWords } from '#words/orders.ts'

/** What was weighed beside what was ordered: '40 g more, ₹80.00 more'. */
export function differenceInWords(grams: number, money: Paise): string {
  const parts = [
    [grams, readableWeight(wholeGrams(Math.abs(grams)))] as const,
    [money, readable(paise(Math.abs(money)))] as const,
  ].flatMap(([by, amount]) => (by === 0 ? [] : by > 0 ? weighedWords.more(amount) : weighedWords.less(amount)))
  return parts.length === 0 ? weighedWords.asOrdered : parts.join(', ')
}
