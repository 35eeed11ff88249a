import { expect, test } from 'vitest'
import type { Gives } from '#shop/wire/calls.ts'
import { ashasOrder, openOrdersRoom } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const pomfret = { id: 'pdpImage4', size: 'Jumbo', weight: '500 g', price: 1000, quantity: 3 }

eachDatabase((_, open) => {
  test('of each product the choice of the newest order can be had again, one of it, at today’s rate', async () => {
    const { place, call } = await openOrdersRoom(open)
    const order = (line: object) => place({ ...ashasOrder(), cartItems: [{ ...pomfret, ...line }], totalPrice: 3000 })
    expect((await order({ cleaningOption: 'fillet' })).status).toBe(201)
    expect((await order({ cleaningOption: 'pocket-cut' })).status).toBe(201)
    const { packs } = (await call('GET', '/orders/last-packs')).body as Gives<'lastPacks'>
    expect(packs).toMatchObject([
      {
        item: {
          id: 'pdpImage4',
          size: 'Jumbo',
          weight: '500 g',
          quantity: 1,
          price: 1000,
          cleaningOption: 'Pocket cut for filling',
        },
        mostPrice: 1100,
        isCleaned: true,
      },
    ])
  })

  test('nobody is told what somebody else took', async () => {
    const { place, call } = await openOrdersRoom(open)
    await place(ashasOrder())
    expect((await call('GET', '/orders/last-packs', { as: 'meena' })).body).toEqual({ packs: [] })
    expect((await call('GET', '/orders/last-packs', { as: '' })).status).toBe(401)
  })
})
