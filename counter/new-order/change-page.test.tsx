import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { speciesSold } from '#shop/catalogue/species.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const facts = {
  now: noon,
  products: [...openingCatalogue.products],
  species: speciesSold(openingCatalogue).map(({ name, title, picture }) => ({ name, title, picture })),
  area: [],
  slots: [],
  shots: {},
}

const promised = {
  productId: 4,
  cleaningOption: '',
  grams: 500,
  most: 1100,
  tolerated: 550,
  otherPacks: [],
  labelWeight: 'net',
}
const paplet = { line: 1, id: 'pdpImage4', title: 'Paplet', size: 'Jumbo', weight: '500 g', quantity: 1, price: 1000 }

const ordered = (version: number) => ({
  name: 'Asha Koli',
  facts,
  seen: {
    version,
    lastLine: 1,
    lines: [{ ...paplet, ...promised }],
    cap: 'about',
    order: {
      _id: 'o1',
      orderNumber: 'D7K4-29XM',
      totalPrice: 1000,
      mostPrice: 1100,
      shippingAddress: { firstName: 'Asha', lastName: 'Koli', pincode: '400012' },
    },
  },
})

const open = async (version: number) => {
  cleanup()
  vi.resetModules()
  await openScreen(import('./change-page.tsx'), ordered(version))
  await screen.findByRole('group', { name: /Paplet/ })
}

const packs = () => document.querySelector('.draft-lines output')?.textContent

test('what was changed outlives a reload, until the order is another or somebody cancels', async () => {
  await open(1)
  fireEvent.click(screen.getByRole('button', { name: /^One more/ }))
  expect(packs()).toBe('2')
  await open(1)
  expect(packs()).toBe('2')
  await open(2)
  expect(packs()).toBe('1')
  fireEvent.click(screen.getByRole('button', { name: /^One more/ }))
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await open(2)
  expect(packs()).toBe('1')
})
