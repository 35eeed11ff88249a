import { expect, test } from 'vitest'
import { isSameSheet, withRates, writersOf } from './rate-edit.ts'
import { momentTyped, typedMoment } from './rate-moment.ts'
import {
  basesAfter,
  byKey,
  dearerPacks,
  isBig,
  looked,
  mergeSheets,
  previewOf,
  type RateChange,
  tenthsOfPercent,
} from './rate-sheet.ts'

const rate = (grams: number) => ({ productId: 1, size: 'Jumbo', grams })
const today = byKey([
  { ...rate(1000), paise: 80_000 },
  { ...rate(500), paise: 45_000 },
])
const change = (grams: number, paise: number, was = today.get(`1/${grams}/Jumbo`) ?? 0): RateChange => ({
  ...rate(grams),
  was,
  paise,
})

test('a quarter is not yet big, a paisa more is', () => {
  expect([100_000, 100_001, 60_000, 59_999].map((paise) => isBig(change(1000, paise), new Map()))).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect([85_000, 75_040, 80_000].map((paise) => tenthsOfPercent({ was: 80_000, paise }))).toEqual([63, -62, 0])
})

test('many small steps of a day are one, and count anew from where an owner has moved the rate', () => {
  const steps = [change(1000, 100_000, 80_000), change(1000, 110_000, 100_000)]
  const [small, owners] = [basesAfter(steps.slice(0, 1)), basesAfter(steps)]
  expect([...small, ...owners]).toEqual([
    ['1/1000/Jumbo', 80_000],
    ['1/1000/Jumbo', 110_000],
  ])
  expect(isBig(change(1000, 100_100, 100_000), small)).toBe(true)
  expect(isBig(change(1000, 60_000, 100_000), small)).toBe(false)
  expect(isBig(change(1000, 137_500, 110_000), owners)).toBe(false)
})

test('a rate that is typed as it is today is no change', () => {
  const typed = withRates([], [change(1000, 82_000), change(500, 45_000)], today)
  expect(typed).toEqual([change(1000, 82_000)])
  expect(withRates(typed, [change(1000, 80_000)], today)).toEqual([])
  expect(isSameSheet([change(1000, 1), change(500, 2)], [change(500, 2), change(1000, 1)])).toBe(true)
  expect(isSameSheet([change(1000, 1)], [change(1000, 1, 5)])).toBe(false)
})

test('the preview says old, new and percent, and what was changed elsewhere since', () => {
  expect(
    previewOf([change(1000, 88_000), change(500, 44_000, 46_000), change(250, 1, 2)], today, new Map()),
  ).toMatchObject([
    { difference: 8000, tenths: 100, isBig: false, isStale: false },
    { today: 45_000, isStale: true },
    { today: undefined, isStale: true },
  ])
  expect(looked([change(1000, 88_000), change(500, 45_000, 46_000), change(250, 1, 2)], today)).toEqual([
    change(1000, 88_000),
  ])
})

test('a pack that costs more for its weight than a smaller one is pointed out', () => {
  expect(
    dearerPacks([
      { ...rate(1000), paise: 95_000 },
      { ...rate(500), paise: 45_000 },
    ]),
  ).toEqual([{ ...rate(1000), than: 500 }])
})

test('of two sheets everything is kept, and where both touched a rate mine stays and it is named', () => {
  const base = [change(1000, 81_000)]
  const mine = [change(1000, 82_000), change(500, 44_000)]
  expect(mergeSheets(base, mine, [change(1000, 83_000), change(250, 9, 8)])).toEqual({
    merged: [change(1000, 82_000), change(500, 44_000), change(250, 9, 8)],
    clashes: [change(1000, 81_000)],
  })
  // Published meanwhile: what I did not touch is not in the sheet any more.
  expect(mergeSheets(base, [...base, change(500, 44_000)], [])).toEqual({ merged: [change(500, 44_000)], clashes: [] })
})

test('a moment is typed by the shop’s clock', () => {
  const six = Date.UTC(2026, 10, 23, 0, 30)
  expect([momentTyped('2026-11-23T06:00'), typedMoment(six)]).toEqual([six, '2026-11-23T06:00'])
  for (const typed of ['', '2026-11-23', '2026-11-23T24:00', '2026-13-01T06:00'])
    expect(momentTyped(typed)).toBeUndefined()
})

test('each rate of a draft is of whom typed it, and stays theirs when somebody else types another', () => {
  const writers = new Map([['1/1000/Jumbo', 'asif']])
  const before = { changes: [change(1000, 82_000), change(500, 44_000)], writers }
  expect(writersOf([change(1000, 82_000), change(500, 43_000)], 'meera', before)).toEqual(
    new Map([
      ['1/1000/Jumbo', 'asif'],
      ['1/500/Jumbo', 'meera'],
    ]),
  )
  expect(writersOf([change(1000, 83_000), change(500, 44_000)], 'meera', before)).toEqual(
    new Map([['1/1000/Jumbo', 'meera']]),
  )
})
