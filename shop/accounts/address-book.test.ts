import { expect, test } from 'vitest'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { addressBook, decideChanging, decideKeeping, type SavedAddress, tidyName } from './address-book.ts'

const kept = (different: Partial<SavedAddress> = {}): SavedAddress => ({
  id: 'a1',
  kind: 'home',
  name: '',
  address: ashasAddress,
  isFirst: false,
  keptAt: 1,
  version: 1,
  ...different,
})

test('who types home means Home, and Home has no other name', () => {
  expect(tidyName({ kind: 'own', name: 'HOME' })).toEqual({ kind: 'home', name: '' })
  expect(tidyName({ kind: 'work', name: 'mill' })).toEqual({ kind: 'work', name: '' })
  expect(tidyName({ kind: 'own', name: 'own' })).toEqual({ kind: 'own', name: 'own' })
})

test('a landmark that is empty is no other address', () => {
  const wanted = { kind: 'home', name: '', address: { ...ashasAddress, landmark: '' } } as const
  expect(decideKeeping([kept()], wanted)).toEqual({ keptAlready: true })
})

test('another name in other letters is a change of one’s own, not a clash', () => {
  const own = [kept({ kind: 'own', name: 'mother' })]
  expect(decideChanging(own, { ...kept({ kind: 'own', name: 'Mother' }), seen: 1 })).toEqual({ changed: true })
})

test('with nothing kept and nothing ordered nothing is known', () => {
  expect(addressBook([], [])).toEqual({ addresses: [], offered: [], next: undefined })
})

test('without an order the newest that is kept is where the next one begins', () => {
  const other = kept({ id: 'a2', kind: 'work', keptAt: 2, address: { ...ashasAddress, addressLine1: 'Mill' } })
  expect(addressBook([kept(), other], []).next).toEqual({ shippingAddress: other.address })
})
