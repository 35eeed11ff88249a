import type { Selectable, Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import type { WrittenAct } from '#shop/staff/staff.ts'

/** What somebody who works here did, as it is written down. */
export interface DoneAct {
  /** the key that the screen made for the press */
  readonly key: string
  readonly act: WrittenAct
  /** 'order/<id>' */
  readonly thing: string
  readonly by: By
  readonly at: number
  readonly before?: object
  readonly after?: object
  /** what was asked for, where the same key with something else in it is another press */
  readonly pressed?: object
  readonly reason?: string
  /** when it was pressed, as a device said that sent it later: told, and nothing follows from it */
  readonly pressedAt?: number | undefined
}

/** For a command of staff: writes the act down in the same transaction. */
export async function writeAct(
  tx: Transaction<Tables>,
  { key, act, thing, by, at, before = {}, after = {}, pressed = {}, reason = '', pressedAt }: DoneAct,
): Promise<void> {
  await insertAct(tx, {
    id: key,
    act,
    thing,
    done_by: byInOneWord(by),
    done_at: at,
    before_json: JSON.stringify(before),
    after_json: JSON.stringify(after),
    pressed_json: JSON.stringify(pressed),
    reason,
    pressed_at: pressedAt ?? null,
  })
}

const insertAct = prepared((tx, row: Selectable<Tables['staff_acts']>) =>
  tx.insertInto('staff_acts').values({
    id: row.id,
    act: row.act,
    thing: row.thing,
    done_by: row.done_by,
    done_at: row.done_at,
    before_json: row.before_json,
    after_json: row.after_json,
    pressed_json: row.pressed_json,
    reason: row.reason,
    pressed_at: row.pressed_at,
  }),
)

/** What came under this key before: whose it was, on what, and what was asked for. */
export async function actWithKey(tx: Transaction<Tables>, key: string) {
  return (await keyedAct(tx, { key })).rows[0]
}

const keyedAct = prepared((tx, { key }: { key: string }) =>
  tx.selectFrom('staff_acts').select(['thing', 'done_by', 'pressed_json']).where('id', '=', key),
)
