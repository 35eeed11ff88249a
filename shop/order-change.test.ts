import { array, assert, constantFrom, integer, oneof, property, record, constant, type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { openingCatalogue } from './catalogue/products.ts'
import type { Product } from './catalogue/product.ts'
import type { LineAfter, StandingLine, WantedLine } from './changed-lines.ts'
import { inRupees, paise, rupees, times, total } from './money.ts'
import { type ChangeableOrder, decideChange, type WantedChange } from './order-change.ts'
import { mostOfLine, weighedAs } from './order-lines.ts'
import { priceOf } from './pricing.ts'
import { grams, type WeightLabel } from './weight.ts'

/** More of them by hand: CHANGES=100000 npm exec -- vitest run shop/order-change.test.ts */
const changes = Number(process.env['CHANGES'] ?? 10_000)

const here = { pincode: '400012', city: 'Mumbai', state: 'Maharashtra' }
const cutOff = 1000

const chosen = openingCatalogue.products
  .filter(({ available }) => available)
  .slice(0, 8)
  .flatMap((product) =>
    Object.entries(product.prices).flatMap(([size, byWeight]) =>
      (Object.keys(byWeight) as WeightLabel[]).map((weight) => ({ product, size, weight })),
    ),
  )

type Chosen = (typeof chosen)[number]

/** As it was ordered when a pack cost so much. */
function ordered(lineNo: number, { product, size, weight }: Chosen, rate: number, quantity: number): StandingLine {
  const line = { product, size, weight, cleaning: product.cleaning[0], price: paise(rate), quantity }
  return {
    lineNo,
    productId: product.id,
    cartId: product.cartId,
    title: product.title,
    size,
    weight,
    grams: grams(weight),
    cleaning: product.cleaning[0],
    rate: paise(rate),
    quantity,
    most: mostOfLine(line, 'about'),
    larger: weighedAs(line).larger,
    labelWeight: product.labelWeight,
  }
}

const rateToday = ({ product, size, weight }: Chosen): number => Number(priceOf(product, { size, weight }))

const orderOf = (lines: readonly StandingLine[], different: Partial<ChangeableOrder> = {}): ChangeableOrder => ({
  status: 'Pending',
  version: 3,
  changeUntil: cutOff,
  lines,
  lastLine: Math.max(0, ...lines.map(({ lineNo }) => lineNo)),
  total: total(lines.map(({ rate, quantity }) => times(rate, quantity))),
  most: total(lines.map(({ most }) => most)),
  shippingAddress: here,
  ...different,
})

const known = {
  catalogue: openingCatalogue,
  area: ['400012'],
  place: undefined,
  mostInCash: rupees(10_000_000),
  at: cutOff - 1,
}

const staying = ({ lineNo, cartId, size, weight, cleaning, quantity }: StandingLine, seenPrice = 0): WantedLine => ({
  line: lineNo,
  id: cartId,
  size,
  weight,
  cleaning,
  quantity,
  seenPrice,
})

const wanting = (lines: readonly WantedLine[], totalPrice: number, different: Partial<WantedChange> = {}) => ({
  seen: 3,
  lines,
  shippingAddress: here,
  billingAddress: here,
  totalPrice,
  ...different,
})

const paplet = (): Chosen => {
  const found = chosen.find(({ product, size, weight }) => product.id === 4 && size === 'Jumbo' && weight === '500 g')
  if (found === undefined) throw new Error('no paplet')
  return found
}

const at900 = () => ordered(1, paplet(), 90_000, 2)

function changed(decision: ReturnType<typeof decideChange>): readonly LineAfter[] {
  if (!('changed' in decision)) throw new Error(decision.refused)
  return decision.changed.lines
}

test('what stays keeps its rate, however it is cleaned; one more pack is a line at today’s rate', () => {
  const line = at900()
  const more = { ...staying(line, 1000), quantity: 3, cleaning: paplet().product.cleaning[1] }
  const lines = changed(decideChange(orderOf([line]), wanting([more], 2800), known))
  expect(lines.map(({ lineNo, quantity, rate, cleaning, stays }) => [lineNo, quantity, rate, cleaning, stays])).toEqual(
    [
      [1, 2, 90_000, more.cleaning, 2],
      [2, 1, 100_000, more.cleaning, 0],
    ],
  )
})

test('more of what costs the same today is more of its line', () => {
  const line = ordered(1, paplet(), 100_000, 2)
  const decision = decideChange(orderOf([line]), wanting([{ ...staying(line, 1000), quantity: 3 }], 3000), known)
  expect(changed(decision)).toMatchObject([{ lineNo: 1, quantity: 3, linePrice: rupees(3000), stays: 2 }])
})

test('the number of a line that is out is never given again', () => {
  const [one, two] = [at900(), ordered(2, paplet(), 90_000, 1)]
  const fresh = { ...staying(one, 1000), line: undefined, quantity: 1 }
  const decision = decideChange(orderOf([one, two], { lastLine: 5 }), wanting([staying(one), fresh], 2800), known)
  expect(changed(decision).map(({ lineNo }) => lineNo)).toEqual([1, 6])
})

test('what stands against it is said: too late, under the knife, changed meanwhile, nothing left, elsewhere, dearer', () => {
  const line = at900()
  const order = orderOf([line])
  const same = wanting([staying(line)], 1800)
  const why = (
    of: ChangeableOrder,
    wanted: WantedChange = same,
    at: Partial<typeof known> = {},
  ): string | undefined => {
    const decision = decideChange(of, wanted, { ...known, ...at })
    return 'refused' in decision ? decision.refused : undefined
  }
  expect(why(order)).toBeUndefined()
  expect(why(order, same, { at: cutOff })).toBe('change-too-late')
  expect(why({ ...order, changeUntil: undefined })).toBe('change-too-late')
  expect(why({ ...order, status: 'Cutting' })).toBe('change-too-late')
  expect(why({ ...order, version: 4 })).toBe('order-changed')
  expect(why(order, wanting([staying({ ...line, lineNo: 7 })], 1800))).toBe('order-changed')
  expect(why(order, wanting([staying(line), staying(line)], 3600))).toBe('order-changed')
  expect(why(order, wanting([], 0))).toBe('cart-empty')
  expect(why(order, wanting([staying(line)], 1800, { shippingAddress: { ...here, pincode: '400001' } }))).toBe(
    'not-delivered',
  )
  expect(why(order, same, { area: [] })).toBeUndefined()
  expect(why(order, wanting([{ ...staying(line, 900), quantity: 3 }], 2700))).toBe('prices-changed')
  expect(why(order, wanting([{ ...staying(line, 1000), quantity: 21 }], 20_800))).toBe('too-many-of-one')
  expect(why(order, wanting([{ ...staying(line, 1000), quantity: 3 }], 2800), { mostInCash: rupees(2000) })).toBe(
    'too-much-cash',
  )
  expect(why(order, same, { mostInCash: rupees(1000) })).toBeUndefined()
})

test('who wants never more than the price pays never more than it, for what stays and for what is new', () => {
  const line = at900()
  const wanted = wanting([{ ...staying(line, 1000), quantity: 3 }], 2800, { cap: 'as-shown' })
  expect(changed(decideChange(orderOf([line]), wanted, known)).map(({ most }) => most)).toEqual([180_000, 100_000])
  const seenLess = wanting([{ ...staying(line, 1000), quantity: 3 }], 2800, { mostPrice: 2800 })
  expect(decideChange(orderOf([line]), seenLess, known)).toMatchObject({ changed: { most: rupees(2800) } })
})

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
        const was = before.find(({ line: { lineNo } }) => lineNo === line.lineNo)?.line
        expect(line.most).toBeGreaterThanOrEqual(line.linePrice)
        if (was === undefined) expect(line.lineNo).toBeGreaterThan(order.lastLine)
        else {
          expect(line.rate).toBe(was.rate)
          if (line.added === undefined) expect(line.most * was.quantity).toBeLessThanOrEqual(was.most * line.quantity)
        }
      }
      expect(decideChange(order, wanting(lines, (sum + 1) / 100), known)).toMatchObject({ refused: 'prices-changed' })
    }),
    { numRuns: changes },
  )
  expect(priced).toBeGreaterThan(changes * 0.9)
})
