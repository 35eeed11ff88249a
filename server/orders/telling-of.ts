import { randomUUIDv7 } from 'node:crypto'
import type { Messaging } from '#server/messages/messaging.ts'
import type { Database } from '#server/storage/database.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import { languageOf, prefixOf } from '#shop/languages.ts'
import { orderById } from './staff-orders-store.ts'
import { type BuyerTelling, buyerOf } from './tell-buyer.ts'

export interface TellingDeps {
  readonly database: Pick<Database<unknown>, 'read'>
  readonly settings: { readonly identity: Pick<Identity, 'name' | 'phone'>; readonly publicUrl: string }
  readonly messaging: Pick<Messaging, 'budgetFor'>
}

/** The buyer of an order, as one who is told what becomes of it; nobody, once the account is erased. */
export async function tellingOf(
  { database: { read }, settings, messaging }: TellingDeps,
  orderId: string,
): Promise<BuyerTelling | undefined> {
  const order = await orderById(read, orderId)
  const buyer = order && (await buyerOf(read, messaging, order.user_id))
  if (order === undefined || buyer === undefined) return undefined
  const language = languageOf(order.language)
  const pages = new URL(settings.publicUrl).origin + prefixOf(language)
  const { name: shop, phone } = settings.identity
  return { ...buyer, id: randomUUIDv7(), shop, phone, pages, language }
}
