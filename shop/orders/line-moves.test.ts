import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { weighedPrice } from '#shop/catalogue/weighed-price.ts'
import { paise, rupees } from '#shop/money.ts'
import { wholeGrams } from '#shop/weight.ts'
import { runsOf } from '#tests/running/runs.ts'
import {
  answerWithin,
  capFor,
  decideAnswer,
  decideWeighing,
  heaviestFor,
  type StoredLineMove,
  standingAfter,
  type WantedWeighing,
  type WeighableLine,
  whyNotPacked,
} from './line-moves.ts'

/** Two packs of 500 g for 1,000 rupees each, 2,200 at most. */
const line: WeighableLine = {
  grams: wholeGrams(500),
  quantity: 2,
  rate: rupees(1000),
  most: rupees(2200),
  tolerated: wholeGrams(1100),
  otherPacks: [],
  state: 'to-weigh',
  version: 0,
  orderStatus: 'Cutting',
}

const weighing = (grams: number, more: Partial<WantedWeighing> = {}): WantedWeighing => ({
  grams,
  seen: 0,
  role: 'cutter',
  over: undefined,
  isSure: false,
  reason: '',
  ...more,
})

const refusedAs = (decision: object): unknown => ('refused' in decision ? decision.refused : 'taken')

const move = (no: number, what: StoredLineMove['move'], more: Partial<StoredLineMove> = {}): StoredLineMove => ({
  no,
  move: what,
  by: { who: 'shopper' },
  at: 1000 * no,
  reason: '',
  ...more,
})

test.each([
  [weighing(1000, { role: 'rider' }), 'not-your-act'],
  [weighing(1000, { seen: 1 }), 'line-moved'],
  [weighing(0), 'weight-impossible'],
  [weighing(1000.5), 'weight-impossible'],
  [weighing(1e9), 'weight-impossible'],
  [weighing(300), 'grams-or-kilos'],
  [weighing(3001), 'grams-or-kilos'],
  [weighing(300, { isSure: true }), 'taken'],
  [weighing(1100), 'taken'],
  [weighing(1101), 'over-most'],
  [weighing(1101, { over: 'give' }), 'taken'],
])('a weighing is judged in order: %o is %s', (wanted, said) => {
  expect(refusedAs(decideWeighing(line, wanted))).toBe(said)
})

test('what stands elsewhere in the shop refuses a weight, and the second weighing says why', () => {
  expect(refusedAs(decideWeighing({ ...line, orderStatus: 'Out for delivery' }, weighing(1000)))).toBe('line-not-open')
  expect(refusedAs(decideWeighing({ ...line, state: 'replaced' }, weighing(1000)))).toBe('line-replaced')
  const again = { ...line, state: 'weighed', version: 1 } as const
  expect(refusedAs(decideWeighing(again, weighing(1000, { seen: 1 })))).toBe('reason-missing')
  expect(refusedAs(decideWeighing(again, weighing(1000, { seen: 1, reason: 'It slipped' })))).toBe('taken')
})

test('given is the most, asked is the whole price, and neither is ever above what may be charged', () => {
  assert(
    property(integer({ min: 334, max: 3000 }), constantFrom('give', 'ask', undefined), (grams, over) => {
      const decision = decideWeighing(line, weighing(grams, { over }))
      const { move: made, price } = 'weighed' in decision ? decision.weighed : { move: undefined, price: 0 }
      expect(made === undefined).toBe(over === undefined && grams > 1100)
      expect(made === 'ask').toBe(over === 'ask' && grams > 1100)
      expect(price > line.most).toBe(made === 'ask')
    }),
  )
})

test('a yes binds its weighing: what weighs no more costs its own price, never more than the yes; heavier is asked anew', () => {
  const agreed = { grams: wholeGrams(1300), price: rupees(2600) }
  const said = { ...line, state: 'weighed', version: 2, agreed } as const
  const weighedAgain = (grams: number, of: WeighableLine = said) => {
    const decision = decideWeighing(of, weighing(grams, { seen: 2, reason: 'It slipped' }))
    return 'weighed' in decision ? decision.weighed.price : decision.refused
  }
  expect([1300, 1250, 1000, 1301].map((grams) => weighedAgain(grams))).toEqual([
    rupees(2600),
    rupees(2500),
    rupees(2000),
    'over-most',
  ])
  expect(weighedAgain(1300, { ...said, agreed: { ...agreed, price: rupees(2550) } })).toBe(rupees(2550))
  // The most of the line rises with what is charged under the yes, and falls back with a lighter weighing.
  expect([1300, 1250, 1000, 1301].map((grams) => capFor(said, wholeGrams(grams)))).toEqual([
    rupees(2600),
    rupees(2500),
    rupees(2200),
    rupees(2200),
  ])
  expect(capFor(line, wholeGrams(1))).toBe(rupees(2200))
})

/** In place of a kilo of Jumbo for 2,000 rupees: Small, of which two kilos cost 1,050, and which may come to 2,200. */
const instead: WeighableLine = {
  ...line,
  rate: rupees(500),
  otherPacks: [{ grams: wholeGrams(2000), rate: rupees(1050) }],
}

test('much more of a cheaper fish is not taken unasked because it still fits the money', () => {
  expect(decideWeighing(instead, weighing(1900))).toEqual({
    refused: 'over-most',
    grams: wholeGrams(1900),
    heaviest: wholeGrams(1100),
  })
  const asked = decideWeighing(instead, weighing(1900, { over: 'ask' }))
  expect(asked).toEqual({ weighed: { move: 'ask', grams: 1900, price: rupees(1050) } })
  const given = decideWeighing(instead, weighing(1900, { over: 'give' }))
  expect(given).toEqual({ weighed: { move: 'give', grams: 1900, price: rupees(1050) } })
  const lone = decideWeighing({ ...instead, otherPacks: [] }, weighing(1900, { over: 'give' }))
  expect(lone).toEqual({ weighed: { move: 'give', grams: 1900, price: rupees(1100) } })
})

test('an answer binds the one weighing that was asked about, and comes in time', () => {
  const standing = { state: 'asked', asked: { no: 2, price: rupees(2600), at: 5000 } } as const
  const answer = (no: number, at: number) => decideAnswer(standing, { no, answer: 'agree', at })
  expect(answer(2, 5000)).toEqual({ answered: { move: 'agree', price: rupees(2600) } })
  expect(refusedAs(answer(1, 5000))).toBe('ask-over')
  expect(refusedAs(answer(2, 5000 + answerWithin - 1))).toBe('taken')
  expect(refusedAs(answer(2, 5000 + answerWithin))).toBe('ask-too-late')
  expect(refusedAs(decideAnswer({ state: 'weighed' }, { no: 2, answer: 'agree', at: 5000 }))).toBe('ask-over')
})

test('the moves of a line tell how it stands', () => {
  const [grams, price] = [wholeGrams(1300), rupees(2600)]
  const ask = move(1, 'ask', { grams, price, source: 'scale' })
  expect(standingAfter([])).toEqual({ state: 'to-weigh', version: 0 })
  expect(standingAfter([ask])).toMatchObject({ state: 'asked', version: 1, asked: { no: 1, price, at: 1000 } })
  const yes = standingAfter([ask, move(2, 'agree', { price })])
  expect(yes).toMatchObject({ state: 'weighed', version: 2, grams, price, agreed: { grams, price } })
  expect(yes.asked).toBeUndefined()
  expect(standingAfter([ask, move(2, 'decline')])).toMatchObject({ state: 'declined', version: 2, grams })
  const gone = standingAfter([ask, move(2, 'agree', { price }), move(3, 'leave-out')])
  expect(gone).toMatchObject({ state: 'left-out', price: 0, agreed: { grams, price } })
  expect(gone.grams).toBeUndefined()
  expect(standingAfter([ask, move(2, 'replace')])).toEqual({ state: 'replaced', version: 2, price: 0 })
})

const why = (...states: Parameters<typeof whyNotPacked>[0][number]['state'][]) =>
  whyNotPacked(states.map((state) => ({ state })))

test('an order is packed once nothing of it is open and something of it is there', () => {
  expect(why('weighed', 'asked', 'to-weigh')).toBe('answer-awaited')
  expect(why('weighed', 'declined')).toBe('line-not-weighed')
  expect(why('left-out', 'replaced')).toBe('nothing-to-pack')
  expect(why('weighed', 'left-out')).toBeUndefined()
})

const upTo = (most: number) => integer({ min: 1, max: most })

/** Whether somebody has to be asked, and what it costs if nobody is: as it stands in the rules, one after the other. */
function byTheRules(thing: WeighableLine, grams: number): { asks: boolean; costs: number } {
  const price = (of: number) => weighedPrice(thing, wholeGrams(of))
  const { agreed, tolerated, most } = thing
  if (agreed !== undefined && grams <= agreed.grams)
    return { asks: false, costs: price(grams) > agreed.price ? agreed.price : price(grams) }
  let pays = grams
  while (pays > tolerated) pays -= 1
  const costs = price(pays) > most ? most : price(pays)
  if (grams > tolerated) return { asks: true, costs }
  return { asks: price(grams) > most, costs }
}

test('weight first, then money: what is within both is taken without a question, and all else is asked about', () => {
  const packs = array(record({ grams: upTo(2000), rate: upTo(400_000) }), { maxLength: 3 })
  const yes = option(record({ grams: upTo(2500), less: integer({ min: 0, max: 3000 }) }))
  assert(
    property(upTo(1500), upTo(300_000), packs, yes, upTo(4000), (tolerated, most, others, said, grams) => {
      const otherPacks = others.map((pack) => ({ grams: wholeGrams(pack.grams), rate: paise(pack.rate) }))
      const ordered = { ...line, otherPacks, tolerated: wholeGrams(tolerated), most: paise(most) }
      const asked = said && weighedPrice(ordered, wholeGrams(said.grams))
      const thing: WeighableLine =
        said === null || asked === null
          ? ordered
          : { ...ordered, agreed: { grams: wholeGrams(said.grams), price: paise(Math.max(0, asked - said.less)) } }
      const { asks, costs } = byTheRules(thing, grams)
      const taken = (over: 'give' | 'ask' | undefined) => {
        const decision = decideWeighing(thing, weighing(grams, { isSure: true, over }))
        return 'weighed' in decision ? [decision.weighed.move, decision.weighed.price] : decision.refused
      }
      const whole = weighedPrice(thing, wholeGrams(grams))
      expect([taken(undefined), taken('give'), taken('ask')]).toEqual(
        asks
          ? ['over-most', ['give', costs], ['ask', whole]]
          : [
              ['weigh', costs],
              ['weigh', costs],
              ['weigh', costs],
            ],
      )
      expect(grams <= heaviestFor(thing)).toBe(!asks)
    }),
    runsOf(20_000),
  )
})
