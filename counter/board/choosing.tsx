import { useState } from 'react'
import { Face } from '#counter/look/face.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { moveOrder, type Rider } from '#counter/order/move-order.ts'
import { Button } from '#kit/button.tsx'
import { readableShort } from '#shop/money.ts'
import { gramsOf } from '#shop/orders/board.ts'
import type { RiderNow } from '#shop/orders/riders.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { boardWords } from '#words/board.ts'
import { clockInWords, readableKilos } from '#words/formatters.ts'

type Stands = RiderNow<StaffGives<'board'>['riders'][number]>

/** What becomes of all that is chosen, at the foot of the screen: there is the one strong button as long as something is. */
export function ChosenFoot({
  orders,
  does,
  riders,
  onEnd,
}: {
  orders: readonly StaffOrder[]
  does: 'confirm' | 'send-out'
  riders: readonly Stands[]
  onEnd: () => void
}) {
  const [asks, setAsks] = useState(false)
  const grams = orders.reduce((sum, order) => sum + weightOf(order), 0)
  const paise = orders.map(({ totalPaise }) => totalPaise)
  const sum = paise.reduce<number | undefined>(
    (so, one) => (so === undefined || one === undefined ? undefined : so + one),
    0,
  )
  const [first] = riders
  const count = orders.length

  function all(rider?: Rider) {
    // each is an act of its own, with its own key: what the shop refuses is named one by one
    for (const order of orders) moveOrder(order, does, rider === undefined ? {} : { rider })
    onEnd()
  }

  return (
    <>
      {asks && (
        <div className="riders" role="group" aria-label={boardWords.whoTakes(count)}>
          {riders.map((stands) => (
            <button key={stands.rider.id} type="button" disabled={count === 0} onClick={() => all(stands.rider)}>
              <Face name={stands.rider.name} />
              <span>
                <b>{stands.rider.name}</b> {howRiderStands(stands)}
              </span>
            </button>
          ))}
        </div>
      )}
      <aside className="foot" aria-label={boardWords.chosen(count)}>
        <p>
          <strong>{boardWords.chosen(count)}</strong>
          <span>{[readableKilos(grams), sum !== undefined && readableShort(sum)].filter(Boolean).join(', ')}</span>
        </p>
        <Button look="plain" onClick={onEnd}>
          {boardWords.cancel}
        </Button>
        {does === 'confirm' && (
          <Button className="foot-go" disabled={count === 0} onClick={() => all()}>
            {boardWords.confirmThese(count)}
          </Button>
        )}
        {does === 'send-out' && (
          <Button look="quiet" aria-expanded={asks} onClick={() => setAsks(!asks)}>
            {boardWords.otherRider} <Icon name="up" />
          </Button>
        )}
        {does === 'send-out' && first !== undefined && (
          <Button className="foot-go" disabled={count === 0} onClick={() => all(first.rider)}>
            <Icon name="bike" />{' '}
            <span>
              {boardWords.give(count, first.rider.name)}
              {first.isAway && first.backAt !== undefined && (
                <small className="rider-back">{boardWords.backAt(clockInWords(first.backAt))}</small>
              )}
            </span>
          </Button>
        )}
      </aside>
    </>
  )
}

/** By the scale as far as it has spoken. */
const weightOf = (order: StaffOrder): number =>
  order.lines.every(({ weighedGrams }) => weighedGrams === undefined)
    ? gramsOf(order)
    : order.lines.reduce((sum, { weighedGrams = 0 }) => sum + weighedGrams, 0)

function howRiderStands({ stops, backAt, lastAt }: Stands): string {
  if (backAt !== undefined) return boardWords.isOut(stops, clockInWords(backAt))
  return lastAt === undefined ? boardWords.inShop : boardWords.inShopSince(clockInWords(lastAt))
}
