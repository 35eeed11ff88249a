import { expect, test } from 'vitest'
import { isWholeFish, sentenceOfPiece, wholeFish } from '#shop/catalogue/piece.ts'
import { openingProduct } from '#tests/rooms/products.ts'

const kingFish = openingProduct(7)
const jumbo = { size: 'Jumbo', weight: '1 kg' } as const

test('a pack of a fish that is heavier than the pack is a piece of it, and the page says so', () => {
  for (const quantity of [1, 4, 6])
    expect(sentenceOfPiece(kingFish, jumbo, quantity)).toBe('You buy a piece of 1 kg cut from a fish of 4 to 5 kg.')
  expect(sentenceOfPiece(kingFish, { size: 'Small', weight: '1 kg' }, 1)).toBeUndefined()
  expect(sentenceOfPiece(kingFish, { size: 'Jumbo' }, 1)).toBeUndefined()
  expect(sentenceOfPiece(openingProduct(4), jumbo, 1)).toBeUndefined()
  expect(sentenceOfPiece(undefined, jumbo, 1)).toBeUndefined()
})

test('so many packs as the largest weighs are the whole fish, with what the scale may make of it', () => {
  const told = 'One whole fish, 4 to 5 kg: about ₹4,800.00 to ₹6,000.00, by the scale.'
  expect(wholeFish(kingFish, jumbo)?.packs).toBe(5)
  expect(sentenceOfPiece(kingFish, jumbo, 5)).toBe(told)
  expect(wholeFish(kingFish, { size: 'Medium', weight: '1 kg' })).toEqual({
    packs: 2,
    told: [1, 2, '₹700.00', '₹1,400.00'],
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
