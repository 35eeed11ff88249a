import { randomUUID } from 'node:crypto'
import type { ShopDatabase } from '#server/commands.ts'
import { startAreaWishTeller } from '#server/wishes/area-wish-teller.ts'
import type { Pincode } from '#shop/delivery/delivery.ts'
import type { Open } from '#tests/running/databases.ts'
import { openAccountsShop } from './accounts.ts'
import { messagesOf, tellerDeps } from './wish-telling.ts'

type Shop = Awaited<ReturnType<typeof openAccountsShop>>

/** A process of the shop that tells people where it now delivers, when a test asks it to look. */
export const openAreaTeller = async (
  shop: Pick<Shop, 'settings' | 'now'>,
  database: Pick<ShopDatabase, 'read' | 'run'>,
) => startAreaWishTeller({ ...tellerDeps(shop), database, changes: { onChange: () => undefined } })

/** The shop delivers there from now on. */
export const growArea = ({ database, now }: Pick<Shop, 'database' | 'now'>, pincode: string) =>
  database.run.addToArea({ pincode: pincode as Pincode, by: { command: 'delivery' }, addedAt: now() })

/** A shop that people wait for outside its area, and a process that tells them. */
export async function openAreaWishesRoom(open: Open, options: Parameters<typeof openAccountsShop>[1] = {}) {
  const shop = await openAccountsShop(open, options)
  const first = await openAreaTeller(shop, shop.database)

  return {
    ...shop,
    ...messagesOf(shop, 'area-grown'),
    look: () => first.look(),
    grow: (pincode: string) => growArea(shop, pincode),
    shrink: (pincode: string) => shop.database.run.removeFromArea({ pincode: pincode as Pincode }),
    wish: (token: string, pincode: string) => shop.call('/area-wishes', { pincode }, { token }),
    wishOf: (userId: string) =>
      shop.database.run.makeAreaWish({
        id: randomUUID(),
        userId,
        pincode: '400016' as Pincode,
        at: shop.now(),
        language: 'en',
      }),
    drop: (token: string, id: string) => shop.call(`/area-wishes/${id}`, undefined, { token, method: 'DELETE' }),
    async wishes(token: string) {
      const { body } = await shop.call('/area-wishes', undefined, { token })
      return body as unknown as {
        wishes: { id: string; pincode: string; place: string; until: string }[]
        proven: boolean
      }
    },
    forget: () => shop.database.run.forgetAreaWishes({ at: shop.now() }),
    kept: () => shop.database.read.selectFrom('area_wishes').select('user_id').execute(),
  }
}
