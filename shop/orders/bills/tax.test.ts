import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { taxOf, taxShares } from './tax.ts'

test('fresh fish, whole or cut, and fresh prawns and lobsters bear no tax; what is marinated bears 5 of 100', () => {
  const today = openingCatalogue.products.map((product) => {
    const { hsn, percent } = taxOf(product, '2026-11-21')
    return `${hsn} ${product.cut} ${percent}`
  })
  expect([...new Set(today)].toSorted()).toEqual([
    '0302 whole 0',
    '0304 cut 0',
    '0306 cut 0',
    '0306 whole 0',
    '1604 marinated 5',
    '1605 marinated 5',
  ])
})

test('a rate holds from its day on, and a bill of the day before has the one before', () => {
  const marinated = { species: 'pomfret', cut: 'marinated' } as const
  expect(taxOf(marinated, '2025-09-21').percent).toBe(12)
  expect(taxOf(marinated, '2025-09-22').percent).toBe(5)
})

test('taxable value and both halves of the tax are exactly what was paid, whatever is in the cart', () => {
  const line = fc.record({ percent: fc.constantFrom(0, 5, 12, 18), price: fc.nat(5_000_000).map(paise) })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const shares = taxShares(lines)
      const paid = lines.reduce((sum, { price }) => sum + price, 0)
      expect(shares.reduce((sum, { taxable, half }) => sum + taxable + 2 * half, 0)).toBe(paid)
      for (const { percent, taxable, half } of shares) {
        const exact = ((taxable + 2 * half) * percent) / (100 + percent) / 2
        expect(Math.abs(half - exact)).toBeLessThanOrEqual(0.5)
      }
    }),
  )
})
