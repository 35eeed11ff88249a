import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import {
  asWeighable,
  atLine,
  type LinePress,
  type NotThere,
  needsPin,
  pressAtLine,
} from '#server/orders/weighing/act-at-line.ts'
import { weighingOf } from '#server/orders/weighing/weighing-view.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { limits } from '#shop/accounts/limits.ts'
import { type WeighingRefused, whyNotChanged } from '#shop/orders/line-moves.ts'

interface NewPhotograph extends Omit<LinePress, 'telling'> {
  /** in base64, without all that is no picture */
  readonly jpeg: string
}

type AddingPhotograph =
  | { readonly added: true }
  | { readonly refused: 'nothing-weighed' | 'photographs-too-many' | 'pin-needed' }
  | WeighingRefused
  | NotThere
  | Repeated

/** Keeps what the tablet saw on the scale. Of a line there is one photograph, of the weighing that counts. */
export async function addPhotograph(tx: Transaction<Tables>, wanted: NewPhotograph): Promise<AddingPhotograph> {
  const { orderId, lineNo, seen, jpeg, by, at } = wanted
  const picture = createHash('sha256').update(jpeg).digest('base64url')
  const press = pressAtLine(wanted, { does: 'photograph', picture })
  if (await needsPin(tx, { orderId, by: press.by })) return { refused: 'pin-needed' }
  return once(tx, press, async (): Promise<AddingPhotograph> => {
    const there = await atLine(tx, orderId, lineNo)
    if ('refused' in there) return there
    const refused = whyNotChanged(asWeighable(there), { seen, role: by.role })
    if (refused !== undefined) return refused
    const weighing = weighingOf(there.line)
    if (weighing === undefined) return { refused: 'nothing-weighed' }
    const turns = [{ limit: limits.photographsPerPerson, who: `staff/${by.id}` }]
    const over = await takeTurns(tx, { turns, at })
    if (over) return { refused: 'photographs-too-many' }
    // Those of earlier weighings count no more.
    await tx.deleteFrom('line_photographs').where('order_id', '=', orderId).where('line_no', '=', lineNo).execute()
    await tx
      .insertInto('line_photographs')
      .values({ order_id: orderId, line_no: lineNo, move_no: weighing.no, taken_at: at, jpeg })
      .execute()
    await writeAct(tx, { ...press, act: 'weigh-lines', at, after: { line: lineNo, photographOf: weighing.no } })
    return { added: true }
  })
}
