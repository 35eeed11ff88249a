import { expect, test } from 'vitest'
import { doubledTypes, doublesAmong } from '../../tools/house.ts'

test('a type has a name of its own on its ground: call a second one by what it is', () => {
  expect([...doubledTypes()]).toEqual([])
})

test('a planted second one is found, and on another ground it may be', () => {
  const types = [
    { file: 'shop/cart/line.ts', name: 'Line' },
    { file: 'shop/orders/line.ts', name: 'Line' },
    { file: 'web/cart/line.ts', name: 'Line' },
  ]
  expect([...doublesAmong(types)]).toEqual([['shop Line', ['shop/cart/line.ts', 'shop/orders/line.ts']]])
})
