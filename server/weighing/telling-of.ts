import { randomUUIDv7 } from 'node:crypto'
import type { ShopDatabase } from '#server/commands.ts'
import type { Messaging } from '#server/gateways/messaging.ts'
import { orderById } from '#server/orders/staff-orders-store.ts'
import { buyerOf } from '#server/orders/tell-buyer.ts'
import { languageOf, prefixOf } from '#shop/languages.ts'
import type { Identity } from '#shop/identity.ts'
import type { Telling } from './tell-weights.ts'

export interface TellingDeps {
  readonly database: Pick<ShopDatabase, 'read'>
  readonly settings: { readonly identity: Pick<Identity, 'name'>; readonly publicUrl: string }
  readonly messaging: Pick<Messaging, 'budgetFor'>
}

/** The buyer of an order, as one who is told what the scale says; nobody, once the account is erased. */
export async function tellingOf(
  { database: { read }, settings, messaging }: TellingDeps,
  orderId: string,
): Promise<Telling | undefined> {
  const order = await orderById(read, orderId)
  const buyer = order && (await buyerOf(read, messaging, order.user_id))
  if (order === undefined || buyer === undefined) return undefined
  const language = languageOf(order.language)
  const pages = new URL(settings.publicUrl).origin + prefixOf(language)
  return { ...buyer, id: randomUUIDv7(), shop: settings.identity.name, pages, language }
}
