import type { Transaction } from 'kysely'
import { lockOrder } from '#server/orders/lock-order.ts'
import { orderTopic } from '#server/orders/order-topic.ts'
import type { BuyerTelling } from '#server/orders/tell-buyer.ts'
import { tellSumAnew } from '#server/orders/weighing/tell-anew.ts'
import { linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { type CreditDecision, decideCredit } from '#shop/orders/bills/bills.ts'
import { isLive } from '#shop/orders/line-status.ts'
import { openStatuses } from '#shop/orders/moves.ts'
import { billsOf } from './bills-store.ts'
import { drawCreditNote } from './settle-bill.ts'

interface WantedCredit {
  readonly orderId: string
  readonly bill: string
  readonly lineNo: number | null
  readonly paise: number
  readonly reason: string
  readonly key: string
  /** whom to tell what is now to pay; undefined: nobody */
  readonly telling: BuyerTelling | undefined
  readonly by: By
  readonly at: number
}

type Crediting =
  | { readonly credited: string }
  | Exclude<CreditDecision, { credited: unknown }>
  | { readonly refused: 'no-such-order' | 'no-such-line' }

/** The owner gives back a part of a bill. The bill stays as it was drawn: a credit note follows. */
export async function creditBuyer(tx: Transaction<Tables>, wanted: WantedCredit): Promise<Crediting | Repeated> {
  const { orderId, bill, lineNo, reason, key, telling, by, at } = wanted
  const press = { key, thing: `order/${orderId}`, by, pressed: { bill, lineNo, paise: wanted.paise, reason } }
  const order = await lockOrder(tx, orderId)
  if (order === undefined) return { refused: 'no-such-order' }
  return once(tx, press, async (): Promise<Crediting> => {
    const drawn = (await billsOf(tx, orderId)).find(({ number }) => number === bill)
    if (lineNo !== null && !(await isSupplied(tx, orderId, lineNo))) return { refused: 'no-such-line' }
    const decision = decideCredit(drawn, wanted.paise)
    if ('refused' in decision) return decision
    const { credited } = decision
    const creditNote = await drawCreditNote(tx, { bill, credited, lineNo, cause: 'by-owner', reason, by, at })
    await writeAct(tx, { ...press, act: 'credit-buyers', at, after: { creditNote, paise: credited }, reason })
    await noteChanged(tx, orderId, at)
    if (telling !== undefined) await tellSumAnew(tx, { order, telling, at })
    await announce(tx, orderTopic(orderId))
    return { credited: creditNote }
  })
}

/** Screens that ask for changed orders get what is now to pay for this one. */
const noteChanged = (tx: Transaction<Tables>, orderId: string, at: number) =>
  tx
    .updateTable('orders')
    .set({ changed_at: at })
    .where('id', '=', orderId)
    .where('status', 'in', openStatuses)
    .execute()

/** What was left out or replaced is on no bill. */
async function isSupplied(tx: Transaction<Tables>, orderId: string, lineNo: number): Promise<boolean> {
  const lines = await linesOnScale(tx, orderId)
  return lines.some(({ row, standing }) => row.line_no === lineNo && isLive(standing))
}
