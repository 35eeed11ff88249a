import type { Transaction } from 'kysely'
import { announce } from '#server/storage/changes.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { fillingAt } from '#shop/alarms/alarms.ts'
import { slotNamed } from '#shop/slots/slot-names.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import { type OrderSlot, orderSlot, type Slot, type SlotRefused, type Wanted, whyNotSlot } from '#shop/slots/slots.ts'
import { makeDays } from './make-days.ts'
import { firstFree, slotsAt, slotsTopic } from './slots-store.ts'

/** Where and when somebody wants an order: in the slot of that name, or in the earliest that can be had. */
export interface WantedSlot extends Wanted {
  readonly name?: string | undefined
}

type TakingSlot = { readonly taken: OrderSlot } | SlotRefusal

/** Takes a place in a slot. Days that nobody has planned yet are planned where one is wanted. */
export async function takeSlot(tx: Transaction<Tables>, wanted: WantedSlot): Promise<TakingSlot> {
  const taking = await tryToTake(tx, wanted)
  if ('taken' in taking || !mayBeUnplanned.has(taking.refused)) return taking
  await makeDays(tx, wanted)
  // Whoever planned them: another process may have done so since the first look.
  return tryToTake(tx, wanted)
}

const mayBeUnplanned = new Set<SlotRefusal['refused']>(['no-slot', 'slot-unknown'])

/** Who loses the last place of a slot looks again, and sees by then what the others have taken. */
async function tryToTake(tx: Transaction<Tables>, wanted: WantedSlot): Promise<TakingSlot> {
  for (;;) {
    const slot = wanted.name === undefined ? await firstFree(tx, wanted) : await named(tx, wanted.name, wanted)
    if (slot === undefined) return { refused: 'no-slot' }
    if ('refused' in slot) return slot
    if (await takePlace(tx, slot, wanted.at)) return { taken: orderSlot(slot) }
  }
}

/** The slot of that name that can be had, or what stands against the one that comes nearest to it. */
async function named(tx: Transaction<Tables>, name: string, wanted: Wanted): Promise<Slot | SlotRefusal> {
  const hours = slotNamed(name)
  const slots = hours === undefined ? [] : await slotsAt(tx, hours)
  const judged = slots.map((slot) => ({ slot, why: whyNotSlot(slot, wanted) }))
  const free = judged.find(({ why }) => why === undefined)
  if (free) return free.slot
  return { refused: fromNearest.find((refused) => judged.some(({ why }) => why === refused)) ?? 'slot-unknown' }
}

const fromNearest: readonly SlotRefused[] = ['slot-full', 'slot-over', 'slot-closed', 'slot-elsewhere']

/** One conditional update decides every race: for the last place, with the cut-off, and with the closing of the day. */
async function takePlace(tx: Transaction<Tables>, { id }: Slot, at: number): Promise<boolean> {
  const [row] = (await take(tx, { id, at })).rows
  if (row && (row.taken === row.capacity || row.taken === fillingAt(row.capacity))) await announce(tx, slotsTopic)
  return row !== undefined
}

const take = prepared((tx, { id, at }: { id: string; at: number }) =>
  tx
    .updateTable('delivery_slots')
    .set((row) => ({ taken: row('taken', '+', 1) }))
    .where('id', '=', id)
    .where('is_open', '=', 1)
    .where('cut_off_at', '>', at)
    .where((row) => row('taken', '<', row.ref('capacity')))
    .returning(['taken', 'capacity']),
)
