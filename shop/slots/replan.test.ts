import { array, constantFrom, assert as hold, integer, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { openingArea } from '#shop/delivery/delivery.ts'
import { runsOf } from '#tests/running/runs.ts'
import { planOf } from './day-plan.ts'
import { isNothing, pincodesKept, type Replanned, replan } from './replan.ts'
import { cutOffOn, openingPattern, plansOf, type Slot, type SlotPlan } from './slots.ts'

const day = '2026-11-24'
const [wadala, parel] = openingArea as [SlotPlan['pincodes'][number], SlotPlan['pincodes'][number]]

const plan = record({
  from: constantFrom(420, 540),
  to: constantFrom(600, 660),
  pincodes: subarray([wadala, parel]),
  capacity: integer({ min: 0, max: 3 }),
  cutOff: constantFrom({ daysBefore: 1, at: 1260 }, { daysBefore: 0, at: 360 }),
})

const nameOf = (of: Pick<SlotPlan, 'from' | 'to'> & { pincodes: readonly string[] }) =>
  `${of.from} ${of.to} ${pincodesKept(of)}`

const onlyOnce = <Planned extends SlotPlan>(plans: readonly Planned[]) => [
  ...new Map(plans.map((one) => [nameOf(one), one])).values(),
]
const plans = array(plan, { maxLength: 6 }).map(onlyOnce)

const slots = array(record({ of: plan, taken: constantFrom(0, 0, 1, 2), isOpen: constantFrom(true, true, false) }), {
  maxLength: 6,
}).map((rows): Slot[] => {
  const each = new Map(rows.map((row) => [nameOf(row.of), row]))
  return [...each.values()].map(({ of, taken, isOpen }, at) => ({
    id: `s${at}`,
    day,
    hours: { from: of.from, to: of.to },
    pincodes: of.pincodes,
    capacity: of.capacity,
    taken,
    cutOffAt: cutOffOn(day, of.cutOff),
    isOpen,
  }))
})

/** What the rows are once that is done. */
function after(before: readonly Slot[], { added, changed, closed, removed }: Replanned): Slot[] {
  const rows = before
    .filter(({ id }) => !removed.some((slot) => slot.id === id))
    .map((slot): Slot => {
      const change = changed.find((one) => one.slot.id === slot.id)
      if (change) return { ...slot, capacity: change.capacity, cutOffAt: change.cutOffAt, isOpen: true }
      return closed.some(({ id }) => id === slot.id) ? { ...slot, isOpen: false } : slot
    })
  const isNew = added.map((one, at): Slot => {
    const { from, to, pincodes, capacity, cutOff } = one
    const cutOffAt = cutOffOn(day, cutOff)
    return { id: `n${at}`, day, hours: { from, to }, pincodes, capacity, taken: 0, cutOffAt, isOpen: true }
  })
  return [...rows, ...isNew]
}

/** The same, decided for each possible slot, one after the other. */
function slowly(before: readonly Slot[], wanted: readonly SlotPlan[]) {
  const found: string[] = []
  for (const from of [420, 540])
    for (const to of [600, 660])
      for (const pincodes of [[], [wadala], [parel], [wadala, parel]]) {
        const name = nameOf({ from, to, pincodes })
        const was = before.find((slot) => nameOf({ ...slot.hours, pincodes: slot.pincodes }) === name)
        const is = wanted.find((one) => nameOf(one) === name)
        if (is) found.push(told(name, was?.taken ?? 0, is.capacity, cutOffOn(day, is.cutOff), true))
        else if (was && was.taken > 0) found.push(told(name, was.taken, was.capacity, was.cutOffAt, false))
      }
  return found.toSorted()
}

const told = (name: string, ...rest: readonly (number | boolean)[]) => [name, ...rest].join('|')

const toldOf = (rows: readonly Slot[]) =>
  rows
    .map((slot) =>
      told(nameOf({ ...slot.hours, pincodes: slot.pincodes }), slot.taken, slot.capacity, slot.cutOffAt, slot.isOpen),
    )
    .toSorted()

test('whatever a day has and whatever is planned, it becomes the plan, and no slot with orders goes', () => {
  hold(
    property(slots, plans, (before, wanted) => {
      const done = replan(day, before, wanted)
      const now = after(before, done)
      expect(toldOf(now)).toEqual(slowly(before, wanted))
      expect(isNothing(replan(day, now, wanted))).toBe(true)
      expect(orders(now)).toBe(orders(before))
    }),
    runsOf(20_000),
  )
})

test('pincodes are the same in whichever order they were typed', () => {
  const slot: Slot = {
    id: 's1',
    day,
    hours: { from: 420, to: 540 },
    pincodes: [parel, wadala],
    capacity: 20,
    taken: 3,
    cutOffAt: cutOffOn(day, { daysBefore: 1, at: 1260 }),
    isOpen: true,
  }
  const same = { from: 420, to: 540, pincodes: [wadala, parel], capacity: 20, cutOff: { daysBefore: 1, at: 1260 } }
  expect(isNothing(replan(day, [slot], [same]))).toBe(true)
})

test('the plan of a slot is told from its row, whatever its cut-off', () => {
  hold(
    property(slots, (rows) => {
      for (const slot of rows) expect(cutOffOn(day, planOf(slot).cutOff)).toBe(slot.cutOffAt)
    }),
  )
  const opening = plansOf(openingPattern, day)
  expect(replan(day, [], opening).added).toEqual(opening)
})

const orders = (rows: readonly Slot[]) => rows.reduce((sum, { taken }) => sum + taken, 0)
