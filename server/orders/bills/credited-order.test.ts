import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import type { Printed } from '#shop/wire/staff/bills.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  async function room() {
    const shop = await openWeighingRoom(open)
    const { staff, call } = shop
    await shop.proven()
    const id = await shop.placed({ userId: shop.userId, message: undefined })
    const credit = async (paise: number, bill = 'D2627/000001') => {
      const wanted = { key: randomUUID(), bill, paise, reason: 'One fish was not fresh' }
      expect((await call(staff.owner, `orders/${id}/credit-notes`, wanted)).status).toBe(200)
    }
    const onRound = async () => (await call(staff.rider, 'round')).body.orders.find((one) => one.id === id)
    return { ...shop, id, credit, onRound }
  }

  test('what the owner gives back of an order that is out is not asked for at the door', async () => {
    const shop = await room()
    const { staff, call, id } = shop
    await shop.out(id)
    expect(await shop.onRound()).toMatchObject({ totalPaise: 200_000 })
    expect(await shop.onRound()).not.toHaveProperty('creditedPaise')
    const { now } = (await call(staff.counter, 'orders')).body
    shop.later(seconds(60))
    await shop.credit(50_000)
    const due = { totalPaise: 150_000, creditedPaise: 50_000 }
    expect(await shop.onRound()).toMatchObject(due)
    expect((await call(staff.rider, `orders/${id}`)).body.order).toMatchObject(due)
    expect((await call(staff.counter, `orders?since=${now}`)).body.orders).toMatchObject([{ id, ...due }])
    const slip = (await call(staff.counter, `orders/${id}/slip`)).body as unknown as Printed
    expect(slip).toMatchObject({ totalPaise: 200_000, creditedPaise: 50_000, duePaise: 150_000 })
  })

  test('its buyer reads what is credited and what is to pay', async () => {
    const shop = await room()
    await shop.out(shop.id)
    expect((await shop.myOrders())[0]).not.toHaveProperty('credit')
    await shop.credit(50_000)
    await shop.credit(10_050)
    const credit = { credited: 600.5, toPay: 1399.5 }
    expect(await shop.myOrders()).toMatchObject([{ totalPrice: 2000, credit }])
    expect((await shop.weights(shop.id)).body).toMatchObject({ total: 2000, credit })
  })

  test('an order that goes out again is told of with what is still to pay, be it nothing', async () => {
    const shop = await room()
    const { staff, id } = shop
    await shop.out(id)
    shop.later(seconds(30))
    await shop.credit(50_000)
    const again = async () => {
      await shop.press(staff.rider, 'not-delivered', id, { reason: 'Nobody there' })
      await shop.press(staff.counter, 'send-out', id, { rider: staff.rider.id })
      shop.later(seconds(30))
      return (await shop.texts('order-out')).at(-1)
    }
    expect(await again()).toContain('Rs 1,500')
    await shop.credit(150_000)
    await again()
    expect(await shop.onRound()).toMatchObject({ totalPaise: 0, creditedPaise: 200_000 })
  })

  test('what waits to be told of an order that just went out says what is to pay since something was given back', async () => {
    const shop = await room()
    await shop.out(shop.id)
    shop.later(seconds(10))
    await shop.credit(50_000)
    shop.later(seconds(20))
    const texts = await shop.texts('order-out')
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('Rs 1,500')
  })

  test('an order that came back and is brought after all has a new bill, and its whole sum is to pay', async () => {
    const shop = await room()
    const { staff, id } = shop
    await shop.out(id)
    await shop.credit(50_000)
    await shop.press(staff.rider, 'not-delivered', id, { reason: 'Nobody there' })
    await shop.press(staff.counter, 'take-back', id)
    const returned = (await shop.call(staff.counter, `orders/${id}`)).body.order
    expect(returned).toMatchObject({ status: 'Returned', totalPaise: 200_000 })
    await shop.undo(staff.counter, id, returned.version)
    await shop.press(staff.counter, 'send-out', id, { rider: staff.rider.id })
    expect(await shop.onRound()).toMatchObject({ totalPaise: 200_000 })
  })
})
