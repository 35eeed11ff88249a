import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '#tests/running/runs.ts'
import { type LabelLayout, readScaleLabel } from './scale-label.ts'

const layouts: LabelLayout[] = [
  { prefix: '21', codeDigits: 5, isVerified: false, carries: 'grams' },
  { prefix: '22', codeDigits: 4, isVerified: false, carries: 'grams' },
  { prefix: '23', codeDigits: 5, isVerified: true, carries: 'grams' },
  { prefix: '24', codeDigits: 4, isVerified: true, carries: 'grams' },
  { prefix: '25', codeDigits: 5, isVerified: false, carries: 'price' },
]
const [plain, short, verified, both] = layouts as [LabelLayout, LabelLayout, LabelLayout, LabelLayout]
const read = (scanned: string, sold = (id: number) => id >= 1 && id <= 21) =>
  readScaleLabel(scanned, { layouts, isSold: sold })

/** What a weighing scale prints, from its own arithmetic: the tables of the reader are not used here. */
function printed({ prefix, codeDigits, isVerified }: LabelLayout, productId: number, figure: number): string {
  const places = 12 - prefix.length - codeDigits - Number(isVerified)
  const digits = String(figure).padStart(places, '0')
  return withCheck(
    prefix + String(productId).padStart(codeDigits, '0') + (isVerified ? verifierOf(digits) : '') + digits,
  )
}

/** EAN-13 from the right: each second digit thrice, then what is missing to the next ten. */
function withCheck(twelve: string): string {
  const sum = [...twelve].toReversed().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return `${twelve}${(1000 - sum) % 10}`
}

/** GS1: twice or five times a digit, less or more its tens; three times the units alone. */
const counts = {
  '2-': (digit: number) => (((2 * digit) % 10) + 10 - Math.floor((2 * digit) / 10)) % 10,
  '3': (digit: number) => (3 * digit) % 10,
  '5+': (digit: number) => (((5 * digit) % 10) + Math.floor((5 * digit) / 10)) % 10,
  '5-': (digit: number) => (((5 * digit) % 10) + 10 - Math.floor((5 * digit) / 10)) % 10,
}

function verifierOf(figure: string): number {
  const names = figure.length === 4 ? (['2-', '2-', '3', '5-'] as const) : (['5+', '2-', '5-', '5+', '2-'] as const)
  const sum = names.reduce((all, name, place) => all + counts[name](Number(figure[place])), 0)
  if (figure.length === 4) return (sum * 3) % 10
  return Array.from({ length: 10 }, (_, digit) => digit).find((digit) => (sum + counts['5-'](digit)) % 10 === 0) ?? -1
}

test('the digits of the GS1 General Specifications check their figures', () => {
  expect([verifierOf('2875'), verifierOf('14685')]).toEqual([9, 6])
  expect(read(withCheck('230000492875'))).toEqual({
    weighed: { productId: 4, grams: 2875, raw: withCheck('230000492875') },
  })
  expect(read(withCheck('240004614685'))).toMatchObject({ weighed: { productId: 4, grams: 14_685 } })
})

test('whatever a scale of the shop prints is read as it was meant', () => {
  const label = fc.record({
    layout: fc.constantFrom(plain, short, verified, both),
    productId: fc.integer({ min: 1, max: 9999 }),
    grams: fc.integer({ min: 1, max: 9999 }),
  })
  fc.assert(
    fc.property(label, ({ layout, productId, grams }) => {
      const raw = printed(layout, productId, grams)
      expect(read(` ${raw}\n`, () => true)).toEqual({ weighed: { productId, grams, raw } })
    }),
    runsOf(10_000),
  )
})

test('one digit that is read wrong never gives another weight', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...layouts),
      fc.integer({ min: 1, max: 21 }),
      fc.integer({ min: 1, max: 9999 }),
      fc.nat(12),
      fc.integer({ min: 1, max: 9 }),
      (layout, productId, figure, place, other) => {
        const label = printed(layout, productId, figure)
        const hurt = label.slice(0, place) + ((Number(label[place]) + other) % 10) + label.slice(place + 1)
        expect(read(hurt)).toHaveProperty('refused')
      },
    ),
    runsOf(10_000),
  )
})

test('two digits in each other’s place are told by the digit that checks the figure', () => {
  const swapped = withCheck('230000492785')
  expect(read(swapped)).toEqual({ refused: 'wrong-check-digit' })
})

test('each thing that is no weight of the shop says what it is', () => {
  for (const [scanned, refused] of [
    ['', 'not-a-label'],
    ['D7K4-29XM', 'not-a-label'],
    ['210000401250', 'not-a-label'],
    [withCheck('890123456789'), 'not-a-label'],
    [withCheck('200000401250'), 'unknown-layout'],
    [`${withCheck('210000401250').slice(0, 12)}x`, 'not-a-label'],
    [withCheck('210000499999').replace(/^21/, '12'), 'not-a-label'],
    [printed(plain, 4, 1250).replace(/.$/, (digit) => String((Number(digit) + 1) % 10)), 'wrong-check-digit'],
    [printed(plain, 99, 1250), 'unknown-product'],
    [printed(plain, 0, 1250), 'unknown-product'],
    [printed(plain, 4, 0), 'no-weight'],
    [printed(short, 4, 999_999), 'no-weight'],
    [withCheck('250000440000'), 'price-label'],
  ] as const)
    expect([scanned, read(scanned)]).toEqual([scanned, { refused }])
})

test('before the page knows the layouts no label is called another shop’s', () => {
  const scanned = printed(plain, 4, 1250)
  expect(readScaleLabel(scanned, { layouts: undefined, isSold: () => true })).toEqual({ refused: 'layouts-unread' })
})

test('the first layout with the prefix counts, and no later one changes what it found', () => {
  const twice: LabelLayout[] = [plain, { ...plain, codeDigits: 4 }, { ...plain, carries: 'price' }]
  const scanned = printed(plain, 4, 1250)
  expect(readScaleLabel(scanned, { layouts: twice, isSold: () => true })).toMatchObject({ weighed: { grams: 1250 } })
  expect(readScaleLabel(scanned, { layouts: twice.toReversed(), isSold: () => true })).toEqual({
    refused: 'price-label',
  })
})
