import * as v from 'valibot'
import { languages } from '#shop/languages.ts'
import { statuses } from '#shop/orders/order-status.ts'
import { ifMissingChoices } from '#shop/orders/order-wishes.ts'
import { reasonTold } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { changed, doneBy, seen } from './press.ts'
import { press, slot, slotDay } from './slots.ts'

const dayOrder = v.object({
  id: v.string(),
  number: v.string(),
  version: v.number(),
  status: v.picklist(statuses),
  startsAt: v.number(),
  endsAt: v.number(),
  buyer: v.object({ name: v.string(), phone: v.string(), pincode: v.string() }),
  area: v.string(),
  /** in which its customer is told of it */
  language: v.picklist(languages),
  /** false: no SMS can go to them, so that they are to be called */
  isTold: v.boolean(),
  note: v.string(),
  ifMissing: v.picklist(ifMissingChoices),
  /** what of it is promised and does not lie in the cold room, in the asker's language */
  missing: v.array(v.string()),
  grams: v.number(),
  totalPaise: v.number(),
})

/** What came of closing the day, and until when the person who asks can take it back. */
const closed = v.object({
  by: doneBy,
  at: v.number(),
  /** by the slots where they come now */
  moved: v.array(v.object({ slot: v.string(), count: v.number() })),
  rejected: v.number(),
  /** SMS that wait, or went */
  told: v.number(),
  /** where no SMS could be written */
  untold: v.array(
    v.object({
      id: v.string(),
      number: v.string(),
      name: v.string(),
      phone: v.string(),
      area: v.string(),
      way: v.picklist(['move', 'reject']),
    }),
  ),
  undoUntil: v.optional(v.number()),
})

const closingPage = v.object({
  now: v.number(),
  day: slotDay,
  changed,
  /** those that are to come that day and have not left the shop, by their hour */
  orders: v.array(dayOrder),
  /** the slots of the other days */
  others: v.array(slot),
  /** left out while the day is open, and where it was closed by nobody of staff */
  closed: v.optional(closed),
})

const choice = v.variant('choice', [
  v.object({ choice: v.literal('move'), orderId: v.string(), seen, slot: v.string() }),
  v.object({ choice: v.literal('reject'), orderId: v.string(), seen }),
])

/** Those who are to be called are left out: they stay on the day's list. */
const choices = v.pipe(v.array(choice), v.maxLength(1000))

/** The page as it is then, and what could not be done, with the reason in the asker's language. */
const settledPage = v.object({
  ...closingPage.entries,
  left: v.array(v.object({ orderId: v.string(), number: v.string(), why: v.string() })),
})

export const closingCalls = {
  dayToClose: staffCall('GET', '/counter/api/slots/days/:day/close', 'see-slots', v.unknown(), closingPage),
  /** What customers would read, in each language in which one is told. */
  closingTexts: staffCall(
    'GET',
    '/counter/api/slots/days/:day/close/texts',
    'see-slots',
    v.object({ reason: reasonTold, slot: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
    v.object({
      texts: v.array(
        v.object({
          language: v.picklist(languages),
          /** of the order that it names */
          number: v.string(),
          moved: v.optional(v.string()),
          rejected: v.string(),
        }),
      ),
    }),
  ),
  /** No deliveries on a day: all that was chosen for its orders, and the day, at once. */
  closeDay: staffCall(
    'POST',
    '/counter/api/slots/days/:day/close',
    'change-slots',
    v.object({ ...press, reason: reasonTold, choices }),
    settledPage,
    { longestBody: 200_000 },
  ),
  /** All of it back, by whoever did it, while its SMS wait. */
  undoCloseDay: staffCall(
    'POST',
    '/counter/api/slots/days/:day/close/undo',
    'change-slots',
    v.object(press),
    settledPage,
  ),
} as const

export type ClosingPage = v.InferOutput<typeof closingPage>
export type ClosedDay = v.InferOutput<typeof closed>
export type DayOrder = v.InferOutput<typeof dayOrder>
export type DayChoice = v.InferOutput<typeof choice>
