import { type Arbitrary, array, boolean, constantFrom, integer, oneof, record } from 'fast-check'

const cell = integer({ min: 0, max: 1 })
const which = integer({ min: 0, max: 7 })

const deed = oneof(
  {
    weight: 9,
    arbitrary: record({
      does: constantFrom('place'),
      packs: array(integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 }),
      first: cell,
    }),
  },
  { weight: 3, arbitrary: record({ does: constantFrom('cancel', 'note-delivered'), order: which }) },
  {
    weight: 14,
    arbitrary: record({
      does: constantFrom('move'),
      order: which,
      move: constantFrom('on', 'on', 'on', 'on', 'on', 'reject', 'undo'),
    }),
  },
  {
    weight: 9,
    arbitrary: record({
      does: constantFrom('weigh'),
      order: which,
      line: cell,
      percent: integer({ min: 80, max: 130 }),
    }),
  },
  {
    weight: 3,
    arbitrary: record({ does: constantFrom('leave-out', 'replace', 'replace-agreed'), order: which, line: cell }),
  },
  { weight: 2, arbitrary: record({ does: constantFrom('settle'), order: which, line: cell, isBack: boolean() }) },
  {
    weight: 5,
    arbitrary: record({ does: constantFrom('receive', 'waste', 'count'), cell, grams: integer({ min: 1, max: 2500 }) }),
  },
  { weight: 2, arbitrary: record({ does: constantFrom('stop', 'undo-stock'), cell }) },
  { weight: 1, arbitrary: record({ does: constantFrom('wait') }) },
)

export type StockDeed = typeof deed extends Arbitrary<infer One> ? One : never

/** What may happen in a day to two sizes of a scarce fish. The first is counted in the morning. */
export const stockDay = record({
  isNet: boolean(),
  morning: integer({ min: 0, max: 4000 }),
  deeds: array(deed, { minLength: 20, maxLength: 60 }),
})
export type StockDay = typeof stockDay extends Arbitrary<infer Day> ? Day : never
