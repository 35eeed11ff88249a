import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openSnapshot } from '#server/catalogue/snapshot.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { cellOf } from '#server/stock/cells/stock-store.ts'
import type { Where } from '#server/storage/database.ts'
import { watchChanges } from '#server/storage/watch-changes.ts'
import { startStockWishTeller } from '#server/wishes/stock-wish-teller.ts'
import { days } from '#shop/time.ts'
import type { Open } from '#tests/running/databases.ts'
import { openAccountsShop } from './accounts.ts'
import { messagesOf, tellerDeps } from './wish-telling.ts'

/** The fish that these tests take off and put back: Whole Silver Pomfret (Paplet). */
const pomfret = 4

type Shop = Awaited<ReturnType<typeof openAccountsShop>>

/** A process of the shop that tells people what is back, when a test asks it to look. */
export async function openTeller(shop: Pick<Shop, 'settings' | 'now'>, database: Pick<ShopDatabase, 'read' | 'run'>) {
  const changes = await watchChanges(database.read, { now: shop.now, every: days(7) })
  const snapshot = await openSnapshot(database, changes)
  const teller = startStockWishTeller({
    ...tellerDeps(shop),
    database,
    snapshot: { ...snapshot, onChange: () => undefined },
  })
  return {
    async look() {
      await changes.refresh()
      await teller.look()
    },
    async close() {
      changes.close()
      await teller.close()
    },
  }
}

type WithFish = Pick<Shop, 'database' | 'changes' | 'now'>

/** Puts a product on sale, or takes it off. */
export async function putOnSale(
  { database, changes, now }: WithFish,
  wanted: { productId: number; available: boolean },
) {
  await database.run.setAvailable({ ...wanted, changeId: randomUUID(), by: { command: 'rates' }, changedAt: now() })
  await changes.refresh()
}

/** A shop where people wait for fish, and the processes that tell them. */
export async function openBackInStockRoom(open: Open, { where }: { where?: Where } = {}) {
  const shop = await openAccountsShop(open, where ? { where } : {})
  const first = await openTeller(shop, shop.database)

  return {
    ...shop,
    ...messagesOf(shop, 'back-in-stock'),
    look: () => first.look(),
    off: (productId = pomfret) => putOnSale(shop, { productId, available: false }),
    on: (productId = pomfret) => putOnSale(shop, { productId, available: true }),
    /** Staff count what lies there of a size of the whole pomfret. */
    async count(size: string, kilos: number) {
      const cell = { species: 'pomfret', size }
      const seen = (await cellOf(shop.database.read, cell))?.version ?? 0
      const by = { command: 'stock' }
      const press = { ...cell, seen, key: randomUUID(), by, at: shop.now(), kept: kilos * 1000, reason: 'counted' }
      expect(await shop.database.run.staffCountsStock(press)).toMatchObject({ missing: 0 })
      await shop.changes.refresh()
    },
    wish: (token: string, productId = pomfret, size = '') => shop.call('/stock-wishes', { productId, size }, { token }),
    wishOf: (userId: string) =>
      shop.database.run.makeStockWish({
        id: randomUUID(),
        userId,
        productId: pomfret,
        size: '',
        title: 'Whole Pomfret',
        isThere: false,
        at: shop.now(),
        language: 'en',
      }),
    async wishes(token: string) {
      const { body } = await shop.call('/stock-wishes', undefined, { token })
      return body as unknown as { wishes: { id: string; title: string; until: string }[]; proven: boolean }
    },
    drop: (token: string, id: string) => shop.call(`/stock-wishes/${id}`, undefined, { token, method: 'DELETE' }),
    forget: () => shop.database.run.forgetStockWishes({ at: shop.now() }),
    kept: () => shop.database.read.selectFrom('stock_wishes').select('user_id').execute(),
  }
}
