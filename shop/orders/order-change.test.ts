import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { cutOff, here, known, ordered, orderOf, paplet, staying, wanting } from '#tests/rooms/changed-orders.ts'
import type { LineAfter } from './changed-lines.ts'
import { type ChangeableOrder, decideChange, type WantedChange } from './order-change.ts'

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
  expect(why(order, wanting([], 0))).toBe('change-empty')
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
  const tooLittle = wanting([{ ...staying(line, 1000), quantity: 3 }], 2800, { mostPrice: 2799 })
  expect(decideChange(orderOf([line]), tooLittle, known)).toMatchObject({
    refused: 'most-below-total',
    total: rupees(2800),
    most: rupees(3080),
  })
})
