import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { CustomerWishes } from '#counter/order/customer-wishes.tsx'
import { LineInShort } from '#counter/order/line-in-short.tsx'
import { LateMark } from '#counter/order/order-card.tsx'
import { SlotChoice, useSlotChoice } from '#counter/order/slot-choice.tsx'
import { slotSaidOf } from '#counter/order/slot-said.ts'
import { useOrders } from '#counter/order/use-orders.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { bySlot } from '#shop/orders/by-slot.ts'
import { type PackArea, packList } from '#shop/orders/cut-list.ts'
import { isLate } from '#shop/orders/lateness.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { readableKilos } from '#words/formatters.ts'
import { listsWords } from '#words/lists.ts'
import { stateWords } from '#words/staff-orders.ts'
import type { Route } from './+types/pack-page'
import { ListPage } from './list-page.tsx'
import { Tick } from './tick.tsx'

export const loader = (args: Route.LoaderArgs) => ask(args, 'board')

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => (await withMe('board', staffCalls.board.gives))?.data)

export const meta = () => [{ title: listsWords.packTitle }]

/** What goes into which box, slot by slot and area by area. */
export default function PackPage({ loaderData }: Route.ComponentProps) {
  const {
    orders: all,
    told,
    now,
    following,
  } = useOrders(loaderData, (since, signal) => staffApi('board', { body: { since: String(since) }, signal }))
  useKeep('board', told, { riders: loaderData.riders })
  const boxed = packList(all, now).flatMap(({ boxes }) => boxes.map(({ order }) => order))
  const listed = useSlotChoice(boxed)
  return (
    <ListPage title={listsWords.packTitle} list="pack" now={now} told={told.now} following={following} orders={listed}>
      <SlotChoice orders={boxed} now={now} />
      {listed.length === 0 && <p className="screen-none">{listsWords.nothingToPack}</p>}
      {bySlot(listed).map(({ name, orders }) => (
        <section key={name} className="list-slot">
          <h2>{slotSaidOf(name, now)}</h2>
          {packList(orders, now).map((area) => (
            <Area key={area.area} area={area} now={now} />
          ))}
        </section>
      ))}
    </ListPage>
  )
}

function Area({ area: { area, grams, boxes }, now }: { area: PackArea<StaffOrder>; now: number }) {
  return (
    <section className="list-part">
      <h3>
        {area} <span>{readableKilos(grams)}</span>
      </h3>
      {boxes.map(({ order, lines }) => (
        <section key={order.id} className="box">
          <h4>
            {listsWords.box(order.number)} <span className="tag">{stateWords[order.status]}</span>{' '}
            {isLate(order, now) && <LateMark />}
          </h4>
          <CustomerWishes order={order} place="pack-list" />
          <ul role="list" className="ticks">
            {lines.map(({ mark, line }) => (
              <li key={mark}>
                <Tick marks={[`pack/${mark}`]}>
                  <LineInShort line={line} />
                </Tick>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
