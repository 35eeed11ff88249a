import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Stepper } from '#kit/stepper.tsx'
import { settle } from '#shop/catalogue/choice.ts'
import { mostOfOneLine } from '#shop/catalogue/pricing.ts'
import { type Choice, type Product, productByCartId } from '#shop/catalogue/product.ts'
import { readable } from '#shop/money.ts'
import { parseWeight } from '#shop/weight.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { type DraftLine, packsOf } from '#shop/wire/order-draft.ts'
import { readableChoice } from '#shop/words/cart/line-in-words.ts'
import type { ShelfNow } from '#web/cart/use-shelf.ts'
import { ChoiceForm } from '#web/catalogue/choice-form.tsx'
import { boughtTitle } from '#web/orders/bought-title.ts'
import { changedWords } from '#words/changed.ts'

/** The lines of the order with their packs and choices; what is taken out can be put back until it is saved. */
export function ChangeLines({
  seen,
  draft,
  shelf,
  onChange,
}: {
  seen: OrderToChange
  draft: readonly DraftLine[]
  shelf: ShelfNow
  onChange: (draft: readonly DraftLine[]) => void
}) {
  const change = (line: DraftLine, different: Partial<DraftLine>) =>
    onChange(draft.map((one) => (one.key === line.key ? { ...one, ...different } : one)))
  return (
    <ul role="list" className="change-lines">
      {draft.map((line) =>
        line.isOut ? (
          <TakenOut key={line.key} title={titleOf(line, shelf)} onPutBack={() => change(line, { isOut: false })} />
        ) : (
          <ChangeLine key={line.key} seen={seen} line={line} shelf={shelf} onChange={(news) => change(line, news)} />
        ),
      )}
    </ul>
  )
}

/** As it is called on this page today, and as it was bought where the shop has not said that yet. */
const titleOf = ({ id, title }: DraftLine, shelf: ShelfNow): string =>
  boughtTitle(title, typeof shelf === 'object' ? productByCartId(shelf, id) : undefined).title

function TakenOut({ title, onPutBack }: { title: string; onPutBack: () => void }) {
  return (
    <li className="change-line">
      <p>{changedWords.isOut(title)}</p>
      <Button look="quiet" autoFocus aria-label={changedWords.putBackOf(title)} onClick={onPutBack}>
        {changedWords.putBack}
      </Button>
    </li>
  )
}

function ChangeLine({
  seen,
  line,
  shelf,
  onChange,
}: {
  seen: OrderToChange
  line: DraftLine
  shelf: ShelfNow
  onChange: (different: Partial<DraftLine>) => void
}) {
  const today = typeof shelf === 'object' ? shelf : { products: [] }
  const product = productByCartId(today, line.id)
  const { title, lang } = boughtTitle(line.title, product)
  const packs = packsOf(seen, line, today)
  const ordered = seen.lines.find((one) => one.line === line.line)
  const isSold = product?.available === true
  const [isChoosing, setChoosing] = useState(false)
  function choose(choice: Choice) {
    if (product === undefined) return
    const { size = '', weight = line.weight, cleaning } = settle(product, choice)
    onChange({ size, weight, cleaning })
  }
  return (
    <li className="change-line">
      <div>
        <h3 lang={lang}>{title}</h3>
        <p className="small muted">{readableChoice({ ...line, cleaning: line.cleaning }, product)}</p>
        {packs.map(({ packs: count, rate, isNew }) => (
          <p key={String(isNew)} className="small">
            {rate === undefined
              ? changedWords.notSoldNow
              : changedWords[isNew ? 'isNew' : 'stays'](count, readable(rate))}
          </p>
        ))}
      </div>
      <Stepper
        count={line.quantity}
        most={isSold ? mostOfOneLine : Math.max(1, ordered?.quantity ?? 1)}
        of={title}
        onChange={(quantity) => onChange({ quantity })}
      />
      {product !== undefined && isSold && (
        <div>
          <Button
            look="quiet"
            aria-expanded={isChoosing}
            aria-label={changedWords.chooseOf(title)}
            onClick={() => setChoosing(!isChoosing)}
          >
            {changedWords.choose}
          </Button>
          {isChoosing && <ChoiceForm product={product} back={{}} choice={choiceOf(line, product)} onChoose={choose} />}
        </div>
      )}
      <Button look="plain" aria-label={changedWords.takeOutOf(title)} onClick={() => onChange({ isOut: true })}>
        {changedWords.takeOut}
      </Button>
    </li>
  )
}

const choiceOf = ({ size, weight, cleaning }: DraftLine, product: Product): Choice => ({
  size: size === '' ? undefined : size,
  weight: parseWeight(weight),
  cleaning: product.cleaning.find((code) => code === cleaning),
})
