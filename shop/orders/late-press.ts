import { deviceLife } from '#shop/staff/staff-session.ts'
import { minutes } from '#shop/time.ts'

/** No device has been at the counter longer. */
export const longestWait = deviceLife

/** What comes so soon was sent at once. */
const atOnce = minutes(1)

/**
 * When a press was made that its device sent later: by the shop's clock, less what the device says that it waited. So a
 * clock that is wrong does not matter, but what the device says may still be untrue: it is told, and nothing follows from it.
 */
export const pressedAt = (heardAt: number, waited = 0): number | undefined =>
  waited < atOnce ? undefined : Math.max(0, heardAt - waited)
