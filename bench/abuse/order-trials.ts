import { randomUUID } from 'node:crypto'
import type { Gives } from '#shop/wire/calls.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { asha } from '#tests/rooms/accounts.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { corpus } from './corpus.ts'
import { atOnce, type LooseShop, openLooseShop, statusesOf, type Trial } from './trial.ts'

export const orderTrials: Readonly<Record<string, Trial>> = {
  keys: {
    title: '50 placings with one key at the same moment',
    short: 3,
    long: 1000,
    async run(open, times) {
      const shop = await openLooseShop(open)
      const buyer = await openBuyer(shop)
      let wrong = 0
      for (let round = 0; round < times; round += 1) {
        const key = randomUUID()
        const answers = await atOnce(50, () => buyer.place(key))
        const ids = new Set(answers.map(({ body }) => body._id))
        if (statusesOf(answers, 201) !== 50 || ids.size !== 1) wrong += 1
      }
      const kept = await shop.database.read.selectFrom('orders').select('id').execute()
      return {
        keys: [times],
        'answered differently': [wrong, 0],
        'orders too many or too few': [Math.abs(kept.length - times), 0],
      }
    },
  },

  cancels: {
    title: '50 cancels of one order at the same moment',
    short: 3,
    long: 1000,
    async run(open, times) {
      const shop = await openLooseShop(open)
      const buyer = await openBuyer(shop)
      let wrong = 0
      for (let round = 0; round < times; round += 1) {
        const { _id } = (await buyer.place(randomUUID())).body
        const answers = await atOnce(50, () => buyer.cancel(_id))
        if (statusesOf(answers, 200) > 1 || statusesOf(answers, 200) + statusesOf(answers, 409) !== 50) wrong += 1
      }
      const left = await shop.database.read.selectFrom('cancellations').select('order_id').execute()
      return {
        orders: [times],
        'not one 200 and 49 times 409': [wrong, 0],
        'cancellations too many or too few': [Math.abs(left.length - times), 0],
      }
    },
  },

  open: {
    title: '200 orders of one account at the same moment, where three may be open',
    short: 1,
    long: 100,
    async run(open, times) {
      const shop = await openLooseShop(open, { OPEN_ORDERS_PER_ACCOUNT: '3' })
      let wrong = 0
      for (let round = 0; round < times; round += 1) {
        const buyer = await openBuyer(shop, round)
        const answers = await atOnce(200, () => buyer.place(randomUUID()))
        if (statusesOf(answers, 201) > 3 || statusesOf(answers, 201) + statusesOf(answers, 429) !== 200) wrong += 1
      }
      return { rounds: [times], 'not three placed and 197 refused': [wrong, 0] }
    },
  },

  owners: {
    title: 'people who look through all their lists of orders, and ask for those of the one before',
    short: 4,
    long: 100,
    async run(open, times) {
      const shop = await openLooseShop(open)
      const buyers = []
      for (let nr = 0; nr < times; nr += 1) {
        const buyer = await openBuyer(shop, nr)
        const placed = await atOnce(times, () => buyer.place(randomUUID()))
        buyers.push({ ...buyer, own: new Set(placed.map(({ body }) => body._id)) })
      }
      let foreign = 0
      let missing = 0
      let opened = 0
      for (const [nr, buyer] of buyers.entries()) {
        const seen = await buyer.everyId()
        foreign += seen.filter((id) => !buyer.own.has(id)).length
        missing += [...buyer.own].filter((id) => !seen.includes(id)).length
        for (const id of buyers.at(nr - 1)?.own ?? []) {
          const answers = [await buyer.cancel(id), await buyer.barcode({ orderId: id })]
          opened += answers.length - statusesOf(answers, 404)
        }
      }
      return {
        people: [times],
        'orders each': [times],
        foreign: [foreign, 0],
        missing: [missing, 0],
        'opened by others': [opened, 0],
      }
    },
  },

  barcodes: {
    title: 'bodies for a barcode with other contents than the order',
    short: 30,
    long: 1000,
    async run(open, times) {
      const shop = await openLooseShop(open)
      const buyer = await openBuyer(shop)
      const { _id, orderNumber } = (await buyer.place(randomUUID())).body
      const pictures = new Set<string>()
      let reflected = 0
      for (let nr = 0; nr < times; nr += 1) {
        const payload = `${corpus[nr % corpus.length] ?? ''}planted${nr}`
        const forged = { orderId: _id, orderNumber: payload, text: payload, totalPrice: 1, [payload]: payload }
        const { status, body } = await buyer.barcode(forged)
        pictures.add(body.barcode ?? '')
        const svg = Buffer.from((body.barcode ?? '').split(',')[1] ?? '', 'base64').toString()
        if (status !== 200 || body.orderNumber !== orderNumber || `${JSON.stringify(body)}${svg}`.includes('planted'))
          reflected += 1
      }
      return { sent: [times], 'reflected or refused': [reflected, 0], 'different barcodes': [pictures.size, 1] }
    },
  },
}

async function openBuyer(shop: LooseShop, nr = 0) {
  const who = { ...asha, email: `buyer${nr}@example.com`, mobile: `9${String(nr).padStart(9, '0')}` }
  const { token, user } = await shop.signedIn(who)
  const body = ashasOrder({ userId: user?.id ?? '' })
  const call = (path: string, sent?: object, more: object = {}) => shop.call(path, sent, { token, ...more })
  return {
    async place(key: string) {
      const { status, body: order } = await call('/orders', body, { headers: { 'idempotency-key': key } })
      return { status, body: order as unknown as OrderView }
    },
    cancel: (id: string) => call(`/orders/${id}/cancel`, {}, { method: 'PATCH' }),
    async barcode(orderData: object) {
      const { status, body } = await call('/orders/generate-barcode', { orderData })
      return { status, body: body as { barcode?: string; orderNumber?: string } }
    },
    async everyId() {
      const ids: string[] = []
      for (let before: string | undefined = ''; before !== undefined; ) {
        const answer = await call(`/orders/userorders${before === '' ? '' : `?before=${before}`}`)
        const { data, next } = answer.body as unknown as Gives<'myOrders'>
        ids.push(...data.map(({ _id }) => _id))
        before = next
      }
      return ids
    },
  }
}
