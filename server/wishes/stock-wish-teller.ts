import { randomUUID } from 'node:crypto'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import type { Runs } from '#server/storage/database.ts'
import { packsLeft } from '#shop/catalogue/availability.ts'
import { type Product, productById } from '#shop/catalogue/product.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { type Language, languageOf, prefixOf } from '#shop/languages.ts'
import { mostToldOf, type StockWish, titleOfWish } from '#shop/wishes/back-in-stock.ts'
import { backInStock } from '#shop/words/messages/messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { readableSize } from '#shop/words/packs.ts'
import { startTeller, type Teller, toTell } from './teller.ts'
import type { wishesCommands } from './wishes-commands.ts'
import { beingToldOfStock, stockWishedNow, whoWaitsForStock } from './wishes-store.ts'

interface TellerDeps {
  readonly database: Runs<typeof wishesCommands>
  readonly snapshot: Snapshot
  readonly messaging: Messaging
  readonly settings: { readonly identity: { readonly name: string }; readonly publicUrl: string }
  readonly now: () => number
  readonly every: number
  readonly onError: (trouble: unknown) => void
}

/** Tells people that what they waited for is back. Every process may run one: each wish gets one message. */
export function startStockWishTeller({
  database: { read, run },
  snapshot,
  messaging,
  settings,
  ...deps
}: TellerDeps): Teller {
  const { now } = deps
  const whom = toTell(messaging)
  const teller = startTeller({ tellAll, ...deps })
  snapshot.onChange(() => teller.wake())
  return teller

  // Reads, so that an idle shop writes nothing.
  async function tellAll() {
    await untell()
    for (const of of await stockWishedNow(read, now())) await tell(of)
  }

  async function tell(of: StockWish) {
    const product = productById(snapshot.current(), of.productId)
    if (product === undefined) return
    const most = mostToldOf(packsLeft(product, of.size))
    if (most === 0) return
    const at = now()
    const { writings } = await run.tellStockWishes({
      of,
      wishes: (await whoWaitsForStock(read, of, { at, most })).map((wish) => ({
        ...whom(wish),
        messageId: randomUUID(),
        wording: wordingIn(languageOf(wish.language), product, of),
      })),
      at,
    })
    for (const writing of writings) messaging.settle(writing)
  }

  function wordingIn(language: Language, product: Product, of: StockWish) {
    // Its shortest address: a longer one would cut the name of the fish.
    const address = `${settings.publicUrl}${prefixOf(language)}/productDetails/${product.id}`
    return wordedIn(language, (words) => {
      const { title } = speciesNamed(snapshot.current(words.language), product.species)
      const fish = titleOfWish(title, { size: readableSize(of.size, words) })
      return backInStock({ shop: settings.identity.name, fish, address }, words)
    })
  }

  async function untell() {
    const told = await beingToldOfStock(read)
    for (const [, wishes] of Map.groupBy(told, ({ productId, size }) => `${productId}/${size}`)) {
      const [first] = wishes
      if (first === undefined) continue
      await run.untellStockWishes({
        of: first,
        wishes: wishes.map(whom),
        at: now(),
      })
    }
  }
}
