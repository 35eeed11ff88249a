import type { Transaction } from 'kysely'
import { takeTurns } from '#server/storage/limits.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { limits } from '#shop/accounts/limits.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { deviceLife } from '#shop/staff/staff-session.ts'

interface RefusedPress {
  readonly key: string
  readonly thing: string
  readonly by: By
  readonly pressed: object
  /** as the command said it */
  readonly refusal: object
  readonly at: number
}

/** Keeps that a press was refused: the same key gets the same answer, whatever has changed since. So many an hour of one person. */
export async function keepRefusal(
  tx: Transaction<Tables>,
  { key, thing, by, pressed, refusal, at }: RefusedPress,
): Promise<void> {
  const turns = [{ limit: limits.refusedPressesPerPerson, who: byInOneWord(by) }]
  if (await takeTurns(tx, { turns, at })) return
  await tx
    .insertInto('refused_presses')
    .values({
      id: key,
      thing,
      done_by: byInOneWord(by),
      pressed_json: JSON.stringify(pressed),
      refused_json: JSON.stringify(refusal),
      refused_at: at,
    })
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}

export async function refusalUnder(tx: Transaction<Tables>, key: string) {
  return (await keyedRefusal(tx, { key })).rows[0]
}

const keyedRefusal = prepared((tx, { key }: { key: string }) =>
  tx.selectFrom('refused_presses').select(['thing', 'done_by', 'pressed_json', 'refused_json']).where('id', '=', key),
)

/** No device lives longer than this, so none can ask again after it. */
export async function forgetRefusedPresses(tx: Transaction<Tables>, at: number): Promise<void> {
  await tx
    .deleteFrom('refused_presses')
    .where('refused_at', '<', at - deviceLife)
    .execute()
}
