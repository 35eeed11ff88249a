import { expect, test } from 'vitest'
import { noWishes } from '#shop/orders/order-wishes.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { ashasOrder, openOrdersRoom } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const note = 'Head off, tail on. Small slices for my mother.'

eachDatabase((_, open) => {
  test('what a buyer says to the cutter stands with the order wherever they see it', async () => {
    const { place, call } = await openOrdersRoom(open)
    const { body: placed } = await place(ashasOrder({ note }))
    expect(placed).toMatchObject({ note })
    expect((await call('GET', '/orders/userorders')).body).toMatchObject({ data: [{ note }] })
    expect((await place(ashasOrder())).body).not.toHaveProperty('note')
    expect((await place(ashasOrder({ note: '  ' }))).body).not.toHaveProperty('note')
  })

  test('140 characters are taken in any script, more are not, and a note of several lines becomes one', async () => {
    const { place } = await openOrdersRoom(open)
    const answers = async (typed: string) => (await place(ashasOrder({ note: typed }))).body
    expect(await answers('क'.repeat(140))).toMatchObject({ note: 'क'.repeat(140) })
    expect(await answers('🐟'.repeat(140))).toMatchObject({ note: '🐟'.repeat(140) })
    expect(await answers('x'.repeat(141))).toMatchObject({
      message: 'The note to the cutter is too long: it can have 140 characters.',
    })
    expect(await answers(' thin\n\tslices\r\n please ')).toMatchObject({ note: 'thin slices please' })
  })

  test('marks that nobody can see are refused, and an address in a note stays text', async () => {
    const { place } = await openOrdersRoom(open)
    for (const typed of ['thin\u0000', 'thin\u001b[2J', '\u202ethin', '\ud800'])
      expect([typed, (await place(ashasOrder({ note: typed }))).status]).toEqual([typed, 400])
    const link = '<a href="https://example.com">https://example.com</a>'
    expect((await place(ashasOrder({ note: link }))).body).toMatchObject({ note: link })
  })

  test('counter and cutter read it on the board, at the order, at the scale and on the slip', async () => {
    const shop = await openCounterRoom(open)
    const id = await shop.placed({ wishes: { ...noWishes, note } })
    const { cutter, counter } = shop.staff
    expect((await shop.call(cutter, `orders/${id}`)).body.order.note).toBe(note)
    expect((await shop.call(counter, 'orders')).body.orders.map((order) => order.note)).toEqual([note])
    const weighing = (await shop.call(cutter, `orders/${id}/weighing`)).body as unknown as StaffGives<'weighing'>
    expect(weighing.order.note).toBe(note)
    expect((await shop.call(cutter, `orders/${id}/slip`)).body.order.note).toBe(note)
  })
})
