import { Link } from 'react-router'
import type { Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import type { BatchHolder, WholeBatch } from '#shop/wire/staff/batches.ts'
import { batchesWords as words } from '#words/batches.ts'
import { readableKilos } from '#words/formatters.ts'
import { stateWords } from '#words/staff-orders.ts'
import { useAct } from '../press/use-act.ts'
import { batchRefusal } from './batch-refusal.ts'
import { whoDid } from './in-words.ts'

interface Props {
  readonly whole: WholeBatch
  readonly mayTell: boolean
  readonly onDone: (said: string, answered: WholeBatch) => Promise<void>
  readonly onRefused: (why: Answered) => Promise<void>
}

/** The orders that hold it; once it is recalled, who of their buyers was called. */
export function BatchOrders({ whole: { batch, orders }, mayTell, onDone, onRefused }: Props) {
  const act = useAct('noteRecallTold')
  const toTell = orders.filter(({ told }) => told === undefined).length

  async function told({ id, number }: BatchHolder) {
    const answer = await act({ params: { code: batch.code }, body: { orderId: id } })
    await (answer.ok ? onDone(words.toldOf(number), answer.body) : onRefused(batchRefusal(answer)))
  }

  return (
    <section className="stack">
      <h2>{words.orders}</h2>
      {orders.length === 0 && <p>{words.noOrders}</p>}
      {batch.recalled && toTell > 0 && (
        <p>
          <strong>{words.toTell(toTell)}</strong>
        </p>
      )}
      <ul role="list" className="batch-orders">
        {orders.map((order) => (
          <li key={order.id}>
            <p className="work-facts">
              <Link to={`/orders/${order.id}`}>{words.order(order.number)}</Link>
              <span>{stateWords[order.status]}</span>
              <strong>{readableKilos(order.lines.reduce((sum, { grams }) => sum + grams, 0))}</strong>
              {order.buyer && <span>{order.buyer.name}</span>}
            </p>
            {batch.recalled && (
              <p className="work-facts">
                {order.buyer && (
                  <a href={`tel:${dialled(order.buyer.phone)}`}>{words.call(readableMobile(order.buyer.phone))}</a>
                )}
                <span>{order.told ? words.toldBy(whoDid(order.told.by), order.told.at) : words.notTold}</span>
                {mayTell && order.told === undefined && (
                  <Button
                    look="quiet"
                    className="needs-script"
                    aria-label={words.toldThem(order.number)}
                    onClick={() => void told(order)}
                  >
                    {words.told}
                  </Button>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
