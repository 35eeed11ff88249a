import { expect, test } from 'vitest'
import { readWeight } from '#shop/orders/weighing/typed-weight.ts'
import { checks, typedBatch } from './batches/typed-batch.ts'
import { numberTyped, partTyped } from './catalogue/typed-number.ts'
import { newPin } from './sign-in/checks.ts'
import { nextPlan, readPlans } from './slots/typed-plan.ts'

test('what is typed at the counter may have the digits of Hindi and Marathi', () => {
  expect(numberTyped(' ३० ')).toBe(30)
  expect(partTyped('४.५')).toBe(4.5)
  expect(newPin('४०२९१७')).toBeUndefined()
  expect(newPin('१२३४५६')).toBe(newPin('123456'))
  expect(readWeight('१,०२०', 'g')).toEqual({ grams: 1020, meant: 'g' })
  expect(readWeight('१.०२', 'g')).toEqual({ grams: 1020, meant: 'kg' })
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

test('a batch is taken in for what was typed, or the field says why not', () => {
  expect(checks.kilos('1,250')).toBe('A comma can mean two things here. Enter kilos as 1.25, or grams as 1250 g.')
  expect(checks.kilos('eleven')).toBe('This is not a valid weight. Enter kg such as 4.2, or grams such as 4200 g.')
  expect(checks.kilos('1,250 g')).toBeUndefined()
  expect(checks.cost('620,50')).toBe('Enter rupees such as 620 or 620.50, with a point before the paise.')
  expect(checks.cost('6,20')).toBeDefined()
  expect(typedBatch({ kilos: '1,250 g', cost: '₹1,620.50' })).toMatchObject({ grams: 1250, costPaise: 162_050 })
  expect(typedBatch({ kilos: '12,5' })).toMatchObject({ grams: 12_500 })
})
