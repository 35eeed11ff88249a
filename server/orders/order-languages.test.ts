import { expect, test } from 'vitest'
import { smsCarrier } from '#server/messages/outbox-worker.ts'
import type { Sms } from '#server/messages/sms.ts'
import { seconds } from '#shop/time.ts'
import type { Printed } from '#shop/wire/staff/bills.ts'
import { asha } from '#tests/rooms/accounts.ts'
import { openWithOrder } from '#tests/rooms/told-order.ts'
import { atScale, reading, weighAll } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const devanagari = /[\u0900-\u097F]/

eachDatabase((_, open) => {
  test('an order that is placed in Marathi is told of in Marathi until it is delivered, each time by the Marathi template', async () => {
    const shop = await openWithOrder(open, {}, 'mr')
    const { counter, cutter, rider } = shop.staff
    await shop.press(counter, 'confirm')
    await shop.pastCutOff(shop.id)
    await shop.press(cutter, 'start-cutting')
    await weighAll(shop, cutter, shop.id)
    await shop.press(cutter, 'pack')
    await shop.press(counter, 'send-out', { rider: rider.id })
    shop.later(seconds(30))
    await shop.database.run.takeMessages({ at: shop.now() })
    await shop.press(rider, 'deliver')
    shop.later(seconds(30))
    for (const kind of ['order-placed', 'order-confirmed', 'order-packed', 'order-out', 'order-delivered']) {
      const [text = ''] = await shop.texts(kind)
      expect([kind, text]).toEqual([kind, expect.stringMatching(devanagari)])
      expect(text).toContain(shop.number)
      expect(text.length).toBeLessThanOrEqual(2 * 67)
    }
    const [placed] = await shop.texts('order-placed')
    expect(placed).toContain(`Darya: ऑर्डर ${shop.number} झाली, रवि 22/11, सकाळी 7-9 येईल.`)
    const [packed] = await shop.texts('order-packed')
    expect(packed).toContain(`/mr/myorders/${shop.id}`)
    const bodies = await shop.database.read.selectFrom('outbox').select(['kind', 'body_json']).execute()
    const ofOrder = bodies.filter(({ kind }) => kind.startsWith('order-'))
    expect(ofOrder.map(({ body_json: body }) => (JSON.parse(body) as { language?: string }).language)).toEqual(
      ofOrder.map(() => 'mr'),
    )
  })

  test('beside a Marathi message stands the same in English, for where its template is not approved yet', async () => {
    const shop = await openWithOrder(open, {}, 'mr')
    const sent: Sms[] = []
    const { carry } = smsCarrier(async (sms) => void sent.push(sms))
    const waits = shop.database.read.selectFrom('outbox').selectAll()
    const [placed] = await waits.where('kind', '=', 'order-placed').execute()
    expect(placed).toBeDefined()
    if (placed) await carry(placed, JSON.parse(placed.body_json), shop.now())
    expect(sent).toMatchObject([
      {
        template: 'order-placed-mr',
        text: expect.stringMatching(devanagari) as string,
        inEnglish: {
          template: 'order-placed',
          text: expect.stringContaining(`order ${shop.number} is placed. Delivery Sun 22 Nov, 7-9 am`) as string,
          vars: { when: 'Sun 22 Nov, 7-9 am' },
        },
      },
    ])
  })

  test('who is asked about a weight gets the link to the page of their language', async () => {
    const shop = await openWithOrder(open, {}, 'hi')
    await shop.press(shop.staff.counter, 'confirm')
    await shop.pastCutOff(shop.id)
    await shop.press(shop.staff.cutter, 'start-cutting')
    const seen = (await atScale(shop, shop.staff.cutter, shop.id, 'weighing')).body.lines[0]?.version
    const weighed = await atScale(
      shop,
      shop.staff.counter,
      shop.id,
      'lines/1/weighings',
      reading(1300, { seen, over: 'ask' }),
    )
    expect([weighed.status, weighed.body.message]).toEqual([200, undefined])
    const [asked = ''] = await shop.texts('weight-asked')
    expect(asked).toMatch(/लेना है\? 15 मिनट में बताएँ: \S+\/hi\/weighed\/[\w-]{22}$/)
    expect(asked.length).toBeLessThanOrEqual(3 * 67)
  })

  test('slip and bill say in which language their buyer ordered', async () => {
    const shop = await openWithOrder(open, {}, 'mr')
    const slip = await shop.call(`/counter/api/orders/${shop.id}/slip`, undefined, {
      headers: shop.staff.counter.headers,
    })
    expect((slip.body as unknown as Printed).language).toBe('mr')
  })

  test.each([
    ['no language', undefined],
    ['a language that the shop does not speak', 'ta'],
    ["the list of a browser, which is no page's language", 'hi-IN,hi;q=0.9,en;q=0.8'],
  ])('an order with %s is an English one', async (_what, language) => {
    const shop = await openWithOrder(open, {}, language as 'hi')
    const { language: kept } = await shop.database.read
      .selectFrom('orders')
      .select('language')
      .where('id', '=', shop.id)
      .executeTakeFirstOrThrow()
    expect(kept).toBe('en')
    expect((await shop.texts('order-placed'))[0]).toContain(`order ${shop.number} is placed`)
  })

  test('that a password was changed is told in the language in which the account was used last', async () => {
    const shop = await openWithOrder(open, {}, 'mr')
    const passwords = { password: asha.password, newPassword: 'seven kites over Versova' }
    expect((await shop.call('/auth/change-password', passwords, { token: shop.token })).status).toBe(200)
    expect(await shop.texts('password-changed')).toEqual([expect.stringMatching(/पासवर्ड बदलला/)])
  })

  test('a question of a wish is answered in the language in which it was left', async () => {
    const shop = await openWithOrder(open)
    const left = await shop.call(
      '/area-wishes',
      { pincode: '411001' },
      { token: shop.token, headers: { 'accept-language': 'hi' } },
    )
    expect(left.status).toBe(201)
    expect(await shop.database.read.selectFrom('area_wishes').select('language').execute()).toEqual([
      { language: 'hi' },
    ])
  })
})
