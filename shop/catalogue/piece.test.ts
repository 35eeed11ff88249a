import { expect, test } from 'vitest'
import { isWholeFish, wholeFish } from '#shop/catalogue/piece.ts'
import { openingProduct } from '#tests/rooms/products.ts'

const kingFish = openingProduct(7)
const jumbo = { size: 'Jumbo', weight: '1 kg' } as const

test('so many packs as the largest weighs are the whole fish, with what the scale may make of it', () => {
  expect(wholeFish(kingFish, jumbo)?.packs).toBe(5)
  expect(wholeFish(kingFish, { size: 'Medium', weight: '1 kg' })).toEqual({
    packs: 2,
    kilos: [1, 2],
    least: 70_000,
    most: 140_000,
  })
  for (const none of [{ size: 'Small', weight: '1 kg' } as const, { size: 'Jumbo' }, {}])
    expect(wholeFish(kingFish, none)).toBeUndefined()
  expect(wholeFish(openingProduct(4), jumbo)).toBeUndefined()
})

test('whoever cuts knows a whole fish by what was ordered of it', () => {
  const line = { size: 'Jumbo', grams: 1000, quantity: 5 }
  expect(isWholeFish(kingFish, line)).toBe(true)
  expect(isWholeFish(kingFish, { ...line, quantity: 4 })).toBe(false)
  expect(isWholeFish(openingProduct(4), line)).toBe(false)
  expect(isWholeFish(undefined, line)).toBe(false)
})
