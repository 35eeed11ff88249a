import { randomUUID } from 'node:crypto'
import { catalogueVersion } from '#server/catalogue/catalogue-version.ts'
import type { Open } from '#tests/running/databases.ts'
import { liveShop } from '#tests/running/live-settings.ts'
import { openAccountsShop } from './accounts.ts'

/** A shop that sells, whose owner lets people order before their mobile has answered a code. */
export async function openTrustingShop(open: Open) {
  const shop = await openAccountsShop(open, {
    environment: {
      ...liveShop,
      PUBLIC_URL: 'http://127.0.0.1:3000',
      VERIFY_MOBILE: 'before-messages',
      LIMITS: 'order-per-address=1000000,register-per-address=1000000',
    },
  })
  const seen = await catalogueVersion(shop.database.read)
  await shop.database.run.openShop({ key: randomUUID(), by: { command: 'open' }, at: shop.now(), seen })
  await shop.changes.refresh()
  return shop
}
