import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { type Comparable, differences } from '#shop/orders/order-was.ts'
import { titleOfLine } from '#server/catalogue/title-of-line.ts'
import { may } from '#shop/staff/staff.ts'
import type { DifferenceTold } from '#shop/wire/differences.ts'
import type { OrderChangeTold } from '#shop/wire/staff/orders.ts'
import { type ChangeableRow, changeableRow, orderWas, standingLines } from './changeable-order.ts'
import { changesOf, type KeptChange } from './order-changes.ts'
import type { Looking } from '#server/orders/staff-order-view.ts'

/** What the buyer has changed of an order, each time against how it stood before; sums for those who may see them. */
export async function changesTold(
  read: Kysely<Tables>,
  orderId: string,
  looking: Pick<Looking, 'by' | 'catalogue' | 'language'>,
): Promise<OrderChangeTold[]> {
  const changes = await changesOf(read, orderId)
  if (changes.length === 0) return []
  const row = await changeableRow(read, orderId)
  const states = [...changes.map(asKept), ...(row ? [await asItStands(read, row)] : [])]
  return changes.flatMap(({ at, was }, place) => {
    const [before, after] = [states[place], states[place + 1]]
    if (before === undefined || after === undefined) return []
    const what = differences(before, after)
      .map((one) => told(one, looking))
      .filter((one) => one.what !== 'total' || may(looking.by.role, 'see-sums'))
    return [{ at, status: was.status, what }]
  })
}

const asKept = ({ was, address, note }: KeptChange): Comparable => ({ ...was, address, note })

async function asItStands(read: Kysely<Tables>, row: ChangeableRow): Promise<Comparable> {
  const { shipping_json: address, cutter_note: note } = row
  return { ...orderWas(row, await standingLines(read, row.id)), address, note }
}

/** Of a line only what tells it from others: its price is in no answer that does not show sums. */
function told(
  difference: ReturnType<typeof differences>[number],
  spoken: Pick<Looking, 'catalogue' | 'language'>,
): DifferenceTold {
  if (difference.what === 'slot') return { what: 'slot', was: hours(difference.was), is: hours(difference.is) }
  if (!('line' in difference)) return difference
  const { lineNo, productId, size, weight, cleaning, quantity } = difference.line
  const { title } = titleOfLine({ productId, title: difference.line.title }, spoken)
  return { ...difference, line: { lineNo, title, size, weight, cleaning, quantity } }
}

const hours = (slot: Comparable['slot']) => slot && { startsAt: slot.startsAt, endsAt: slot.endsAt }
