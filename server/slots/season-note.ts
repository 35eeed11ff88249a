import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import { replaceSetting, versionOf } from '#server/storage/counter-settings.ts'
import type { Tables } from '#server/storage/tables.ts'
import { unlessAway } from '#server/storage/unless-away.ts'
import type { By } from '#shop/by.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { openingNote } from '#shop/new-shop/opening-note.ts'
import { isDateOfYear, type SeasonNote, seasonNoteOn } from '#shop/slots/season-note.ts'
import { days } from '#shop/time.ts'
import { seasonNote } from '#shop/wire/staff/slots.ts'
import { slotsTopic } from './slots-store.ts'

const keptNote = v.pipe(v.string(), v.parseJson(), seasonNote)

/** What a later version wrote and this one cannot read is as if nobody had set it. */
export async function seasonNoteNow(read: Kysely<Tables>): Promise<SeasonNote> {
  const row = await read
    .selectFrom('counter_settings')
    .select('value_json')
    .where('name', '=', 'season-note')
    .executeTakeFirst()
  const found = v.safeParse(keptNote, row?.value_json)
  return found.success ? found.output : openingNote
}

/** What pages say of the season: another day another thing. */
export const seasonQueries = (
  read: Kysely<Tables>,
  { note, noteUntil, now }: { note: (topic: string) => void; noteUntil: (at: number) => void; now: () => number },
) => ({
  async seasonNote(): Promise<string> {
    note(slotsTopic)
    const today = shopDay(now())
    noteUntil(startOfShopDay(today) + days(1))
    const kept = await unlessAway(note, () => seasonNoteNow(read))
    return (kept && seasonNoteOn(kept, today)) ?? ''
  },
})

interface NewSeasonNote {
  readonly key: string
  readonly by: By
  readonly at: number
  readonly seen: number
  readonly note: SeasonNote
}

type Refused = { readonly refused: 'season-changed' | 'season-dates' }

/** Sets what shoppers read near the delivery times on some days of the year. */
export function setSeasonNote(
  tx: Transaction<Tables>,
  { key, by, at, seen, note }: NewSeasonNote,
): Promise<{ set: true } | Refused | Repeated> {
  const press = { key, thing: 'slots/season', by, pressed: { seen, note } }
  return once<{ set: true } | Refused>(tx, press, async () => {
    if (![note.from, note.to].every(isDateOfYear)) return { refused: 'season-dates' }
    const before = await seasonNoteNow(tx)
    if ((await versionOf(tx, 'season-note')) !== seen) return { refused: 'season-changed' }
    if (!(await replaceSetting(tx, { name: 'season-note', value: note, seen, at })))
      return { refused: 'season-changed' }
    await writeAct(tx, { ...press, act: 'change-slots', at, before, after: note })
    await announce(tx, slotsTopic)
    return { set: true }
  })
}
