import type { Kysely, Transaction } from 'kysely'
import { lockOrder } from '#server/orders/lock-order.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import type { Paper } from '#shop/orders/bills/papers.ts'
import { jobStates, mayLieSomewhere } from '#shop/printers/jobs.ts'

interface PrintedPaper {
  readonly orderId: string
  readonly paper: Paper
  readonly key: string
  readonly by: By
  readonly at: number
}

type Printing = { readonly timesPrinted: number } | { readonly refused: 'no-such-order' }

/** Notes that a paper of an order is printed, so that printing it again at any tablet gives a copy. */
export async function printPaper(
  tx: Transaction<Tables>,
  { orderId, paper, key, by, at }: PrintedPaper,
): Promise<Printing | Repeated> {
  const thing = thingPrinted(orderId, paper)
  const press = { key, thing, by, pressed: {} }
  if ((await lockOrder(tx, orderId)) === undefined) return { refused: 'no-such-order' }
  return once(tx, press, async () => {
    const before = await printedAt(tx, orderId, paper)
    await writeAct(tx, { ...press, act: 'print-papers', at })
    return { timesPrinted: before.length }
  })
}

/** When a paper was printed from a browser: each time. */
export async function printedAt(read: Kysely<Tables>, orderId: string, paper: Paper): Promise<number[]> {
  const rows = await read
    .selectFrom('staff_acts')
    .select('done_at')
    .where('thing', '=', thingPrinted(orderId, paper))
    .execute()
  return rows.map(({ done_at: at }) => at)
}

/** How often slip and labels came out of the shop's own printer, or may have. */
export async function printedByPrinter(
  read: Kysely<Tables>,
  orderId: string,
): Promise<{ readonly slips: number; readonly labels: ReadonlyMap<number, number> }> {
  const rows = await read
    .selectFrom('printer_jobs')
    .select(['paper', 'line_no', 'state', 'began_at'])
    .where('order_id', '=', orderId)
    .execute()
  const came = rows.filter(({ state, began_at: beganAt }) =>
    mayLieSomewhere({ state: jobStates.find((one) => one === state) ?? 'unknown', hasBegun: beganAt !== null }),
  )
  const labels = Map.groupBy(
    came.filter(({ paper }) => paper === 'label'),
    ({ line_no: lineNo }) => lineNo ?? 0,
  )
  return {
    slips: came.filter(({ paper }) => paper === 'slip').length,
    labels: new Map([...labels].map(([lineNo, all]) => [lineNo, all.length])),
  }
}

const thingPrinted = (orderId: string, paper: Paper): string => `paper/${orderId}/${paper}`
