import { openSecrets } from '#server/accounts/secrets.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { startAreaWishTeller } from '#server/delivery/area-wish-teller.ts'
import { openMessaging } from '#server/gateways/messaging.ts'
import { openLog } from '#server/http/log.ts'
import { openMetrics } from '#server/http/metrics.ts'
import type { Pincode } from '#shop/delivery.ts'
import { days } from '#shop/time.ts'
import { openAccountsShop } from '#tests/accounts.ts'
import type { Open } from '#tests/databases.ts'
import { pepper } from '#tests/test-shop.ts'

type Shop = Awaited<ReturnType<typeof openAccountsShop>>

/** A process of the shop that tells people where it delivers now, when it is told to look. */
export async function openAreaTeller(
  shop: Pick<Shop, 'settings' | 'now'>,
  database: Pick<ShopDatabase, 'read' | 'run'>,
) {
  return startAreaWishTeller({
    database,
    changes: { onChange: () => undefined },
    messaging: openMessaging({
      limits: shop.settings.limits,
      secrets: openSecrets(pepper),
      log: openLog({ write: () => undefined }),
      metrics: openMetrics(),
      wakeOutbox: () => undefined,
    }),
    settings: shop.settings,
    now: shop.now,
    every: days(7),
    onError: (trouble) => {
      throw trouble
    },
  })
}

/** The shop delivers there from now on. */
export const growArea = ({ database, now }: Pick<Shop, 'database' | 'now'>, pincode: string) =>
  database.run.addToArea({ pincode: pincode as Pincode, by: { command: 'delivery' }, addedAt: now() })

const isOurs = ({ kind }: { kind: string }): boolean => kind === 'area-grown'

/** A shop that people wait for outside its area, and a process that tells them. */
export async function openAreaWishesRoom(open: Open, options: Parameters<typeof openAccountsShop>[1] = {}) {
  const shop = await openAccountsShop(open, options)
  const first = await openAreaTeller(shop, shop.database)

  return {
    ...shop,
    look: () => first.look(),
    grow: (pincode: string) => growArea(shop, pincode),
    shrink: (pincode: string) => shop.database.run.removeFromArea({ pincode: pincode as Pincode }),
    wish: (token: string, pincode: string) => shop.call('/area-wishes', { pincode }, { token }),
    drop: (token: string, id: string) => shop.call(`/area-wishes/${id}`, undefined, { token, method: 'DELETE' }),
    async wishes(token: string) {
      const { body } = await shop.call('/area-wishes', undefined, { token })
      return body as unknown as {
        wishes: { id: string; pincode: string; place: string; until: string }[]
        proven: boolean
      }
    },
    /** What is written and was not taken back, the oldest first. */
    async texts() {
      const rows = await shop.database.read
        .selectFrom('outbox')
        .select(['kind', 'send_to', 'body_json'])
        .orderBy('written_at')
        .orderBy('id')
        .execute()
      return rows.filter(isOurs).map(({ body_json: body }) => (JSON.parse(body) as { text: string }).text)
    },
    /** The gateway takes all that is written; what it took of ours. */
    async sent() {
      const rows = await shop.database.run.takeMessages({ at: shop.now() })
      await shop.database.run.messagesSent({ ids: rows.map(({ id }) => id), at: shop.now() })
      return rows.filter(isOurs)
    },
  }
}
