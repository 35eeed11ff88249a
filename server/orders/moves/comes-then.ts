import type { Transaction } from 'kysely'
import { giveSlotBack, takePlaceIn } from '#server/slots/give-slot-back.ts'
import { slotsAt } from '#server/slots/slots-store.ts'
import { takeSlot, type WantedSlot } from '#server/slots/take-slot.ts'
import type { Tables } from '#server/storage/tables.ts'
import { nameOfOrderSlot, slotNamed } from '#shop/slots/slot-names.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import { type OrderSlot, serves } from '#shop/slots/slots.ts'

export interface Coming {
  readonly slot: OrderSlot | undefined
  /** as if nobody had asked for another slot */
  readonly takeBack: () => Promise<void>
}

/** A place in the slot that is wanted now, for the one that the order had. Where that serves, nothing is taken. */
export async function comesThen(
  tx: Transaction<Tables>,
  before: OrderSlot | undefined,
  { name, pincode, at }: WantedSlot,
): Promise<Coming | SlotRefusal> {
  if (before === undefined) return { slot: before, takeBack: async () => {} }
  const had = nameOfOrderSlot(before)
  const isWanted = name === undefined || name === had
  if (isWanted && (await servesThere(tx, before, pincode))) return { slot: before, takeBack: async () => {} }
  const taking = await takeSlot(tx, { name: name ?? had, pincode, at })
  if ('refused' in taking) return taking
  const { taken: slot } = taking
  await giveSlotBack(tx, before.id)
  return {
    slot,
    async takeBack() {
      await giveSlotBack(tx, slot.id)
      await takePlaceIn(tx, before.id)
    },
  }
}

async function servesThere(tx: Transaction<Tables>, { id, ...slot }: OrderSlot, pincode: string): Promise<boolean> {
  const hours = slotNamed(nameOfOrderSlot(slot))
  const slots = hours === undefined ? [] : await slotsAt(tx, hours)
  return slots.some((one) => one.id === id && serves(one, pincode))
}
