import { type Arbitrary, array, assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '#shop/catalogue/product.ts'
import { inRupees, paise, total } from '#shop/money.ts'
import { type Chosen, chosen, known, ordered, orderOf, rateToday, wanting } from '#tests/rooms/changed-orders.ts'
import { runsOf } from '#tests/running/runs.ts'
import type { LineAfter, StandingLine, WantedLine } from './changed-lines.ts'
import { decideChange } from './order-change.ts'

const runs = runsOf(100_000)

const anyOrder = array(
  record({
    of: constantFrom(...chosen),
    factor: constantFrom(50, 100, 100, 130),
    quantity: integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 4 },
).map((lines) =>
  lines.map(({ of, factor, quantity }, place) => ({
    of,
    line: ordered(2 * place + 1, of, Math.round((rateToday(of) * factor) / 100), quantity),
  })),
)

const anyWish = array(
  oneof(
    record({ keeps: integer({ min: 0, max: 3 }), quantity: integer({ min: 1, max: 6 }), other: constant(undefined) }),
    record({ keeps: constant(undefined), quantity: integer({ min: 1, max: 4 }), other: constantFrom(...chosen) }),
  ) as Arbitrary<{ keeps: number | undefined; quantity: number; other: Chosen | undefined }>,
  { minLength: 1, maxLength: 5 },
)

test('the sum of a change is that of its packs, each with its own price tag, to the paisa', () => {
  let priced = 0
  assert(
    property(anyOrder, anyWish, (before, wishes) => {
      const lines: WantedLine[] = []
      const tags: number[] = []
      const packsOf = new Map<Product, number>()
      for (const { keeps, quantity, other } of wishes) {
        const kept = keeps === undefined ? undefined : before[keeps]
        const of = kept?.of ?? other
        if (of === undefined || (kept && lines.some(({ line }) => line === kept.line.lineNo))) continue
        const { product, size, weight } = of
        lines.push({
          line: kept?.line.lineNo,
          id: product.cartId,
          size,
          weight,
          quantity,
          seenPrice: inRupees(paise(rateToday(of))),
          cleaning: product.cleaning[0],
        })
        packsOf.set(product, (packsOf.get(product) ?? 0) + quantity)
        for (let pack = 0; pack < quantity; pack += 1)
          tags.push(kept && pack < kept.line.quantity ? kept.line.rate : rateToday(of))
      }
      if (lines.length === 0 || [...packsOf.values()].some((packs) => packs > 20)) return
      const sum = tags.reduce((all, tag) => all + tag, 0)
      const order = orderOf(before.map(({ line }) => line))
      const decision = decideChange(order, wanting(lines, sum / 100), known)
      if (!('changed' in decision)) throw new Error(decision.refused)
      const { changed: after } = decision
      priced += 1
      expect([after.total, total(after.lines.map(({ linePrice }) => linePrice))]).toEqual([sum, sum])
      expect(new Set(after.lines.map(({ lineNo }) => lineNo)).size).toBe(after.lines.length)
      for (const line of after.lines) {
        const was = before.find(({ line: { lineNo } }) => lineNo === line.lineNo)
        expect(line.most).toBeGreaterThanOrEqual(line.linePrice)
        expect([line.title, isFair(line, was, order.lastLine)]).toEqual([line.title, true])
      }
      expect(decideChange(order, wanting(lines, (sum + 1) / 100), known)).toMatchObject({ refused: 'prices-changed' })
    }),
    runs,
  )
  expect(priced).toBeGreaterThan(runs.numRuns * 0.9)
})

/** A line that stays keeps its rate, and is promised what so many of its packs would have been; a new one has a number of its own. */
function isFair(
  line: LineAfter,
  was: { readonly of: Chosen; readonly line: StandingLine } | undefined,
  lastLine: number,
): boolean {
  if (was === undefined) return line.lineNo > lastLine
  const { rate, lineNo } = was.line
  return line.rate === rate && line.most === ordered(lineNo, was.of, rate, line.quantity).most
}
