import { SmallPicture } from '#counter/catalogue/small-picture.tsx'
import { Stepper } from '#kit/stepper.tsx'
import { mostOfOneLine } from '#shop/catalogue/pricing.ts'
import { productByCartId } from '#shop/catalogue/product.ts'
import { type Paise, readableShort } from '#shop/money.ts'
import type { DraftLine } from '#shop/wire/order-draft.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { readablePack } from '#words/formatters.ts'
import { cleaningLabels } from '#words/picked.ts'
import type { OrderFacts } from './order-facts.ts'
import './new-order.css'

/** What is in the order: packs up and down, new ones with an edge, those that go struck through. */
export function DraftLines({
  draft,
  facts,
  sumOf,
  marksNew = false,
  onPacks,
}: {
  draft: readonly DraftLine[]
  facts: Pick<OrderFacts, 'products' | 'shots'>
  /** what all packs of a line cost; undefined while that is not known */
  sumOf: (line: DraftLine) => Paise | undefined
  /** in an order that there was before, what is new has an edge */
  marksNew?: boolean
  onPacks: (key: string, quantity: number) => void
}) {
  return (
    <ul role="list" className="draft-lines">
      {draft.map((line) => {
        const product = productByCartId(facts, line.id)
        const title = product?.title ?? line.title
        const sum = line.isOut ? undefined : sumOf(line)
        const is = line.isOut ? 'out' : marksNew && line.line === undefined ? 'new' : undefined
        const cut = line.cleaning === undefined ? '' : labelOfCleaning(line.cleaning, { cleaningLabels })
        return (
          <li key={line.key} data-is={is}>
            <SmallPicture small={product && facts.shots[product.picture]} />
            <p className="draft-name">
              {line.isOut ? <s>{title}</s> : <strong>{title}</strong>}
              <span>{[readablePack(line), cut].filter(Boolean).join(', ')}</span>
            </p>
            <Stepper
              count={line.isOut ? 0 : line.quantity}
              least={0}
              most={mostOfOneLine}
              of={title}
              onChange={(quantity) => onPacks(line.key, quantity)}
            />
            <p className="draft-sum">{sum === undefined ? (line.isOut ? '₹0' : '') : readableShort(sum)}</p>
          </li>
        )
      })}
    </ul>
  )
}
