import type { ShownSlot } from '#shop/slots/slots.ts'
import { minutes } from '#shop/time.ts'
import { serverNow } from '#browser/server-clock.ts'

/** Until when an order is meant, by the server's clock: its slot's cut-off, else for half an hour. */
export function sendBefore(slot: ShownSlot | undefined): number | undefined {
  const now = serverNow()
  return slot?.cutOffAt ?? (now === undefined ? undefined : now + minutes(30))
}
