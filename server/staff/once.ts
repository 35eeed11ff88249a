import type { Transaction } from 'kysely'
import { actorIn, byInOneWord } from '#shop/by.ts'
import type { Tables } from '#server/storage/tables.ts'
import { actWithKey, type DoneAct } from './acts.ts'

/** A button that somebody pressed at the counter. Spread into `writeAct`, it is found when the same press comes again. */
export interface Press extends Pick<DoneAct, 'key' | 'thing' | 'by'> {
  /** what was asked for beside the thing; the same key with something else in it is another press */
  readonly pressed: object
}

export interface OtherPress {
  readonly refused: 'other-press'
}
export type Repeated = { readonly repeated: true } | OtherPress

/**
 * Does once what was pressed. The same key again finds it done; so does one that came at the same moment, which loses the
 * race for the row that the act changes. Under that key nothing else is done.
 */
export async function once<Left extends object>(
  tx: Transaction<Tables>,
  press: Press,
  work: () => Promise<Left>,
): Promise<Left | Repeated> {
  const earlier = await earlierPress(tx, press)
  if (earlier) return earlier
  const left = await work()
  return 'refused' in left ? ((await earlierPress(tx, press)) ?? left) : left
}

/** Whoever does it again, at whichever device, is the same person. */
async function earlierPress(
  tx: Transaction<Tables>,
  { key, thing, by, pressed }: Press,
): Promise<Repeated | undefined> {
  const act = await actWithKey(tx, key)
  if (act === undefined) return undefined
  const isSame =
    act.thing === thing &&
    isSameActor(act.done_by, byInOneWord(by)) &&
    ['', JSON.stringify(pressed)].includes(act.pressed_json)
  return isSame ? { repeated: true } : { refused: 'other-press' }
}

function isSameActor(one: string, other: string): boolean {
  const [actor, again] = [actorIn(one), actorIn(other)]
  return actor.who === 'staff' && again.who === 'staff' ? actor.id === again.id : one === other
}
