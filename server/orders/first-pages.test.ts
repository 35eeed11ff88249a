import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OrderView } from '#shop/wire/order.ts'
import { changeProduct } from '#tests/rooms/catalogue-room.ts'
import { openChanging } from '#tests/rooms/changing-room.ts'
import { atDesk } from '#tests/rooms/desk.ts'
import { ashasOrder, openOrdersRoom, papletLine } from '#tests/rooms/orders-room.ts'
import { commands } from '#tests/rooms/slot-commands.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

interface Page {
  readonly data: readonly OrderView[]
  readonly next?: string
}

const rawas = { id: 'pdpImage1', size: 'Jumbo', weight: '500 g', price: 450, quantity: 1 }

eachDatabase((_, open, { fresh }) => {
  /** A shop, and another process on the same database, as an operator's command is. */
  async function room() {
    const where = await fresh()
    const shop = await openChanging(open, { where })
    const elsewhere = await open(commands, { where })

    /** What My Orders shows, which must be what the plain list of orders says: that is made anew each time. */
    async function myOrders(): Promise<readonly OrderView[]> {
      const { data } = (await shop.asAsha<Page>('/orders/userorders')).body
      expect(data).toEqual(await shop.myOrders())
      return data
    }
    return { ...shop, elsewhere, myOrders, by: { staff: shop.staff.owner.id, device: 'tablet' } }
  }

  test('what its buyer changes of an order is so at the next look: lines, note, and the hour that another process moves', async () => {
    const shop = await room()
    const id = await shop.ordered()
    expect(await shop.myOrders()).toMatchObject([{ status: 'Pending', totalPrice: 2000 }])
    const lines = [{ ...papletLine, line: 1, quantity: 1 }, rawas]
    expect((await shop.change(id, { lines, totalPrice: 1450, note: 'thin' })).status).toBe(200)
    expect(await shop.myOrders()).toMatchObject([
      { totalPrice: 1450, note: 'thin', cartItems: [{ quantity: 1 }, { price: 450 }] },
    ])
    expect((await shop.change(id, shop.packs(2, { version: 2 }))).status).toBe(200)
    expect((await shop.myOrders())[0]?.cartItems).toMatchObject([{ quantity: 2 }])
    const { slots } = (await shop.asAsha<{ slots: { name: string }[] }>('/slots?pincode=400012')).body
    const slot = slots.at(-1)?.name ?? ''
    const press = { key: randomUUID(), by: shop.by, at: shop.now(), telling: undefined }
    const moved = await shop.elsewhere.run.staffChangeSlot({ ...press, orderId: id, seen: 3, slot, reason: 'No boat' })
    expect(moved).toMatchObject({ moved: true })
    expect(await shop.myOrders()).toMatchObject([{ slot: { name: slot } }])
  })

  test('each step of an order is so at the next look, and what another process credits on its bill', async () => {
    const shop = await room()
    const { staff, press } = shop
    const id = await shop.ordered()
    const expectShown = async (order: Partial<OrderView>) => expect(await shop.myOrders()).toMatchObject([order])
    const credit = async () => {
      const note = { key: randomUUID(), bill: 'D2627/000001', lineNo: null, paise: 50_000, reason: 'Not fresh' }
      const crediting = { ...note, orderId: id, by: shop.by, at: shop.now(), telling: undefined }
      expect(await shop.elsewhere.run.creditBuyer(crediting)).toHaveProperty('credited')
    }
    await expectShown({ status: 'Pending', cancellable: true, changeable: true })
    await press(staff.counter, 'confirm', id)
    await expectShown({ status: 'Confirmed', cancellable: true, changeable: true })
    await shop.elsewhere.run.setCutOff({ orderId: id, until: shop.now() })
    await expectShown({ status: 'Confirmed', cancellable: false, changeable: false })
    await press(staff.cutter, 'start-cutting', id)
    await shop.weighed(id)
    await expectShown({ status: 'Cutting', isWeighed: false })
    await press(staff.cutter, 'pack', id)
    await expectShown({ status: 'Packed', isWeighed: true, totalPrice: 1800 })
    await shop.weigh(staff.cutter, id, 1, reading(900, { seen: 1, isSure: true, reason: 'A fin was cut off' }))
    await expectShown({ status: 'Packed', totalPrice: 1800 })
    await press(staff.counter, 'send-out', id, { rider: staff.rider.id })
    await expectShown({ status: 'Out for delivery' })
    await credit()
    await expectShown({ credit: { credited: 500, toPay: 1300 } })
    await press(staff.rider, 'deliver', id)
    await credit()
    await expectShown({ status: 'Delivered', credit: { credited: 1000, toPay: 800 } })
  })

  test('an order that is new, and one that another process ends, are so at the next look', async () => {
    const shop = await room()
    expect(await shop.myOrders()).toEqual([])
    const id = await shop.ordered()
    expect(await shop.myOrders()).toMatchObject([{ _id: id, status: 'Pending' }])
    const second = await shop.ordered()
    expect(await shop.myOrders()).toMatchObject([{ _id: second }, { _id: id }])
    const by = { command: 'orders' } as const
    await shop.elsewhere.run.moveOrder({ orderId: id, move: 'reject', by, at: shop.now() })
    expect(await shop.myOrders()).toMatchObject([{ status: 'Pending' }, { status: 'Rejected' }])
  })

  test('from its cut-off on an order can be changed no more, though nobody has touched it', async () => {
    const shop = await room()
    await shop.ordered()
    const [order] = await shop.myOrders()
    expect(order).toMatchObject({ cancellable: true, changeable: true })
    shop.later(Date.parse(order?.slot?.changeUntil ?? '') - 1 - shop.now())
    expect(await shop.myOrders()).toMatchObject([{ cancellable: true, changeable: true }])
    shop.later(1)
    expect(await shop.myOrders()).toMatchObject([{ cancellable: false, changeable: false }])
  })

  test('a fish that the shop sells no more leads nowhere from the next look on', async () => {
    const shop = await room()
    await shop.ordered()
    const leadsTo = async () => (await shop.myOrders())[0]?.cartItems[0]?.detailPageURL
    expect(await leadsTo()).toBe('/wholePomfretDetails/4')
    const owner = await atDesk(shop, 'owner')
    const off = await changeProduct(owner, { of: 'pomfret', id: 4 }, {}, { retired: true })
    expect(off.status).toBe(200)
    expect(await leadsTo()).toBe('/productDetails/4')
  })

  test('everybody reads what is their own, however often they look', async () => {
    const { place, call } = await openOrdersRoom(open)
    for (const as of ['asha', 'ravi']) await place(ashasOrder({ userId: as }), { as })
    const read = async (as: string) => ((await call('GET', '/orders/userorders', { as })).body as Page).data
    const [own, ravis, none] = [await read('asha'), await read('ravi'), await read('meena')]
    expect([own.length, ravis.length, none.length, own[0]?._id === ravis[0]?._id]).toEqual([1, 1, 0, false])
    expect([await read('ravi'), await read('meena'), await read('asha')]).toEqual([ravis, none, own])
  })
})
