import type { Kysely } from 'kysely'
import { slotsToCome } from '#server/slots/slots-store.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Database } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { boardAlarms, isFilling, isTold } from '#shop/alarms/alarms.ts'
import { shopDay } from '#shop/moment.ts'
import { slotName } from '#shop/slots/slots.ts'
import { wrongPins } from '#shop/staff/staff-session.ts'
import { days } from '#shop/time.ts'
import { attentionCalls, type BoardAlarm } from '#shop/wire/staff/attention.ts'
import { alarmsNow } from './keep-alarms.ts'
import type { Alarms } from './raised.ts'

export interface AttentionDeps {
  readonly database: Pick<Database<unknown>, 'read'>
  readonly alarms: Alarms
  readonly opening: { isOpen(): boolean }
  /** papers that did not come out, by the name of their printer */
  readonly notPrinted: (
    read: Kysely<Tables>,
  ) => Promise<readonly { readonly printer: string; readonly count: number }[]>
  readonly now: () => number
}

/** What the board says beside orders: whether the shop is open, what is wrong, and how full the next slots are. */
export function openAttention(
  door: StaffDoor,
  { database: { read }, alarms, opening, notPrinted, now }: AttentionDeps,
): void {
  door.open(attentionCalls.attention, async ({ staff }) => {
    const at = now()
    const [wrong, barred, unprinted, toCome] = await Promise.all([
      alarmsNow(read, alarms, at),
      barredPeople(read),
      notPrinted(read),
      slotsToCome(read, at),
    ])
    const slots = toCome
      .filter(({ isOpen }) => isOpen)
      .map((slot) => ({ name: slotName(slot), day: slot.day, taken: slot.taken, capacity: slot.capacity }))
    const all: readonly BoardAlarm[] = [
      ...wrong.map(({ name: kind, about, count, since }) => ({ kind, about, count, of: 0, since })),
      ...barred.map((name) => ({ kind: 'pin-barred' as const, about: name, count: 0, of: 0 })),
      ...unprinted.map(({ printer, count }) => ({ kind: 'not-printed' as const, about: printer, count, of: 0 })),
      ...slots.filter(isFilling).map(({ name, taken, capacity }) => ({
        kind: 'slot-filling' as const,
        about: name,
        count: taken,
        of: capacity,
      })),
    ]
    const tomorrow = shopDay(at + days(1))
    return {
      body: {
        now: at,
        isOpen: opening.isOpen(),
        alarms: all
          .filter(({ kind }) => isTold(kind, staff.role))
          .toSorted((one, other) => boardAlarms.indexOf(one.kind) - boardAlarms.indexOf(other.kind)),
        slots: slots
          .filter(({ day }) => day <= tomorrow)
          .map(({ name, taken, capacity }) => ({ name, taken, capacity })),
      },
    }
  })
}

const barredPeople = async (read: Kysely<Tables>): Promise<string[]> =>
  (
    await read
      .selectFrom('staff')
      .select('name')
      .where('disabled_at', 'is', null)
      .where('pin_tries', '>=', wrongPins)
      .orderBy('name')
      .execute()
  ).map(({ name }) => name)
