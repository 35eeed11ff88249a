import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { actorIn, byInOneWord } from '#shop/by.ts'
import { actWithKey, type DoneAct } from './acts.ts'
import { keepRefusal, refusalUnder } from './refused-presses.ts'

/** A button that somebody pressed at the counter. Spread into `writeAct`, it is found when the same press comes again. */
export interface Press extends Pick<DoneAct, 'key' | 'thing' | 'by' | 'pressedAt'> {
  /** what was asked for beside the thing; the same key with something else in it is another press */
  readonly pressed: object
  /** when the shop heard of it: given, a refusal is the answer to this key for good, for its device may ask again much later */
  readonly heardAt?: number
}

export interface OtherPress {
  readonly refused: 'other-press'
}
export type Repeated = { readonly repeated: true } | OtherPress

/**
 * Does once what was pressed. The same key again finds it done; so does one that came at the same moment, which loses the
 * race for the row that the act changes. Under that key nothing else is done, and what was refused stays refused.
 */
export async function once<Left extends object>(
  tx: Transaction<Tables>,
  press: Press,
  work: () => Promise<Left>,
): Promise<Left | Repeated> {
  const earlier = (await earlierPress(tx, press)) ?? (await earlierRefusal<Left>(tx, press))
  if (earlier) return earlier
  const left = await work()
  if (!('refused' in left)) return left
  const meanwhile = await earlierPress(tx, press)
  if (meanwhile) return meanwhile
  if (press.heardAt !== undefined) await keepRefusal(tx, { ...press, refusal: left, at: press.heardAt })
  return left
}

/** The same person may do it again, at any device. */
async function earlierPress(tx: Transaction<Tables>, press: Press): Promise<Repeated | undefined> {
  const act = await actWithKey(tx, press.key)
  if (act === undefined) return undefined
  return isSame(act, press) ? { repeated: true } : { refused: 'other-press' }
}

/** As it was refused the first time: a later state of the shop does not make it done after all. */
async function earlierRefusal<Left>(tx: Transaction<Tables>, press: Press): Promise<Left | OtherPress | undefined> {
  if (press.heardAt === undefined) return undefined
  const kept = await refusalUnder(tx, press.key)
  if (kept === undefined) return undefined
  return isSame(kept, press) ? (JSON.parse(kept.refused_json) as Left) : { refused: 'other-press' }
}

interface KeptPress {
  readonly thing: string
  readonly done_by: string
  readonly pressed_json: string
}

const isSame = (kept: KeptPress, { thing, by, pressed }: Press): boolean =>
  kept.thing === thing &&
  isSameActor(kept.done_by, byInOneWord(by)) &&
  ['', JSON.stringify(pressed)].includes(kept.pressed_json)

function isSameActor(one: string, other: string): boolean {
  const [actor, again] = [actorIn(one), actorIn(other)]
  return actor.who === 'staff' && again.who === 'staff' ? actor.id === again.id : one === other
}
