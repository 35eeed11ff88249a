import { Button } from '#kit/button.tsx'
import { settle } from '#shop/catalogue/choice.ts'
import type { Choice, Product } from '#shop/catalogue/product.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { useLastPack } from '#web/cart/last-packs.ts'
import { readablePack } from '#words/formatters.ts'
import { cleaningLabels } from '#words/picked.ts'
import { quickAddWords } from '#words/text-list.ts'

export interface LastTime {
  readonly product: Product
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** Nothing for people who never bought it, or not in a form that is sold today. */
export default function AsLastTimeButton({ product, choice, onChoose }: LastTime) {
  const pack = useLastPack(product.cartId)
  if (pack === undefined) return null
  const { size, weight, cleaning } = pack.item
  const last = settle(product, {
    size,
    weight: product.weights.find((one) => one === weight),
    cleaning: product.cleaning.find((one) => one === cleaning),
  })
  const isSo = last.size === choice.size && last.weight === choice.weight && last.cleaning === choice.cleaning
  const words = [readablePack(pack.item), cleaning && labelOfCleaning(cleaning, { cleaningLabels })]
    .filter(Boolean)
    .join(', ')
  return (
    <Button look="quiet" className="as-last-time" aria-pressed={isSo} onClick={() => onChoose(last)}>
      {quickAddWords.asLastTime(words)}
    </Button>
  )
}
