import { expect, test } from 'vitest'
import { mostOfSlot, mostSlotsOfDay } from '#shop/slots/slots.ts'
import { planWords, slotPlanRefusals as said } from '#words/staff-slots.ts'
import { nextPlan, readPlans, type TypedPlan } from './typed-plan.ts'

let row = 0

const typed = (different: Partial<TypedPlan> = {}): TypedPlan => ({
  row: (row += 1),
  taken: 0,
  from: '07:00',
  to: '09:00',
  pincodes: '',
  capacity: '20',
  daysBefore: '1',
  at: '21:00',
  ...different,
})

/** What is wrong with these, by field and row. */
function wrongIn(...plans: readonly TypedPlan[]) {
  const read = readPlans(plans)
  if ('plans' in read) return []
  return read.wrong.map(({ row: at, field, message }) => [plans.findIndex((one) => one.row === at), field, message])
}

test.each([
  ['07:00', '09:00'],
  ['7', '9'],
  ['7.00', '9.00'],
  ['0700', '0900'],
  [' 07:00 ', '9:00'],
])('hours are read as people type them: %s to %s', (from, to) => {
  expect(readPlans([typed({ from, to })])).toMatchObject({ plans: [{ from: 420, to: 540 }] })
})

test.each([
  ['from', '', said['slot-hours']()],
  ['from', 'seven', said['slot-hours']()],
  ['from', '7:60', said['slot-hours']()],
  ['to', '25', said['slot-hours'](), 'from'],
  ['to', '06:00', said['slot-hours'](), 'from'],
  ['to', '07:00', said['slot-hours'](), 'from'],
  ['pincodes', '4000', planWords.wrongPincodes],
  ['pincodes', '400012, Dadar', planWords.wrongPincodes],
  ['capacity', '', said['slot-capacity']({ most: mostOfSlot })],
  ['capacity', '-1', said['slot-capacity']({ most: mostOfSlot })],
  ['capacity', '2.5', said['slot-capacity']({ most: mostOfSlot })],
  ['capacity', '9999', said['slot-capacity']({ most: mostOfSlot })],
  ['at', '', said['slot-cut-off']()],
  ['at', '24', said['slot-cut-off']()],
] as const)('a wrong %s, ‘%s’, is told in a sentence beside its field', (field, value, sentence, beside?: string) => {
  expect(wrongIn(typed(), typed({ from: '10', to: '11', [field]: value }))).toEqual([[1, beside ?? field, sentence]])
})

test('orders cannot close after the time begins', () => {
  expect(wrongIn(typed({ daysBefore: '0', at: '07:01' }))).toEqual([[0, 'at', said['slot-cut-off']()]])
  expect(wrongIn(typed({ daysBefore: '0', at: '07:00' }))).toEqual([])
})

test('everything that cannot be read is told of at once, in each row', () => {
  const wrong = wrongIn(typed({ from: 'x', capacity: 'many' }), typed(), typed({ at: '-' }))
  expect(wrong.map(([at, field]) => [at, field])).toEqual([
    [0, 'from'],
    [0, 'capacity'],
    [2, 'at'],
  ])
})

test('a place has one time at the same hours; two places may have one each', () => {
  const twice = [0, 'from', said['slot-twice']()]
  expect(wrongIn(typed(), typed())).toEqual([[1, ...twice.slice(1)]])
  expect(wrongIn(typed({ pincodes: '400012, 400013' }), typed({ pincodes: '400013' }))).toHaveLength(1)
  expect(wrongIn(typed({ pincodes: '400012' }), typed({ pincodes: '400013; 400014' }))).toEqual([])
})

test('one time too many is told beside it', () => {
  const plans = Array.from({ length: mostSlotsOfDay + 1 }, (_, at) => typed({ from: `${at}:00`, to: `${at}:30` }))
  expect(wrongIn(...plans)).toEqual([[mostSlotsOfDay, 'from', said['too-many-slots']({ most: mostSlotsOfDay })]])
})

test('a row that is added is as the one before it, but for its hours, and has no orders', () => {
  const before = typed({ pincodes: '400012', capacity: '7', taken: 3 })
  expect(nextPlan(before)).toMatchObject({ from: '', to: '', pincodes: '400012', capacity: '7', taken: 0 })
  expect(nextPlan(undefined)).toMatchObject({ from: '', to: '', capacity: '20', daysBefore: '1', at: '21:00' })
})
