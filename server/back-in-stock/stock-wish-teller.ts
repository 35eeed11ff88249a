import { randomUUID } from 'node:crypto'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { Messaging } from '#server/gateways/messaging.ts'
import { packsLeft } from '#shop/availability.ts'
import { isTellingTime, mostToldOf, type StockWish, titleOfWish } from '#shop/back-in-stock.ts'
import { detailUrl, productById } from '#shop/catalogue/product.ts'
import { backInStock } from '#shop/messages.ts'
import { beingTold, whoWaits, wishedNow } from './wishes-store.ts'

export interface StockWishTeller {
  /** Looks at once, and is done when everybody is told who is to be told now. */
  look(): Promise<void>
  /** Finishes what runs. */
  close(): Promise<void>
}

interface TellerDeps {
  readonly database: Pick<ShopDatabase, 'read' | 'run'>
  readonly snapshot: Snapshot
  readonly messaging: Messaging
  readonly settings: { readonly identity: { readonly name: string }; readonly publicUrl: string }
  readonly now: () => number
  /** how often to look without a change, for the night ends and others may be told: a duration of shop/time.ts */
  readonly every: number
  readonly onError: (trouble: unknown) => void
}

/** Tells people that what they waited for is back. Every process may run one: each wish is told once. */
export function startStockWishTeller({
  database: { read, run },
  snapshot,
  messaging,
  settings,
  now,
  every,
  onError,
}: TellerDeps): StockWishTeller {
  let closed = false
  let running: Promise<void> | undefined
  let again = false

  const timer = setInterval(wake, every).unref()
  snapshot.onChange(wake)

  function wake() {
    void look().catch(onError)
  }

  /** A look that began before the change may have missed it: one more follows. */
  async function look() {
    again = true
    running ??= lookWhileWanted().finally(() => (running = undefined))
    await running
  }

  async function lookWhileWanted() {
    again = false
    if (closed || !isTellingTime(now())) return
    // Reads, so that an idle shop writes nothing.
    await untell()
    for (const of of await wishedNow(read, now())) await tell(of)
    if (again) await lookWhileWanted()
  }

  async function tell(of: StockWish) {
    const product = productById(snapshot.current(), of.productId)
    if (product === undefined) return
    const most = mostToldOf(packsLeft(product, of.size))
    if (most === 0) return
    const at = now()
    const { writings } = await run.tellStockWishes({
      of,
      wording: backInStock({
        shop: settings.identity.name,
        fish: titleOfWish(product.title, of),
        address: `${settings.publicUrl}${detailUrl(product)}`,
      }),
      wishes: (await whoWaits(read, of, { at, most })).map(({ id, account, mobile }) => ({
        id,
        messageId: randomUUID(),
        account,
        to: mobile,
        budget: messaging.budgetFor(mobile),
      })),
      at,
    })
    for (const writing of writings) messaging.settle(writing)
  }

  async function untell() {
    const told = await beingTold(read)
    for (const [, wishes] of Map.groupBy(told, ({ productId, size }) => `${productId}/${size}`)) {
      const [first] = wishes
      if (first === undefined) continue
      await run.untellStockWishes({
        of: first,
        wishes: wishes.map(({ id, account, mobile }) => ({
          id,
          account,
          to: mobile,
          budget: messaging.budgetFor(mobile),
        })),
        at: now(),
      })
    }
  }

  return {
    look,
    async close() {
      closed = true
      clearInterval(timer)
      await running?.catch(onError)
    },
  }
}
