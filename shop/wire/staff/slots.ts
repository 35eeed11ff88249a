import * as v from 'valibot'
import { type Pincode, parsePincode } from '#shop/delivery/delivery.ts'
import { longestSeasonNote } from '#shop/slots/season-note.ts'
import { mostSlotsOfDay } from '#shop/slots/slots.ts'
import { freeText } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { changed, pressKey, seen } from './press.ts'

const pincode = v.pipe(
  v.string(),
  v.check((typed) => parsePincode(typed) === typed),
  v.transform((typed) => typed as Pincode),
)

/** What is wrong with its numbers is told by `whyNotPlans`, with where it stands. */
const plan = v.object({
  /** minutes after midnight, as all hours here */
  from: v.number(),
  to: v.number(),
  pincodes: v.pipe(v.array(pincode), v.maxLength(200)),
  capacity: v.number(),
  cutOff: v.object({ daysBefore: v.number(), at: v.number() }),
})
/** One more than there may be, so that too many are told as that. */
const plans = v.pipe(v.array(plan), v.maxLength(mostSlotsOfDay + 1))
/** Sunday first. */
const weekPattern = v.pipe(v.array(plans), v.length(7))

export const press = { key: pressKey, seen }

export const slot = v.object({
  id: v.string(),
  day: v.string(),
  hours: v.object({ from: v.number(), to: v.number() }),
  pincodes: v.array(v.string()),
  capacity: v.number(),
  taken: v.number(),
  cutOffAt: v.number(),
  isOpen: v.boolean(),
})

export const slotDay = v.object({
  day: v.string(),
  /** why there is no delivery that day; '' where there is */
  closed: v.string(),
  /** staff planned it by itself, and the week does not change it */
  isOwn: v.boolean(),
  version: v.number(),
  slots: v.array(slot),
  /** orders that are to come that day and have not left the shop */
  waiting: v.number(),
})

const dayPage = v.object({
  now: v.number(),
  day: slotDay,
  changed,
  /** what the week plans for such a day */
  week: plans,
})

export const seasonNote = v.object({
  text: freeText('note', longestSeasonNote),
  from: v.string(),
  to: v.string(),
  isOn: v.boolean(),
})
const season = v.object({ note: seasonNote, version: v.number(), changed })

const week = v.object({ pattern: weekPattern, version: v.number(), changed, days: v.array(slotDay), now: v.number() })

export const slotCalls = {
  slotWeek: staffCall('GET', '/counter/api/slots/week', 'see-slots', v.unknown(), week),
  setSlotWeek: staffCall(
    'POST',
    '/counter/api/slots/week',
    'change-slots',
    v.object({ ...press, pattern: weekPattern }),
    week,
    { longestBody: 200_000 },
  ),
  seasonNote: staffCall('GET', '/counter/api/slots/season', 'see-slots', v.unknown(), season),
  setSeasonNote: staffCall(
    'POST',
    '/counter/api/slots/season',
    'change-slots',
    v.object({ ...press, note: seasonNote }),
    season,
  ),
  slotDays: staffCall(
    'GET',
    '/counter/api/slots/days',
    'see-slots',
    v.unknown(),
    v.object({ now: v.number(), days: v.array(slotDay) }),
  ),
  slotDay: staffCall('GET', '/counter/api/slots/days/:day', 'see-slots', v.unknown(), dayPage),
  /** Plans a day by itself. */
  setSlotDay: staffCall('POST', '/counter/api/slots/days/:day', 'change-slots', v.object({ ...press, plans }), dayPage),
  /** Gives a day of its own plan back to the week. */
  followWeek: staffCall('POST', '/counter/api/slots/days/:day/follow-week', 'change-slots', v.object(press), dayPage),
  /** Opens a closed day, with the plan of its own that it had. */
  openDay: staffCall('POST', '/counter/api/slots/days/:day/open', 'change-slots', v.object(press), dayPage),
} as const

export type SlotDay = v.InferOutput<typeof slotDay>
export type DayPage = v.InferOutput<typeof dayPage>
export type SeasonSetting = v.InferOutput<typeof season>
