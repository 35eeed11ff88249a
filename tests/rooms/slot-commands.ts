import type { Transaction } from 'kysely'
import { writeProof } from '#server/accounts/prove-mobile.ts'
import { commands as own } from '#server/commands.ts'
import { slotsTopic } from '#server/slots/slots-store.ts'
import { weekSetting } from '#server/slots/week.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Mobile } from '#shop/accounts/accounts.ts'
import type { WeekPattern } from '#shop/slots/slots.ts'

export interface ChangedSlots {
  /** of one slot, or of a whole day */
  readonly id?: string
  readonly day?: string
  readonly capacity?: number
  readonly cutOffAt?: number
  readonly isOpen?: boolean
}

/** The shop's commands, three that change slots as a trial needs them, whatever the counter's rules say, and one for a mobile that has answered a code. */
const list = {
  ...own.list,
  async changeSlots(tx: Transaction<Tables>, { id, day, capacity, cutOffAt, isOpen }: ChangedSlots) {
    await tx
      .updateTable('delivery_slots')
      .set({
        ...(capacity === undefined ? {} : { capacity }),
        ...(cutOffAt === undefined ? {} : { cut_off_at: cutOffAt }),
        ...(isOpen === undefined ? {} : { is_open: isOpen ? 1 : 0 }),
      })
      .$if(id !== undefined, (asked) => asked.where('id', '=', id ?? ''))
      .$if(day !== undefined, (asked) => asked.where('day', '=', day ?? ''))
      .execute()
    await announce(tx, slotsTopic)
  },
  /** The cut-off of an order, as if its slot had had it when it was placed. */
  async setCutOff(tx: Transaction<Tables>, { orderId, until }: { orderId: string; until: number }) {
    await tx.updateTable('orders').set({ change_until: until }).where('id', '=', orderId).execute()
  },
  prove: (tx: Transaction<Tables>, { userId, mobile }: { userId: string; mobile: string }) =>
    writeProof(tx, { userId, mobile: mobile as Mobile, by: 'code', at: 0 }),
  async planWeek(tx: Transaction<Tables>, { week }: { week: WeekPattern }) {
    await tx
      .insertInto('counter_settings')
      .values({ name: weekSetting, value_json: JSON.stringify(week), changed_at: 0 })
      .execute()
  },
}

export const commands = { list, at: import.meta.url }

export type SlotTrialCommands = typeof list
