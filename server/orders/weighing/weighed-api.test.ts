import { expect, test } from 'vitest'
import { hashOfToken } from '#server/settings/secrets.ts'
import type { Language } from '#shop/languages.ts'
import { hours, minutes, seconds } from '#shop/time.ts'
import type { AskOfBuyer, WeighedOrder } from '#shop/wire/weighed.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('who is asked reads what weighs how much, and their yes counts for that and for nothing else', async () => {
    const { shop, id, link } = await openAsked(open)
    const [text] = await shop.texts('weight-asked')
    expect(text).toContain(
      'Silver Pomfret, actual weight 1.3 kg (ordered 1 kg), price Rs 2,600. We had shown you max Rs 2,200.',
    )
    const opened = await shop.ask(link)
    expect([opened.status, opened.body]).toMatchObject([
      200,
      {
        weighedGrams: 1300,
        orderedGrams: 1000,
        asked: 2600,
        most: 2200,
        until: shop.now() + minutes(15),
        state: 'open',
      },
    ])
    expect((await shop.ask(link)).body.state).toBe('open')
    for (const secret of ['Asha', '98765', 'asha@example.com'])
      expect(JSON.stringify(opened.body)).not.toContain(secret)
    expect((await shop.answer(link, 'agree')).body.state).toBe('agree')
    expect((await shop.answer(link, 'agree')).status).toBe(200)
    const other = await shop.answer(link, 'decline')
    expect([other.status, other.body.state]).toEqual([409, 'agree'])
    const { lines } = (await shop.onScale(shop.staff.counter, id)).body
    expect(lines[0]).toMatchObject({
      state: 'weighed',
      pricePaise: 260_000,
      moves: [{}, { move: 'agree', by: { who: 'shopper' } }],
    })
    const heavier = await shop.weigh(shop.staff.cutter, id, 1, reading(1301, { seen: 2, reason: 'It slipped' }))
    expect(heavier.body.why).toBe('over-most')
  })

  test('who reads Marathi is asked, and told what was weighed, by the name of the fish in Marathi', async () => {
    const { shop, id, link } = await openAsked(open)
    const titles = async (language: Language) => {
      const asked = await shop.asAsha<AskOfBuyer>(`/orders/asks/${link}`, undefined, { language })
      const weighed = await shop.asAsha<WeighedOrder>(`/orders/${id}/weights`, undefined, { language })
      return [asked.body.title, ...weighed.body.lines.map(({ title }) => title)]
    }
    expect(await titles('mr')).toEqual(['अख्खे पापलेट', 'अख्खे पापलेट'])
    expect(await titles('en')).toEqual(['Whole Silver Pomfret (Paplet)', 'Whole Silver Pomfret (Paplet)'])
  })

  test('a link is over after 15 minutes, after another weighing, and with the order; what is none opens nothing', async () => {
    const late = await openAsked(open)
    late.shop.later(minutes(15))
    expect((await late.shop.ask(late.link)).body.state).toBe('over')
    expect((await late.shop.answer(late.link, 'agree')).status).toBe(409)
    const { shop, id, link } = await openAsked(open)
    await shop.weigh(shop.staff.cutter, id, 1, reading(1000, { seen: 1, reason: 'Cut down' }))
    const over = await shop.answer(link, 'agree')
    expect([over.status, over.body.state, (await shop.weights(id)).body.lines[0]?.final]).toEqual([409, 'over', 2000])
    for (const none of ['A'.repeat(22), 'x', 'A'.repeat(23), '..%2f', hashOfToken(link)])
      expect([none, (await shop.ask(none)).status, (await shop.answer(none, 'agree')).status]).toEqual([none, 404, 404])
    const kept = await shop.database.read.selectFrom('line_asks').select('token_hash').execute()
    expect(kept).toEqual([{ token_hash: hashOfToken(link) }])
  })

  test('who tries many links that open nothing is made to wait, and a right one opens all the same', async () => {
    const { shop, link } = await openAsked(open)
    const wrong = (nr: number) => shop.ask(String(nr).padStart(22, 'A'))
    for (let nr = 0; nr < shop.settings.limits.wrongAskPerAddress.most; nr += 1)
      expect((await wrong(nr)).status).toBe(404)
    expect((await wrong(99)).status).toBe(429)
    expect((await shop.answer('B'.repeat(22), 'agree')).status).toBe(429)
    expect((await shop.ask(link)).status).toBe(200)
    shop.later(hours(1) + minutes(6))
    expect((await wrong(100)).status).toBe(404)
  })

  test('whose mobile has not answered a code is not sent a link: the counter calls', async () => {
    const shop = await openWeighingRoom(open)
    const id = await shop.cutting()
    const asked = await shop.weigh(shop.staff.cutter, id, 1, reading(1300, { seen: 0, over: 'ask' }))
    expect(asked.body.lines[0]?.asked?.byLink).toBe(false)
    expect(await shop.texts('weight-asked')).toEqual([])
  })

  test('no text message is claimed where none goes out, or the gateway gave it up: the counter calls', async () => {
    const trial = await openWeighingRoom(open)
    await trial.proven()
    const asked = await trial.weigh(
      trial.staff.cutter,
      await trial.cutting(),
      1,
      reading(1300, { seen: 0, over: 'ask' }),
    )
    expect(asked.body.lines[0]?.asked?.byLink).toBe(false)
    const { shop, id } = await openAsked(open)
    for (const { id: message, kind, tries } of await shop.database.run.takeMessages({ at: shop.now() })) {
      const failed = { id: message, kind, tries, why: 'the gateway is down', until: shop.now(), at: shop.now() }
      await shop.database.run.messageFailed(failed)
    }
    expect((await shop.onScale(shop.staff.counter, id)).body.lines[0]?.asked?.byLink).toBe(false)
  })

  test('an order that waits for its buyer is on the board with that line, and with until when they may answer', async () => {
    const { shop, id } = await openAsked(open)
    const asked = shop.now()
    shop.later(minutes(20))
    const { body } = await shop.call(shop.staff.counter, 'orders')
    const [line] = body.orders.find((order) => order.id === id)?.lines ?? []
    expect([line?.state, line?.askedUntil]).toEqual(['asked', asked + minutes(15)])
  })

  test('once it is packed the buyer is told once, of what differs; weighed again before it goes out, the new sum', async () => {
    const shop = await openWeighingRoom(open)
    await shop.proven()
    const id = await shop.cutting()
    const { cutter } = shop.staff
    await shop.weigh(cutter, id, 1, reading(940, { seen: 0 }))
    await shop.press(cutter, 'pack', id)
    expect(await shop.texts('line-weighed')).toEqual([])
    await shop.weigh(cutter, id, 1, reading(900, { seen: 1, reason: 'A fin was cut off' }))
    shop.later(seconds(30))
    const told = await shop.texts('line-weighed')
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(
      'Silver Pomfret: 900 g instead of 1 kg (A fin was cut off), at Rs 1,000 for 500 g. To pay Rs 1,800, Rs 200 less than ordered.',
    )
    await shop.database.run.takeMessages({ at: shop.now() })
    await shop.weigh(cutter, id, 1, reading(1000, { seen: 2, reason: 'Another fish' }))
    const [again] = await shop.texts('order-packed')
    expect(again ?? (await shop.texts('line-weighed')).at(-1)).toContain('Rs 2,000')
  })

  test('a pack that is taken back tells nobody anything', async () => {
    const shop = await openWeighingRoom(open)
    await shop.proven()
    const id = await shop.cutting()
    const { cutter } = shop.staff
    await shop.weigh(cutter, id, 1, reading(940, { seen: 0 }))
    const packed = await shop.press(cutter, 'pack', id)
    expect((await shop.undo(cutter, id, packed.body.order.version)).status).toBe(200)
    shop.later(minutes(1))
    expect([await shop.texts('line-weighed'), (await shop.weights(id)).body.isFinal]).toEqual([[], false])
  })
})

const withSms = {
  SMS_GATEWAY: 'twilio',
  TWILIO_ACCOUNT: 'AC-sample',
  TWILIO_TOKEN: 'sample',
  TWILIO_FROM: '+12025550100',
}

/** Asha, whose mobile has answered, is asked about 1,300 g for 1,000 g. */
async function openAsked(open: Open) {
  const shop = await openWeighingRoom(open, { environment: withSms })
  await shop.proven()
  const id = await shop.cutting()
  const asked = await shop.weigh(shop.staff.cutter, id, 1, reading(1300, { seen: 0, over: 'ask' }))
  expect(asked.body.lines[0]?.asked?.byLink).toBe(true)
  const [text = ''] = await shop.texts('weight-asked')
  const [, link = ''] = /\/weighed\/([\w-]{22})$/.exec(text) ?? []
  return { shop, id, link }
}
