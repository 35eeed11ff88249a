import { expect, test } from 'vitest'
import { readWeight } from '#shop/orders/weighing/typed-weight.ts'
import { cameInWords as words } from '#words/batches.ts'
import { bodyOf, type TypedCameIn, whyNotSent } from './batches/typed-came-in.ts'
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
  const body = bodyOf(typed({ kilos: '१२.५', rate: '६२०.५०', temperature: '-०,५' }), { fish, now, sure: [] })
  expect(body).toMatchObject({ grams: 12_500, temperatureTenths: -5, costPaise: 62_050, useBy: '2026-11-23' })
})

test('fish comes in for what was typed, or the page says why not, and where', () => {
  const said = (different: Parameters<typeof typed>[0]) => whyNotSent(typed(different))
  expect(said({})).toBeUndefined()
  expect(said({ size: undefined })).toEqual({ part: 'size', said: words.chooseSize })
  expect(said({ kilos: '1,250' })).toEqual({
    part: 'kilos',
    said: 'A comma can mean two things here. Enter kilos as 1.25, or grams as 1250 g.',
  })
  for (const kilos of ['', '.', '1.2.3', 'eleven'])
    expect(said({ kilos })).toEqual({ part: 'kilos', said: words.noKilos })
  for (const kilos of ['0', '0.0', '00'])
    expect(said({ kilos })).toEqual({ part: 'kilos', said: words.moreThanNothing })
  for (const kilos of ['10001', '99999', '999999999']) expect(said({ kilos })?.said).toBe(words.tooMuch)
  for (const kilos of ['10000', '1,250 g', '12,5', '30']) expect(said({ kilos })).toBeUndefined()
  for (const rate of ['620,50', '6,20', '.', '12.', '0', '1.2.3', '100001'])
    expect(said({ rate })).toEqual({ part: 'rate', said: words.noRate })
  for (const rate of ['', '380', '₹1,620.50', '100000']) expect(said({ rate })).toBeUndefined()
  expect(said({ supplier: 'S'.repeat(200) })).toEqual({ part: 'supplier', said: words.longName })
  expect(said({ supplier: 'अ'.repeat(80) })).toBeUndefined()
  expect(said({ temperature: 'cold' })?.said).toBe(words.noTemperature)
  expect(said({ landedDay: 'the 22nd' })?.said).toBe(words.noDay)
  expect(said({ landedDay: '' })).toBeUndefined()
  const body = bodyOf(typed({ kilos: '1,250 g', rate: '₹1,620.50' }), { fish, now, sure: [] })
  expect(body).toMatchObject({ grams: 1250, costPaise: 162_050 })
})

const now = Date.UTC(2026, 10, 22, 1)
const fish = { species: 'pomfret', title: 'Silver Pomfret', localName: 'Paplet', picture: '', sizes: [], keeps: 1 }

/** Thirty kilos of jumbo pomfret. */
function typed({
  landedDay = '2026-11-22',
  temperature = '',
  ...different
}: Partial<TypedCameIn> & { landedDay?: string; temperature?: string }): TypedCameIn {
  const rest = { landedDay, landedHour: '5', jetty: '', boatOrGear: '', useBy: '', origin: '', temperature, note: '' }
  return { species: 'pomfret', size: 'Jumbo', supplier: 'Koli Seva', kilos: '30', rate: '380', rest, ...different }
}
