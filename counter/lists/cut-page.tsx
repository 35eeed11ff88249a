import { Fragment } from 'react'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { CutWish } from '#counter/order/cut-wish.tsx'
import { BothTitles } from '#counter/order/fish-title.tsx'
import { SlotChoice, useSlotChoice } from '#counter/order/slot-choice.tsx'
import { slotSaidOf } from '#counter/order/slot-said.ts'
import { useOrders } from '#counter/order/use-orders.ts'
import { useKeepAhead } from '#counter/outbox/keep-ahead.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { isToWeigh, weighPath } from '#counter/scan/order-path.ts'
import { ButtonLink } from '#kit/button.tsx'
import { type CutFish, type CutRow, cutList, cutParts } from '#shop/orders/cut-list.ts'
import { isLate } from '#shop/orders/lateness.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { wishesSaid } from '#shop/words/orders/wishes-said.ts'
import { readableKilos, readableLabel, readableSize } from '#words/formatters.ts'
import { listsWords } from '#words/lists.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import type { Route } from './+types/cut-page'
import { ListPage } from './list-page.tsx'
import { Tick } from './tick.tsx'

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  return { me, board: await ask(args, 'board') }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    const kept = await withMe('board', staffCalls.board.gives)
    return kept && { me: kept.me, board: kept.data }
  })

export const meta = () => [{ title: listsWords.cutTitle }]

/** What to prepare, slot by slot, and what not before its cut-off: fish, size and cut, with packs, kilos and orders. */
export default function CutPage({ loaderData: { me, board } }: Route.ComponentProps) {
  const {
    orders: all,
    told,
    now,
    following,
  } = useOrders(board, (since, signal) => staffApi('board', { body: { since: String(since) }, signal }))
  useKeep('board', told, { riders: board.riders })
  useKeepAhead(told.orders, me)
  const cut = cutList(all, now).flatMap(({ rows }) => rows.flatMap(({ lines }) => lines.map(({ order }) => order)))
  const toCut = [...new Set(cut)]
  const listed = useSlotChoice(toCut)
  return (
    <ListPage title={listsWords.cutTitle} list="cut" now={now} told={told.now} following={following} orders={listed}>
      <SlotChoice orders={toCut} now={now} />
      <ToScale orders={listed.filter((order) => isToWeigh(order, me))} />
      {listed.length === 0 && <p className="screen-none">{listsWords.nothingToCut}</p>}
      {cutParts(listed, now).map(({ name, from, orders }) => (
        <section key={`${name}/${from}`} className="list-slot">
          <h2>{slotSaidOf(name, now)}</h2>
          {from !== undefined && <p>{listsWords.notBefore(from, now)}</p>}
          {cutList(orders, now).map((fish) => (
            <Fish key={fish.title} fish={fish} now={now} waits={from !== undefined} />
          ))}
        </section>
      ))}
    </ListPage>
  )
}

function Fish({ fish, now, waits }: { fish: CutFish<StaffOrder>; now: number; waits: boolean }) {
  const { grams, rows } = fish
  return (
    <section className="list-part">
      <h3>
        <BothTitles line={fish} /> <span>{readableKilos(grams)}</span>
      </h3>
      <ul role="list" className="ticks">
        {rows.map((row) => (
          <li key={`${row.size}/${row.cleaning}`}>
            <CutLine row={row} now={now} waits={waits} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What lies cut goes to the scale, order by order. */
function ToScale({ orders }: { orders: readonly StaffOrder[] }) {
  if (orders.length === 0) return null
  return (
    <nav className="screen-tools list-tools" aria-label={listsWords.toScale}>
      {orders.map((order) => (
        <ButtonLink key={order.id} look="quiet" to={weighPath(order)}>
          {listsWords.weigh(order.number)}
        </ButtonLink>
      ))}
    </nav>
  )
}

function CutLine({
  row: { size, cleaning, pieces, grams, packs, lines },
  now,
  waits,
}: {
  row: CutRow<StaffOrder>
  now: number
  waits: boolean
}) {
  return (
    <Tick marks={lines.map(({ mark }) => `cut/${mark}`)} waits={waits}>
      <span className="cut-what">
        <strong>{size === '' ? listsWords.anySize : readableSize(size)}</strong>{' '}
        <span>
          <CutWish cleaning={cleaning} none={listsWords.noWish} />
        </span>
      </span>
      <span className="cut-much">
        <strong>{readableKilos(grams)}</strong> <span>{listsWords.pieces(pieces)}</span>{' '}
        <span className="muted">
          {packs.map(({ weight, count }) => listsWords.packs(count, readableLabel(weight))).join(', ')}
        </span>
      </span>
      <span className="cut-for">
        {lines.map(({ mark, order, line }) => (
          <span key={mark} className="cut-order">
            {listsWords.forOrder(order.number, line.quantity, readableLabel(line.weight))}
            {line.isWholeFish && <strong> {staffOrderWords.wholeFish}</strong>}
            {isLate(order, now) && <em> {listsWords.late}</em>}
            {wishesSaid(order, 'cut-list', orderWishesWords).map(({ name, said, isWritten }) => (
              <Fragment key={name}>
                {' '}
                {isWritten ? <q className="wish-of-order">{said}</q> : <b className="wish-of-order">{said}</b>}
              </Fragment>
            ))}
          </span>
        ))}
      </span>
    </Tick>
  )
}
