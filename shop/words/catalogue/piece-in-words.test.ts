import { expect, test } from 'vitest'
import { openingProduct } from '#tests/rooms/products.ts'
import { sentenceOfPiece } from './piece-in-words.ts'

const kingFish = openingProduct(7)
const jumbo = { size: 'Jumbo', weight: '1 kg' } as const

test('a pack of a fish that is heavier than the pack is a piece of it, and the page says so', () => {
  for (const quantity of [1, 4, 6])
    expect(sentenceOfPiece(kingFish, jumbo, quantity)).toBe('You get a piece of 1 kg, cut from a fish of 4 to 5 kg.')
  expect(sentenceOfPiece(kingFish, { size: 'Small', weight: '1 kg' }, 1)).toBeUndefined()
  expect(sentenceOfPiece(kingFish, { size: 'Jumbo' }, 1)).toBeUndefined()
  expect(sentenceOfPiece(openingProduct(4), jumbo, 1)).toBeUndefined()
  expect(sentenceOfPiece(undefined, jumbo, 1)).toBeUndefined()
})

test('all packs of a whole fish are called so, with what the scale may make of it', () => {
  expect(sentenceOfPiece(kingFish, jumbo, 5)).toBe(
    'One whole fish, 4 to 5 kg: about ₹4,800.00 to ₹6,000.00, by actual weight.',
  )
})
