import { array, assert, boolean, constantFrom, integer, property, record, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openingArea } from '#shop/delivery/delivery.ts'
import { shopDay } from '#shop/moment.ts'
import { runsOf } from '#tests/running/runs.ts'
import {
  cutOffOn,
  daysToOrderFor,
  earliestSlot,
  openingPattern,
  orderSlot,
  plansOf,
  type Slot,
  type SlotPlan,
  slotName,
  startOf,
  whyNotPlans,
  whyNotSlot,
} from './slots.ts'

const [wadala = '', parel = ''] = openingArea

/** The slots of the days that can be ordered for at a moment, as a new shop plans them. */
const opened = (at: number): Slot[] =>
  daysToOrderFor(at).flatMap((day) =>
    plansOf(openingPattern, day).map((plan) => ({
      id: `${day}/${plan.from}`,
      day,
      hours: { from: plan.from, to: plan.to },
      pincodes: plan.pincodes,
      capacity: plan.capacity,
      taken: 0,
      cutOffAt: cutOffOn(day, plan.cutOff),
      isOpen: true,
    })),
  )

const inMumbai = (moment: string): number => Date.parse(`${moment}:00+05:30`)

describe('a new shop', () => {
  test.each([
    ['2026-11-22T12:59', '2026-11-22T17:00-19:00'],
    ['2026-11-22T13:00', '2026-11-23T07:00-09:00'],
    ['2026-11-22T20:59', '2026-11-23T07:00-09:00'],
    ['2026-11-22T21:00', '2026-11-23T17:00-19:00'],
    ['2026-11-22T23:59', '2026-11-23T17:00-19:00'],
    ['2026-11-23T00:00', '2026-11-23T17:00-19:00'],
  ])('ordered at %s, it comes at %s at the earliest', (moment, name) => {
    const at = inMumbai(moment)
    const earliest = earliestSlot(opened(at), { pincode: wadala, at })
    expect(earliest && slotName(earliest)).toBe(name)
  })

  test('its plan is one that can be kept', () => {
    expect(openingPattern.map(whyNotPlans)).toEqual(Array.from({ length: 7 }, () => undefined))
  })

  test('takes orders for fourteen days, today among them', () => {
    const days = daysToOrderFor(inMumbai('2026-11-22T23:59'))
    expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-11-22', '2026-12-05'])
  })
})

test('what stands against a slot: another place, a closed day, the hour, the number of orders', () => {
  const [slot] = opened(inMumbai('2026-11-22T09:00'))
  if (slot === undefined) throw new Error('a day without a slot')
  const why = (changed: Partial<Slot>, at = slot.cutOffAt - 1) =>
    whyNotSlot({ ...slot, ...changed }, { pincode: wadala, at })
  expect(why({})).toBeUndefined()
  expect(why({ pincodes: [parel] })).toBe('slot-elsewhere')
  expect(why({ isOpen: false })).toBe('slot-closed')
  expect(why({}, slot.cutOffAt)).toBe('slot-over')
  expect(why({ taken: slot.capacity })).toBe('slot-full')
  expect(why({ taken: slot.capacity - 1 })).toBeUndefined()
})

test('an order keeps when it comes, and until when it can be changed', () => {
  const slot = opened(inMumbai('2026-11-22T09:00')).find(({ day }) => day === '2026-11-23')
  if (slot === undefined) throw new Error('a day without a slot')
  expect(orderSlot(slot)).toEqual({
    id: slot.id,
    startsAt: inMumbai('2026-11-23T07:00'),
    endsAt: inMumbai('2026-11-23T09:00'),
    changeUntil: inMumbai('2026-11-22T21:00'),
  })
})

describe('a plan', () => {
  const plan: SlotPlan = { from: 420, to: 540, pincodes: [], capacity: 20, cutOff: { daysBefore: 1, at: 1260 } }
  test.each([
    ['ends before it begins', { to: 420 }, 'slot-hours'],
    ['ends after the day', { to: 1441 }, 'slot-hours'],
    ['has room for half an order', { capacity: 0.5 }, 'slot-capacity'],
    ['has room for a city', { capacity: 501 }, 'slot-capacity'],
    ['closes after it begins', { cutOff: { daysBefore: 0, at: 421 } }, 'slot-cut-off'],
    ['closes at no minute of a day', { cutOff: { daysBefore: 1, at: 1440 } }, 'slot-cut-off'],
  ] as const)('that %s cannot be kept', (_, changed, refused) => {
    expect(whyNotPlans([{ ...plan, ...changed }])).toMatchObject({ refused, place: 0 })
  })

  test('brings a place its orders once at the same hours', () => {
    const [one, other] = [openingArea.slice(0, 2), openingArea.slice(2)]
    expect(
      whyNotPlans([
        { ...plan, pincodes: one },
        { ...plan, pincodes: other },
      ]),
    ).toBeUndefined()
    expect(whyNotPlans([plan, { ...plan, pincodes: other }])).toEqual({ refused: 'slot-twice', place: 1 })
    expect(whyNotPlans([plan, { ...plan, from: 480 }])).toBeUndefined()
  })
})

/** Slow and obvious: minute by minute, whichever slot of the place begins first and still takes an order. */
function firstThatBegins(slots: readonly Slot[], pincode: string, at: number): number | undefined {
  const open: number[] = []
  for (const { day, hours, pincodes, taken, capacity, cutOffAt, isOpen } of slots) {
    if (!isOpen || cutOffAt <= at || taken + 1 > capacity) continue
    if (pincodes.length > 0 && !pincodes.some((one) => one === pincode)) continue
    open.push(Date.parse(`${day}T00:00:00+05:30`) + hours.from * 60_000)
  }
  return open.length === 0 ? undefined : Math.min(...open)
}

test('whatever is planned, full or closed, the earliest is what a slow look finds', () => {
  const start = inMumbai('2026-11-22T00:00')
  const anySlot = record({
    ahead: integer({ min: 0, max: 13 }),
    from: integer({ min: 0, max: 1380 }),
    pincodes: subarray([...openingArea]),
    capacity: integer({ min: 0, max: 3 }),
    taken: integer({ min: 0, max: 3 }),
    cutOff: integer({ min: -2 * 1440, max: 0 }),
    isOpen: boolean(),
  }).map(({ ahead, from, cutOff, ...rest }): Slot => {
    const day = shopDay(start + ahead * 86_400_000)
    const hours = { from, to: from + 60 }
    return { ...rest, id: `${day}/${from}`, day, hours, cutOffAt: startOf(day, hours) + cutOff * 60_000 }
  })
  assert(
    property(
      array(anySlot, { maxLength: 12 }),
      constantFrom(...openingArea),
      integer({ min: 0, max: 14 * 1440 }),
      (slots, pincode, minute) => {
        const at = start + minute * 60_000
        const found = earliestSlot(slots, { pincode, at })
        expect(found && startOf(found.day, found.hours)).toBe(firstThatBegins(slots, pincode, at))
      },
    ),
    runsOf(20_000),
  )
})
