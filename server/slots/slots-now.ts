import type { Runs } from '#server/storage/database.ts'
import { unlessAway } from '#server/storage/unless-away.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { type ShownSlot, type Slot, shownSlot } from '#shop/slots/slots.ts'
import { days } from '#shop/time.ts'
import { lacksDays } from './make-days.ts'
import type { slotsCommands } from './slots-commands.ts'
import { slotsToCome, slotsTopic } from './slots-store.ts'

export interface SlotsNow {
  /** those that are not over, by the hour at which they begin */
  toCome(): Promise<readonly Slot[]>
}

/** Keeps the slots in memory, and reads them again when one is full, free again, planned or closed. */
export async function openSlotsNow(
  { read, run }: Runs<typeof slotsCommands>,
  { changes, now }: { readonly changes: Pick<Changes, 'onChange' | 'lookIfLate'>; readonly now: () => number },
): Promise<SlotsNow> {
  if (await lacksDays(read, now())) await run.makeDays({ at: now() })
  let kept: { readonly slots: Promise<Slot[]>; readonly from: number } | undefined

  changes.onChange((topics) => {
    if (topics.includes(slotsTopic)) kept = undefined
  })

  return {
    async toCome() {
      changes.lookIfLate()
      const at = now()
      // A clock that is put back finds slots that were over when they were read.
      if (kept === undefined || at < kept.from) {
        const reading = { slots: slotsToCome(read, at), from: at }
        kept = reading
        reading.slots.catch(() => {
          if (kept === reading) kept = undefined
        })
      }
      return (await kept.slots).filter(({ cutOffAt }) => cutOffAt > at)
    },
  }
}

/** The queries of pages about slots: what they say changes with each cut-off, and at midnight. */
export const slotQueries = (
  slots: SlotsNow,
  { note, noteUntil, now }: { note: (topic: string) => void; noteUntil: (at: number) => void; now: () => number },
) => ({
  async slots(): Promise<readonly ShownSlot[]> {
    note(slotsTopic)
    const at = now()
    const toCome = (await unlessAway(note, () => slots.toCome())) ?? []
    noteUntil(Math.min(startOfShopDay(shopDay(at)) + days(1), ...toCome.map(({ cutOffAt }) => cutOffAt)))
    return toCome.map(shownSlot)
  },
})
