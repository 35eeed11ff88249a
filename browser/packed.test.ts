import { expect, test } from 'vitest'
import { packed, unpacked } from './packed.ts'

test('a page reads what it was told, word for word', () => {
  const facts = { title: 'Surmai "the king"', price: 50000, names: ['सुरमई', "d'Or"], average: { count: 2, sum: 9 } }
  expect(unpacked(packed(facts))).toEqual(facts)
})

test('what a page is not told is not there', () => {
  expect(unpacked(packed({ shot: undefined as string | undefined })).shot).toBeUndefined()
})
