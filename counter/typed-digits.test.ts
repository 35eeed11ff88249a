import { expect, test } from 'vitest'
import { checks, typedBatch } from './batches/typed-batch.ts'
import { numberTyped, partTyped } from './catalogue/typed-number.ts'
import { newPin } from './sign-in/checks.ts'
import { nextPlan, readPlans } from './slots/typed-plan.ts'
import { readTypedWeight } from './weighing/typed-weight.ts'

test('what is typed at the counter may have the digits of Hindi and Marathi', () => {
  expect(numberTyped(' ३० ')).toBe(30)
  expect(partTyped('४.५')).toBe(4.5)
  expect(newPin('४०२९१७')).toBeUndefined()
  expect(newPin('१२३४५६')).toBe(newPin('123456'))
  expect(readTypedWeight('१,०२०', 'g')).toEqual({ grams: 1020, meant: 'g' })
  expect(readTypedWeight('१.०२', 'g')).toEqual({ grams: 1020, meant: 'kg' })
  const plan = {
    ...nextPlan(undefined),
    from: '७',
    to: '९.३०',
    pincodes: '४०००१२, 400014',
    capacity: '२०',
    at: '२१:००',
  }
  expect(readPlans([plan])).toEqual({
    plans: [{ from: 420, to: 570, pincodes: ['400012', '400014'], capacity: 20, cutOff: { daysBefore: 1, at: 1260 } }],
  })
  expect(checks.temperature('-०,५')).toBeUndefined()
  expect(typedBatch({ kilos: '१२.५', temperature: '-०,५', cost: '६२०.५०' })).toMatchObject({
    grams: 12_500,
    temperatureTenths: -5,
    costPaise: 62_050,
  })
})
