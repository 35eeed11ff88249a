import { beforeEach, expect, test } from 'vitest'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { keepWishes, keptWishes } from './kept-wishes.ts'

const usual = noWishes

beforeEach(() => localStorage.clear())

test('who wished for nothing yet pays by the scale and is called; later it is what they chose last', () => {
  expect(keptWishes()).toEqual(usual)
  const chosen = { ...noWishes, cap: 'as-shown', ifMissing: 'leave-out' } as const
  keepWishes(chosen)
  expect(keptWishes()).toEqual(chosen)
})

test.each(['', '{', 'null', '[]', '7', '{"cap":"about"}', '{"cap":1500,"ifMissing":"call"}', '{"cap":["about"]}'])(
  'where %s lies instead, the usual is wished',
  (text) => {
    localStorage.setItem('orderWishes', text)
    expect(keptWishes()).toEqual(usual)
  },
)
