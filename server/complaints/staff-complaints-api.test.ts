import { expect, test } from 'vitest'
import { days } from '#shop/time.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { actsIn, atDesk, newKey, type Told } from '#tests/rooms/desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const warm = { mobile: '9820000001', about: 'The pomfret came warm' }

eachDatabase((_, open) => {
  test('what came in stands in the book with the time it may take, and is settled once with what was done', async () => {
    const shop = await openAccountsShop(open)
    const meera = await atDesk(shop, 'counter')
    const { ticket } = (await shop.call('/complaints', { ...warm, orderNumber: 'D7K4-29XM' })).body as unknown as {
      ticket: string
    }
    const book = async (which: 'open' | 'settled') => (await meera.press('deskComplaints', {}, { which })).body
    expect(await book('open')).toMatchObject({
      open: 1,
      complaints: [{ ticket, ...warm, mobile: '+919820000001', orderNumber: 'D7K4-29XM', receivedAt: shop.now() }],
    })
    expect((await book('open')).complaints[0]?.settleBy).toBe(shop.now() + days(30))

    const settle = (settlement: string, key = newKey()) =>
      meera.press('settleComplaint', { ticket }, { settlement, key })
    expect(await settle('  ')).toMatchObject({ status: 400, body: { field: 'settlement' } })
    const key = newKey()
    const answers = await Promise.all([settle('Money returned', key), settle('Money returned', key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await settle('Nothing')).status).toBe(409)
    expect(await book('open')).toMatchObject({ open: 0, complaints: [] })
    expect((await book('settled')).complaints).toMatchObject([
      { ticket, settled: { at: shop.now(), how: 'Money returned' } },
    ])
    expect(await actsIn(shop)).toMatchObject([
      { act: 'settle-complaints', thing: `complaint/${ticket}`, after_json: '{"settlement":"Money returned"}' },
    ])
    expect((await meera.press('settleComplaint', { ticket: 'C-0' }, { settlement: 'x', key: newKey() })).status).toBe(
      404,
    )
  })

  test('who calls is noted; their number goes to their mobile where it is known to be theirs', async () => {
    const shop = await openAccountsShop(open)
    await shop.proven(asha)
    const meera = await atDesk(shop, 'owner')
    const note = (mobile: string, key = newKey()) =>
      meera.press('noteComplaint', {}, { about: warm.about, mobile, key })
    expect((await note(asha.mobile)).body).toMatchObject({ told: true, settleBy: shop.now() + days(30) })
    const key = newKey()
    const [stranger, again] = [await note(warm.mobile, key), await note(warm.mobile, key)]
    expect(stranger.body.told).toBe(false)
    expect(again.body.ticket).toBe(stranger.body.ticket)
    // the same press with something else in it, and at one moment
    expect((await note('9820000002', key)).status).toBe(422)
    const twice = newKey()
    const answers = await Promise.all(Array.from({ length: 5 }, () => note('9820000003', twice)))
    expect(answers.map(({ status, body: { ticket } }) => [status, ticket])).toEqual(
      answers.map(() => [200, answers[0]?.body.ticket]),
    )
    expect((await meera.press('deskComplaints', {}, { which: 'open' })).body.open).toBe(3)
    expect(await note('12')).toMatchObject({ status: 400, body: { field: 'mobile' } })
    expect(await actsIn(shop)).toHaveLength(3)
  })

  test('a complaint leads to the order that it names, however its number was written, and to none that is not there', async () => {
    const shop = await openCounterRoom(open)
    const id = await shop.placed()
    const { number } = await shop.database.read.selectFrom('orders').select('number').executeTakeFirstOrThrow()
    const meera = await atDesk(shop, 'counter')
    for (const orderNumber of [`#${number.toLowerCase().replace('-', ' ')}`, 'ZZZZ-9999', 'prawns', ''])
      await meera.press('noteComplaint', {}, { ...warm, about: `About ${orderNumber}`, orderNumber, key: newKey() })
    const { complaints } = (await meera.press('deskComplaints', {}, { which: 'open' })).body
    const led = complaints.map(({ about, orderId }) => [about.startsWith('About #'), orderId])
    expect(led).toHaveLength(4)
    expect(led).toEqual(expect.arrayContaining([[true, id], ...Array.from({ length: 3 }, () => [false, undefined])]))
  })

  test('the oldest stand first, page by page', async () => {
    const shop = await openAccountsShop(open)
    for (let nr = 0; nr < 23; nr += 1) {
      shop.later(days(1))
      const { press } = await atDesk(shop, 'counter')
      await press('noteComplaint', {}, { about: `Complaint ${nr}`, mobile: warm.mobile, key: newKey() })
    }
    const meera = await atDesk(shop, 'counter')
    const seen: string[] = []
    for (let page: string | undefined = ''; page !== undefined; ) {
      const { body }: Told<'deskComplaints'> = await meera.press('deskComplaints', {}, { which: 'open', page })
      seen.push(...body.complaints.map(({ about }) => about))
      page = body.next
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, nr) => `Complaint ${nr}`))
  })
})
