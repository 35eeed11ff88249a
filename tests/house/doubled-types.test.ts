import { expect, test } from 'vitest'
import { doubledTypes, doublesAmong } from '../../tools/house.ts'

/** They mean two things already. Whoever renames one takes it out here; none is added. */
const known = new Set([
  'server Answer',
  'server Asked',
  'server AtCounter',
  'server Lane',
  'server Moving',
  'server Settled',
  'server Telling',
  'server Told',
  'server Trying',
  'server Writing',
  'shop Address',
  'shop BilledLine',
  'shop Findable',
  'shop LabelLayout',
  'shop PricedLine',
  'shop Read',
  'shop Spoken',
])

test('a type has a name of its own on its ground: call a second one by what it is', () => {
  const doubled = [...doubledTypes()]
  expect(doubled.filter(([name]) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => doubled.every(([other]) => other !== name))).toEqual([])
})

test('a planted second one is found, and on another ground it may be', () => {
  const types = [
    { file: 'shop/cart/line.ts', name: 'Line' },
    { file: 'shop/orders/line.ts', name: 'Line' },
    { file: 'web/cart/line.ts', name: 'Line' },
  ]
  expect([...doublesAmong(types)]).toEqual([['shop Line', ['shop/cart/line.ts', 'shop/orders/line.ts']]])
})
