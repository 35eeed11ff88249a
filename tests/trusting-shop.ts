import { randomUUID } from 'node:crypto'
import { catalogueVersion } from '#server/catalogue/catalogue-version.ts'
import { openAccountsShop } from '#tests/accounts.ts'
import type { Open } from '#tests/databases.ts'
import { liveSettings } from '#tests/live-settings.ts'

/** A shop that sells, whose owner lets people order before their mobile has answered a code. */
export async function openTrustingShop(open: Open) {
  const shop = await openAccountsShop(open, {
    environment: {
      ...liveSettings,
      PUBLIC_URL: 'http://127.0.0.1:3000',
      PEPPER: 'forty letters of chance that nobody knows',
      VERIFY_MOBILE: 'before-messages',
      SMS_GATEWAY: 'twilio',
      TWILIO_ACCOUNT: 'AC1',
      TWILIO_TOKEN: 'token',
      TWILIO_FROM: '+12025550100',
      LIMITS: 'order-per-address=1000000,register-per-address=1000000',
    },
  })
  const seen = await catalogueVersion(shop.database.read)
  await shop.database.run.openShop({ key: randomUUID(), by: { command: 'open' }, at: shop.now(), seen })
  await shop.changes.refresh()
  return shop
}
