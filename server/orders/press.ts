import type { Transaction } from 'kysely'
import { actorIn } from '#shop/by.ts'
import type { Role } from '#shop/staff.ts'
import { actWithKey } from '#server/staff/acts.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Somebody of staff presses a button at an order. */
export interface Press {
  readonly orderId: string
  /** the version of the order that the screen showed */
  readonly seen: number
  /** made by the screen, one for each press */
  readonly key: string
  readonly by: { readonly id: string; readonly role: Role; readonly device: string }
  readonly at: number
}

export type Earlier = { repeated: true } | { refused: 'other-press' }

/** A key belongs to one press: the same again is the same act, another under it is refused. */
export async function earlierPress(
  tx: Transaction<Tables>,
  { key, orderId, by }: Press,
  pressed: object,
): Promise<Earlier | undefined> {
  const act = await actWithKey(tx, key)
  if (act === undefined) return undefined
  const written = JSON.parse(act.after_json) as { pressed?: object }
  const isSame =
    act.thing === thingOf(orderId) &&
    isBy(act.done_by, by.id) &&
    JSON.stringify(written.pressed) === JSON.stringify(pressed)
  return isSame ? { repeated: true } : { refused: 'other-press' }
}

/** As the log of acts names an order. */
export const thingOf = (orderId: string): string => `order/${orderId}`

function isBy(doneBy: string, staffId: string): boolean {
  const actor = actorIn(doneBy)
  return actor.who === 'staff' && actor.id === staffId
}
