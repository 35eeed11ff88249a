import type { Kysely, Transaction } from 'kysely'
import { lockOrder } from '#server/orders/lock-order.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import type { Paper } from '#shop/orders/bills/papers.ts'

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
    const before = await timesPrinted(tx, orderId, paper)
    await writeAct(tx, { ...press, act: 'print-papers', at })
    return { timesPrinted: before }
  })
}

/** How often a paper was printed before. */
export async function timesPrinted(read: Kysely<Tables>, orderId: string, paper: Paper): Promise<number> {
  const { times } = await read
    .selectFrom('staff_acts')
    .select((row) => row.fn.countAll<number>().as('times'))
    .where('thing', '=', thingPrinted(orderId, paper))
    .executeTakeFirstOrThrow()
  return times
}

const thingPrinted = (orderId: string, paper: Paper): string => `paper/${orderId}/${paper}`
