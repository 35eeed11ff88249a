import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { CustomerWishes } from '#counter/order/customer-wishes.tsx'
import { LineInShort } from '#counter/order/line-in-short.tsx'
import { LateMark } from '#counter/order/order-card.tsx'
import { SlotChoice, useSlotChoice } from '#counter/order/slot-choice.tsx'
import { slotSaidOf } from '#counter/order/slot-said.ts'
import { TryMark } from '#counter/order/try-mark.tsx'
import { useOrders } from '#counter/order/use-orders.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { snapshotOf, useKeep } from '#counter/outbox/snapshots.ts'
import { Button } from '#kit/button.tsx'
import { gramsOfAll } from '#shop/orders/board.ts'
import { bySlot } from '#shop/orders/by-slot.ts'
import { isLate } from '#shop/orders/lateness.ts'
import { type PackArea, packList } from '#shop/orders/pack-list.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { clockInWords, dayInWords, readableKilos } from '#words/formatters.ts'
import { listsWords } from '#words/lists.ts'
import { stateWords } from '#words/staff-orders.ts'
import type { Route } from './+types/pack-page'
import { TickBox } from './tick-box.tsx'
import { type Ticks, useTicks } from './use-ticks.ts'
import './lists.css'
import './tick-box.css'

export async function loader(args: Route.LoaderArgs) {
  return { board: await ask(args, 'board'), ticks: await ask(args, 'ticks') }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    const board = (await withMe('board', staffCalls.board.gives))?.data
    const ticks = await snapshotOf('ticks', staffCalls.ticks.gives)
    return board && ticks && { board, ticks }
  })

export const meta = () => [{ title: listsWords.packTitle }]

/** What goes into which box, slot by slot and area by area. */
export default function PackPage({ loaderData: { board, ticks: firstTicks } }: Route.ComponentProps) {
  const ticks = useTicks('pack', firstTicks)
  const {
    orders: all,
    told,
    now,
    following,
  } = useOrders(
    board,
    (since, signal) => staffApi('board', { body: { since: String(since) }, signal }),
    // what ends a tick is a change of its order
    { beside: { topics: ['orders', 'ticks'], refresh: ticks.refresh } },
  )
  useKeep('board', told, { riders: board.riders })
  const boxed = packList(all, now).flatMap(({ boxes }) => boxes.map(({ order }) => order))
  const listed = useSlotChoice(boxed)
  const grams = gramsOfAll(listed)
  return (
    <div className="list-page stack">
      <div className="screen-head">
        <h1>{listsWords.packTitle}</h1>
        <p>
          {readableKilos(grams)}, {dayInWords(now)}, {clockInWords(now)}
        </p>
        <LiveNote following={following} told={told.now} />
      </div>
      <div className="screen-tools list-tools">
        <Button look="quiet" className="needs-script" onClick={() => print()}>
          <Icon name="printer" /> {listsWords.print}
        </Button>
      </div>
      <SlotChoice orders={boxed} now={now} />
      {listed.length === 0 && <p className="screen-none">{listsWords.nothingToPack}</p>}
      {bySlot(listed).map(({ name, orders }) => (
        <section key={name} className="list-slot">
          <h2>{slotSaidOf(name, now)}</h2>
          {packList(orders, now).map((area) => (
            <Area key={area.area} area={area} now={now} ticks={ticks} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Area({ area: { area, grams, boxes }, now, ticks }: { area: PackArea<StaffOrder>; now: number; ticks: Ticks }) {
  return (
    <section className="list-part">
      <h3>
        {area} <span>{readableKilos(grams)}</span>
      </h3>
      {boxes.map(({ order, lines }) => (
        <section key={order.id} className="box">
          <h4>
            {listsWords.box(order.number)} <span className="tag">{stateWords[order.status]}</span>{' '}
            {order.isTry === true && <TryMark />} {isLate(order, now) && <LateMark />}
          </h4>
          <CustomerWishes order={order} place="pack-list" />
          <ul role="list" className="ticks">
            {lines.map((listed) => (
              <li key={listed.mark} className="pack-line" data-done={ticks.tickOf(listed.mark) && true}>
                <p>
                  <LineInShort line={listed.line} />
                </p>
                <TickBox ticks={ticks} lines={[listed]} label={listsWords.packOf(listed.line.title)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
