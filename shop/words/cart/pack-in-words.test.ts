import { expect, test } from 'vitest'
import { packOf, quickPack } from '#shop/cart/quick-pack.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { packInWords } from './pack-in-words.ts'

const saidOf = (id: number) => {
  const pack = quickPack(openingProduct(id))
  return pack && packInWords(pack)
}

test('what one tap adds is said: size, weight, about what it costs and the most that it can, and the cut', () => {
  expect(saidOf(4)).toBe('Jumbo, 1 kg, about ₹1,800.00, max ₹1,980.00; cleaning: no preference')
  expect(saidOf(19)).toBe('1 kg, about ₹2,000.00, max ₹2,200.00')
})

test('of several packs it is said what all of them come to', () => {
  const pack = packOf(openingProduct(4), { size: 'Jumbo', weight: '500 g' }, 2)
  expect(pack && packInWords(pack)).toMatch(/2 × 500 g, about ₹2,000.00, max ₹2,200.00/)
})
