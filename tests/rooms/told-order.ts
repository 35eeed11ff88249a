import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Language } from '#shop/languages.ts'
import type { Open } from '#tests/running/databases.ts'
import { asha, openAccountsShop } from './accounts.ts'
import { ashasOrder } from './orders-room.ts'
import { type SignedInStaff, staffOf } from './staff.ts'

/** A shop with an order of Asha's, whose mobile has answered. */
export async function openWithOrder(open: Open, environment: Record<string, string> = {}, language?: Language) {
  const shop = await openAccountsShop(open, { environment })
  const { token, user } = await shop.proven(asha)
  const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), {
    token,
    ...(language === undefined ? {} : { headers: { 'accept-language': language } }),
  })
  const { _id: id = '', orderNumber: number = '' } = placed.body as { _id?: string; orderNumber?: string }
  const at = shop.now()
  const staff = {
    counter: await staffOf(shop.database, 'counter', { at }),
    cutter: await staffOf(shop.database, 'cutter', { at }),
    rider: await staffOf(shop.database, 'rider', { at }),
  }
  const version = async () =>
    (await shop.database.read.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow())
      .version
  const post = async (who: SignedInStaff, act: string, body: object) =>
    shop.call(
      `/counter/api/orders/${id}/${act}`,
      { ...body, seen: await version(), key: randomUUID() },
      { headers: who.headers },
    )
  return {
    ...shop,
    token,
    userId: user?.id ?? '',
    id,
    number,
    staff,
    async press(who: SignedInStaff, move: string, more: object = {}) {
      const { status, body } = await post(who, 'moves', { move, ...more })
      expect([move, status, body]).toMatchObject([move, 200, {}])
    },
    undo: (who: SignedInStaff) => post(who, 'undo', {}),
    /** The messages due now, as the buyer reads them. */
    async texts(kind: string) {
      const rows = await shop.database.read
        .selectFrom('outbox')
        .select('body_json')
        .where('kind', '=', kind)
        .where('due_at', '<=', shop.now())
        .execute()
      return rows.map(({ body_json: body }) => (JSON.parse(body) as { text: string }).text)
    },
  }
}
