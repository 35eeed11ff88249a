import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '#browser/api.ts'
import { Answer as Answered, type Answered as AnsweredValue } from '#forms/answer.tsx'
import { deskHomeWords as words } from '#words/desk-home.ts'
import { Button } from '#kit/button.tsx'
import type { SmallShot } from '#kit/shot.ts'
import { InOrder } from './in-order.tsx'
import { SmallPicture } from './small-picture.tsx'

/** One part of the home page: its items, in their order. */
export function HomePart<Item>({
  title,
  items,
  keyOf,
  titleOf,
  productOf,
  linkOf,
  noteOf,
  smallOf,
  mayChange,
  onSave,
  onTakeAway,
}: {
  title: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  titleOf: (item: Item) => string
  /** the cart id of the product whose picture stands beside it */
  productOf: (item: Item) => string
  /** where it is changed by itself */
  linkOf?: (item: Item) => string
  noteOf?: (item: Item) => string
  smallOf: (cartId: string) => SmallShot | undefined
  mayChange: boolean
  onSave: (order: readonly Item[]) => Promise<Answer<unknown>>
  onTakeAway: (left: readonly Item[], title: string) => Promise<AnsweredValue>
}) {
  const head = useId()
  const [answered, setAnswered] = useState<AnsweredValue>()

  async function takeAway(item: Item) {
    const left = items.filter((one) => keyOf(one) !== keyOf(item))
    setAnswered(await onTakeAway(left, titleOf(item)))
  }

  return (
    <section className="stack" aria-labelledby={head}>
      <h2 id={head}>{title}</h2>
      <Answered to={answered} />
      {items.length === 0 && <p>{words.nothing}</p>}
      <InOrder label={title} items={items} keyOf={keyOf} titleOf={titleOf} onSave={mayChange ? onSave : undefined}>
        {(item) => (
          <>
            <SmallPicture small={smallOf(productOf(item))} />
            <div className="row-text">
              <h3>{mayChange && linkOf ? <Link to={linkOf(item)}>{titleOf(item)}</Link> : titleOf(item)}</h3>
              {noteOf && <p className="muted">{noteOf(item)}</p>}
            </div>
            {mayChange && (
              <span className="row-acts needs-script">
                <Button look="quiet" aria-label={words.takeAwayOf(titleOf(item))} onClick={() => void takeAway(item)}>
                  {words.takeAway}
                </Button>
              </span>
            )}
          </>
        )}
      </InOrder>
    </section>
  )
}
