import type { Rider } from '#counter/order/move-order.ts'
import { OrderCard } from '#counter/order/order-card.tsx'
import type { Board } from '#shop/orders/board.ts'
import { may } from '#shop/staff/staff.ts'
import { kilosAsTyped } from '#shop/stock/kilos.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { readableKilos } from '#words/formatters.ts'
import { boardWords } from '#words/lists.ts'
import { stateWords } from '#words/staff-orders.ts'

/** Counts and kilos of each state at a glance, then the orders; what ended today is folded away. What was moved here a moment ago still stands where it stood. */
export function BoardStates({
  board: { states },
  placed,
  orders: all,
  ...of
}: {
  board: Board<StaffOrder>
  /** by which the cards are laid out */
  placed: Board<StaffOrder>
  orders: readonly StaffOrder[]
  now: number
  me: Me
  riders: readonly Rider[]
}) {
  const busy = placed.states.filter(({ orders }) => orders.length > 0)
  const { ended } = placed
  const asItIs = new Map(all.map((order) => [order.id, order]))
  const cards = (orders: readonly StaffOrder[]) =>
    orders.map((order) => <OrderCard key={order.id} order={asItIs.get(order.id) ?? order} {...of} />)
  return (
    <>
      <nav aria-label={boardWords.states}>
        <ul role="list" className="board-states">
          {states.map(({ status, orders, grams, late }) => (
            <li key={status}>
              <a href={`#${idOf(status)}`} data-none={orders.length === 0 || undefined}>
                <strong>{orders.length}</strong> <span>{stateWords[status]}</span>
                <span className="muted">{readableKilos(grams)}</span>
                {late > 0 && <span className="late">{boardWords.lateCount(late)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {busy.length === 0 && <p className="screen-none">{boardWords.none}</p>}
      {may(of.me.role, 'confirm-orders') && busy.length > 0 && <p className="muted">{boardWords.tells}</p>}
      {states.map(({ status, orders, grams }, place) => (
        <section
          key={status}
          id={idOf(status)}
          className="board-state"
          data-none={placed.states[place]?.orders.length === 0 || undefined}
        >
          <div className="board-state-head">
            <h2>{stateWords[status]}</h2>
            <p>{boardWords.state(orders.length, kilosAsTyped(grams))}</p>
          </div>
          <ul role="list" className="orders">
            {cards(placed.states[place]?.orders ?? [])}
          </ul>
        </section>
      ))}
      <details className="fold">
        <summary>{boardWords.ended(ended.length)}</summary>
        <ul role="list" className="orders">
          {cards(ended)}
        </ul>
      </details>
    </>
  )
}

const idOf = (status: string): string => status.toLowerCase().replaceAll(' ', '-')
