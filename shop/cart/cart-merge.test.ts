import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { mostLines } from '#shop/catalogue/pricing.ts'
import { runsOf } from '#tests/running/runs.ts'
import { mergeCarts } from './cart-merge.ts'
import { type AccountCartLine, isSamePack } from './kept-cart.ts'

const pomfret = (quantity: number, more: Partial<AccountCartLine> = {}): AccountCartLine => ({
  id: 'pdpImage4',
  quantity,
  size: 'Jumbo',
  weight: '500 g',
  ...more,
})
const lobster = (quantity: number): AccountCartLine => ({ id: 'pdpImage19', quantity, weight: '1 kg' })
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, nr): AccountCartLine => ({ id: `fish ${from + nr}`, quantity: 1, weight: '1 kg' }))
const merged = (carts: Partial<Parameters<typeof mergeCarts>[0]>) =>
  mergeCarts({ base: [], mine: [], theirs: [], ...carts }).lines

test('at a login what was chosen here comes to what the account has, and nothing is there twice', () => {
  expect(merged({ mine: [pomfret(2)], theirs: [lobster(1)] })).toEqual([lobster(1), pomfret(2)])
  expect(merged({ mine: [pomfret(2)], theirs: [pomfret(3)] })).toEqual([pomfret(3)])
  expect(merged({ mine: [pomfret(4)], theirs: [pomfret(3)] })).toEqual([pomfret(4)])
})

test('of two choices of one fish the one made here stays, with its number where packs weigh differently', () => {
  const whole = pomfret(1, { weight: '1 kg' })
  expect(merged({ mine: [whole], theirs: [pomfret(5)] })).toEqual([whole])
  const sliced = pomfret(1, { cleaning: 'slices' })
  expect(merged({ mine: [sliced], theirs: [pomfret(5)] })).toEqual([pomfret(5, { cleaning: 'slices' })])
})

test('what one device took out stays out, also where the other counted it up', () => {
  const base = [pomfret(1), lobster(1)]
  expect(merged({ base, mine: [lobster(1)], theirs: base })).toEqual([lobster(1)])
  expect(merged({ base, mine: base, theirs: [lobster(1)] })).toEqual([lobster(1)])
  expect(merged({ base, mine: base, theirs: [pomfret(9), lobster(1)] })).toEqual([pomfret(9), lobster(1)])
  expect(merged({ base, mine: [pomfret(9), lobster(1)], theirs: [] })).toEqual([])
})

test('what only one device changed is as it left it', () => {
  const base = [pomfret(5)]
  expect(merged({ base, mine: base, theirs: [pomfret(1)] })).toEqual([pomfret(1)])
  expect(merged({ base, mine: [pomfret(1)], theirs: base })).toEqual([pomfret(1)])
  const sliced = pomfret(5, { cleaning: 'slices' })
  expect(merged({ base, mine: [pomfret(2)], theirs: [sliced] })).toEqual([{ ...sliced, quantity: 2 }])
})

test('what was sent without an answer and is taken out again does not come back, arrived or not', () => {
  const sent = [pomfret(1)]
  expect(merged({ sent, mine: [], theirs: [pomfret(1)] })).toEqual([])
  expect(merged({ sent, mine: [], theirs: [pomfret(2), lobster(1)] })).toEqual([lobster(1)])
  expect(merged({ sent, mine: [pomfret(1)], theirs: [lobster(1)] })).toEqual([lobster(1), pomfret(1)])
  expect(merged({ base: [pomfret(1)], sent: [], mine: [pomfret(1)], theirs: [] })).toEqual([pomfret(1)])
})

test('a full cart leaves out what was only heard of, and says what', () => {
  const mine = many(0, mostLines - 1)
  const { lines, leftOut } = mergeCarts({ base: [], mine, theirs: many(100, 3) })
  expect(lines).toHaveLength(mostLines)
  expect(mine.every((line) => lines.includes(line))).toBe(true)
  expect(leftOut.map(({ id }) => id)).toEqual(['fish 101', 'fish 102'])
})

const anyLine = record({
  id: constantFrom('a', 'b', 'c', 'd'),
  quantity: integer({ min: 1, max: 20 }),
  weight: constantFrom('500 g', '1 kg'),
  cleaning: constantFrom('slices', 'whole'),
})
const anyCart = uniqueArray(anyLine, { selector: ({ id }) => id, maxLength: 4 })
const ids = (lines: readonly AccountCartLine[]) => lines.map(({ id }) => id).toSorted()

test('whatever two devices did, which of them comes first makes no difference to what is in the cart', () => {
  assert(
    property(anyCart, anyCart, anyCart, (base, one, other) => {
      const here = merged({ base, mine: one, theirs: other })
      const there = merged({ base, mine: other, theirs: one })
      expect(ids(here)).toEqual(ids(there))
      expect(new Set(ids(here)).size).toBe(here.length)
      for (const line of here) {
        const same = there.find(({ id }) => id === line.id)
        expect(same?.quantity === line.quantity || same?.weight !== line.weight).toBe(true)
        expect([...one, ...other].some(({ id, quantity }) => id === line.id && quantity === line.quantity)).toBe(true)
        expect([...one, ...other].some((made) => made.id === line.id && isSamePack(made, line))).toBe(true)
      }
    }),
    runsOf(20_000),
  )
})

test('what is merged already is not changed by merging it again', () => {
  assert(
    property(anyCart, anyCart, anyCart, (base, one, other) => {
      const together = merged({ base, mine: one, theirs: other })
      expect(merged({ base: other, mine: together, theirs: other })).toEqual(together)
      expect(merged({ base: together, mine: together, theirs: together })).toEqual(together)
      expect(ids(merged({ base, mine: together, theirs: together }))).toEqual(ids(together))
    }),
    runsOf(20_000),
  )
})

test('at a login nothing of either is lost', () => {
  assert(
    property(array(anyCart, { minLength: 1, maxLength: 4 }), (carts) => {
      const all = carts.reduce<readonly AccountCartLine[]>((theirs, mine) => merged({ mine, theirs }), [])
      expect(ids(all)).toEqual([...new Set(carts.flatMap(ids))].toSorted())
    }),
  )
})
