import type { Kysely, Selectable, Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { LineTicksTable, Tables } from '#server/storage/tables.ts'
import { tickLists, ticksEndedBy } from '#shop/orders/ticks.ts'

/** Announced when somebody ticks. What ends a tick otherwise changes its order, and is announced as that. */
export const ticksTopic = 'ticks'

/** All ticks that stand, with how many times they were changed: who has two answers shows that of the greater version. */
export async function ticksThatStand(
  read: Kysely<Tables>,
): Promise<{ readonly version: number; readonly rows: readonly Selectable<LineTicksTable>[] }> {
  // The version first: a tick that comes between is in the rows, and no answer is older than it says.
  const [topic] = (await versionOf(read, {})).rows
  const { rows } = await allTicks(read, {})
  return { version: topic?.version ?? 0, rows }
}

const versionOf = prepared((read) => read.selectFrom('changes').select('version').where('topic', '=', ticksTopic))

const allTicks = prepared((read) =>
  read
    .selectFrom('line_ticks')
    .select(['order_id', 'line_no', 'list', 'press_key', 'ticked_by', 'ticked_at'])
    .orderBy('order_id')
    .orderBy('line_no')
    .orderBy('list'),
)

/** An order was moved: those of its ticks go that would lie. */
export async function endTicksOfOrder(
  tx: Transaction<Tables>,
  { orderId, move, to }: { readonly orderId: string; readonly move: string; readonly to: string },
): Promise<void> {
  for (const list of ticksEndedBy({ move, to })) await endOnList(tx, { orderId, list })
}

/** Nothing of an order is made any more: its customer may change all of it again. */
export async function endAllTicks(tx: Transaction<Tables>, { orderId }: { readonly orderId: string }): Promise<void> {
  for (const list of tickLists) await endOnList(tx, { orderId, list })
}

const endOnList = prepared((tx, { orderId, list }: { orderId: string; list: string }) =>
  tx.deleteFrom('line_ticks').where('order_id', '=', orderId).where('list', '=', list),
)

/** A line is not any more what was ticked: it was weighed, changed, left out, replaced or taken out. */
export async function endTicksOfLine(
  tx: Transaction<Tables>,
  { orderId, lineNo }: { readonly orderId: string; readonly lineNo: number },
): Promise<void> {
  await endOfLine(tx, { orderId, lineNo })
}

const endOfLine = prepared((tx, { orderId, lineNo }: { orderId: string; lineNo: number }) =>
  tx.deleteFrom('line_ticks').where('order_id', '=', orderId).where('line_no', '=', lineNo),
)
