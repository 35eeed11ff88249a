import { array, constantFrom, assert as hold, integer, option, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#shop/money.ts'
import { minutes } from '#shop/time.ts'
import {
  boughtFor,
  type CameInBefore,
  type CameInQuestion,
  cameInQuestions,
  earnedPerLandedKilo,
  lastCost,
  marginOf,
  whatToAsk,
} from './came-in.ts'

const now = minutes(600)
const surmai = { species: 'surmai', size: 'Large', grams: 30_000, supplier: 'Irfan', costPaise: 52_000 }
const asif: CameInBefore = { ...surmai, at: now - minutes(4), by: 'staff/asif@tablet' }
const meera = 'staff/meera@tablet'
const asks = (
  different: Partial<Omit<typeof surmai, 'costPaise'>> & { readonly costPaise?: number | undefined },
  before: readonly CameInBefore[] = [asif],
  sure: readonly CameInQuestion[] = [],
) => whatToAsk({ ...surmai, ...different }, before, { sure, now, by: meera })?.refused

test('what somebody said already is asked about, and another fish, size, weight, supplier or hour is not', () => {
  expect(whatToAsk(surmai, [asif], { sure: [], now, by: meera })).toEqual({
    refused: 'same-delivery',
    by: 'staff/asif@tablet',
    grams: 30_000,
    at: now - minutes(4),
  })
  for (const same of [{ grams: 29_000 }, { grams: 33_000 }, { supplier: '' }, { supplier: 'IRFAN' }])
    expect(asks(same)).toBe('same-delivery')
  for (const other of [{ species: 'rawas' }, { size: 'Medium' }, { grams: 20_000 }, { supplier: 'Koli Seva' }])
    expect(asks(other)).toBeUndefined()
  expect(asks({}, [{ ...asif, at: now - minutes(60) }])).toBeUndefined()
  expect(asks({}, [asif], ['same-delivery'])).toBeUndefined()
})

test('who takes in one crate after the other is asked of the very same grams alone, and only for three minutes', () => {
  const again = (different: Partial<CameInBefore>, by = asif.by) =>
    whatToAsk(surmai, [{ ...asif, at: now - minutes(2), ...different }], { sure: [], now, by })?.refused
  expect(again({})).toBe('same-delivery')
  expect(again({ grams: 30_010 })).toBeUndefined()
  expect(again({ at: now - minutes(3) })).toBeUndefined()
  // the same person at another tablet may say what a colleague typed at this one
  expect(again({ at: now - minutes(3) }, 'staff/asif@phone')).toBe('same-delivery')
})

test('a kilo that costs ten times the last one is asked about, and so are kilos that nobody ever brought', () => {
  const earlier = { ...asif, at: now - minutes(1000) }
  expect(whatToAsk({ ...surmai, costPaise: 520_000 }, [earlier], { sure: [], now, by: meera })).toEqual({
    refused: 'far-off-rate',
    paise: rupees(5200),
    last: rupees(520),
  })
  expect(asks({ costPaise: 5200 }, [earlier])).toBe('far-off-rate')
  for (const costPaise of [undefined, 52_000 * 5, 52_000 / 5, 60_000])
    expect(asks({ costPaise }, [earlier])).toBeUndefined()
  expect(asks({ costPaise: 520_000 }, [earlier], ['far-off-rate'])).toBeUndefined()
  expect(asks({ grams: 300_000 }, [earlier])).toBe('far-off-kilos')
  expect(asks({ grams: 150_000 }, [earlier])).toBeUndefined()
  expect(asks({ grams: 500_001 }, [])).toBe('far-off-kilos')
  expect(asks({ grams: 500_000 }, [])).toBeUndefined()
})

const said = record({
  species: constantFrom('surmai', 'rawas'),
  size: constantFrom('Large', ''),
  grams: integer({ min: 1, max: 60_000 }),
  supplier: constantFrom('', 'Irfan', 'Koli Seva'),
  costPaise: option(integer({ min: 0, max: 100_000 }), { nil: undefined }),
})

test('whatever came in before, it is asked as a clerk with the book in hand would ask', () => {
  const earlier = record({ one: said, ago: integer({ min: 0, max: 100 }) })
  hold(
    property(said, array(earlier, { maxLength: 8 }), subarray([...cameInQuestions]), (wanted, rows, sure) => {
      const book = rows
        .map(({ one, ago }) => ({ ...one, at: now - minutes(ago), by: 'staff/asif@tablet' }))
        .toSorted((one, other) => other.at - one.at)
      // the clerk reads the book from the first line, fish by fish
      const doubts = new Set<string>()
      let [most, last] = [0, 0]
      for (const line of book.toReversed()) {
        if (line.species !== wanted.species || line.size !== wanted.size) continue
        most = Math.max(most, line.grams)
        if (line.costPaise) last = line.costPaise
        const [less, more] = [line.grams, wanted.grams].toSorted((one, other) => one - other) as [number, number]
        const isOtherSupplier = line.supplier !== '' && wanted.supplier !== '' && line.supplier !== wanted.supplier
        if (now - line.at < minutes(60) && less >= more * 0.9 && !isOtherSupplier) doubts.add('same-delivery')
      }
      if (wanted.grams > (most || 100_000) * 5) doubts.add('far-off-kilos')
      const paid = wanted.costPaise
      if (paid !== undefined && last > 0 && (paid > last * 5 || paid < last / 5)) doubts.add('far-off-rate')
      const asked = (['same-delivery', 'far-off-kilos', 'far-off-rate'] as const).find(
        (one) => doubts.has(one) && !sure.includes(one),
      )
      expect(whatToAsk(wanted, book, { sure, now, by: meera })?.refused).toBe(asked)
    }),
  )
})

test('what is earned is counted on a kilo as it was landed', () => {
  expect(marginOf(rupees(600), rupees(380))).toEqual({ paise: rupees(220), percent: 37 })
  expect(marginOf(rupees(200), rupees(380))).toEqual({ paise: rupees(200) - rupees(380), percent: -90 })
  expect(marginOf(0, 100).percent).toBeUndefined()
  expect(earnedPerLandedKilo({ labelWeight: 'gross', lossPercent: 30 }, rupees(600))).toBe(rupees(600))
  expect(earnedPerLandedKilo({ labelWeight: 'net', lossPercent: 37 }, rupees(1600))).toBe(rupees(1008))
})

test('what is thrown away cost what its kilos were bought for, to the paisa', () => {
  expect(boughtFor(1234, 52_050)).toBe(paise(64_230))
  expect(boughtFor(1234, null)).toBeUndefined()
  expect(boughtFor(1234, 0)).toBe(0)
  expect(lastCost([{ costPaise: undefined }, { costPaise: 0 }, { costPaise: 400 }, { costPaise: 300 }])).toBe(400)
})
