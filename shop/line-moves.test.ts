import { assert, constantFrom, integer, option, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerWithin,
  capFor,
  decideAnswer,
  decideWeighing,
  heaviestFor,
  type KeptLineMove,
  standingAfter,
  type WantedWeighing,
  whyNotPacked,
  type WeighableLine,
} from '#shop/line-moves.ts'
import { rupees } from '#shop/money.ts'
import { mostWeight, weighedPrice } from '#shop/weighing.ts'
import { wholeGrams } from '#shop/weight.ts'

/** Two packs of 500 g for 1,000 rupees each, 2,200 at most. */
const line: WeighableLine = {
  grams: wholeGrams(500),
  quantity: 2,
  rate: rupees(1000),
  most: rupees(2200),
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

const move = (no: number, what: KeptLineMove['move'], more: Partial<KeptLineMove> = {}): KeptLineMove => ({
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

test('a yes counts for what lay on the scale then, and for nothing heavier', () => {
  const agreed = { grams: wholeGrams(1300), price: rupees(2600) }
  expect(capFor({ most: line.most, agreed }, wholeGrams(1300))).toBe(rupees(2600))
  expect(capFor({ most: line.most, agreed }, wholeGrams(1301))).toBe(rupees(2200))
  expect(capFor({ most: line.most, agreed: undefined }, wholeGrams(1))).toBe(rupees(2200))
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

test('what weighs no more than the heaviest is taken without a question, and a gram more is not', () => {
  assert(
    property(upTo(3000), upTo(2000), option(upTo(4000)), option(upTo(2500)), (tolerated, label, more, yes) => {
      const larger = more === null ? {} : { larger: { grams: wholeGrams(500 + label), rate: rupees(more) } }
      const ordered: WeighableLine = { ...line, ...larger, most: rupees(2000 + tolerated) }
      const price = yes === null ? undefined : weighedPrice(ordered, wholeGrams(yes))
      // nobody is asked about what is within the most
      const agreed = price === undefined || price <= ordered.most ? undefined : { grams: wholeGrams(yes ?? 1), price }
      const thing = { ...ordered, agreed }
      const heaviest = heaviestFor(thing)
      const told = (grams: number) => refusedAs(decideWeighing(thing, weighing(grams, { isSure: true })))
      const next = heaviest < mostWeight ? 'over-most' : 'weight-impossible'
      expect([told(heaviest), told(heaviest + 1)]).toEqual(['taken', next])
    }),
  )
})
