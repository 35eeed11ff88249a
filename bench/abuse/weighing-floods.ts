import { randomUUID } from 'node:crypto'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { type SignedInStaff, staffOf } from '#tests/rooms/staff.ts'
import { atScale, reading, weighAll } from '#tests/rooms/weighings.ts'
import type { Flood, Person } from './message-floods.ts'

type Shop = Parameters<Flood['tell']>[0]
type SignedIn = (shop: Shop, person: Person) => Promise<{ token: string; user?: { id: string } | undefined }>

/** The calls at the scale, and of what it came to, that send a message: each for an order of its own, which is packed first. */
export function weighingFloods(signedIn: SignedIn): Readonly<Record<string, Flood>> {
  /** An order of theirs, packed, and what the counter does at its line. */
  async function packed(shop: Shop, person: Person) {
    const { token, user } = await signedIn(shop, person)
    const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
    const { _id: id = '' } = placed.body as { _id?: string }
    const staff = await staffOf(shop.database, 'owner', { at: shop.now() })
    await move(shop, staff, id, { move: 'confirm', seen: 1 })
    await shop.pastCutOff(id)
    await move(shop, staff, id, { move: 'start-cutting', seen: 2 })
    // Too many orders are refused, and then there is nothing to weigh.
    if (id !== '') await weighAll(shop, staff, id)
    await move(shop, staff, id, { move: 'pack', seen: 4 })
    const at = (act: string, body: object) => atScale(shop, staff, id, `lines/1/${act}`, body)
    const ask = () => at('weighings', reading(1500, { seen: 1, over: 'ask', reason: 'A second look' }))
    return { at, ask, id, staff }
  }

  const flood = (
    command: Flood['command'],
    then: (line: Awaited<ReturnType<typeof packed>>) => Promise<unknown>,
  ): Flood => ({
    command,
    byStaff: true,
    tell: async (shop, person) => then(await packed(shop, person)),
  })

  return {
    weighLine: flood('weighLine', ({ ask }) => ask()),
    leaveOutLine: flood('leaveOutLine', ({ at }) => at('left-out', { seen: 1 })),
    replaceLine: flood('replaceLine', ({ at }) => at('replacements', { seen: 1, productId: 4, size: 'Large' })),
    replaceAgreed: flood('replaceAgreed', ({ at }) => {
      const item = { id: 'pdpImage4', size: 'Large', weight: '500 g', quantity: 1 }
      return at('agreed-replacements', {
        seen: 1,
        item,
        saidYes: true,
        mostPaise: 1_000_000,
        orderMostPaise: 2_000_000,
      })
    }),
    giveRest: flood('giveRest', async ({ at, ask }) => {
      await ask()
      await at('gifts', { seen: 2 })
    }),
    noteAnswer: flood('noteAnswer', async ({ at, ask }) => {
      await ask()
      await at('answers', { seen: 2, answer: 'agree' })
    }),
    creditBuyer: {
      command: 'creditBuyer',
      byStaff: true,
      async tell(shop, person) {
        const { id, staff } = await packed(shop, person)
        const rider = await staffOf(shop.database, 'rider', { at: shop.now() })
        await move(shop, staff, id, { move: 'send-out', rider: rider.id, seen: 5 })
        const drawn = await shop.database.read.selectFrom('bills').select('number').where('order_id', '=', id).execute()
        for (const { number: bill } of drawn)
          await shop.call(
            `/counter/api/orders/${id}/credit-notes`,
            { key: randomUUID(), bill, paise: 100, reason: 'Not fresh' },
            staff,
          )
      },
    },
    answerAsk: {
      command: 'answerAsk',
      byStaff: true,
      async tell(shop, person) {
        const { ask } = await packed(shop, person)
        await ask()
        const asked = await shop.database.read
          .selectFrom('outbox')
          .select('body_json')
          .where('kind', '=', 'weight-asked')
          .orderBy('written_at', 'desc')
          .executeTakeFirst()
        const [, link = 'nothing'] = /weighed\/([\w-]{22})/.exec(person.canRead ? (asked?.body_json ?? '') : '') ?? []
        await shop.call(`/orders/asks/${link}`, { answer: 'agree' })
      },
    },
  }
}

const move = (shop: Shop, { headers }: SignedInStaff, id: string, body: object) =>
  shop.call(`/counter/api/orders/${id}/moves`, { key: randomUUID(), ...body }, { headers })
