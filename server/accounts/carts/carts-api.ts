import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import { type AccountCart, type AccountCartLine, withoutDoubles } from '#shop/cart/kept-cart.ts'
import { priceOf } from '#shop/catalogue/pricing.ts'
import { detailUrl, productByCartId, type Shelf } from '#shop/catalogue/product.ts'
import { inRupees } from '#shop/money.ts'
import { minutes } from '#shop/time.ts'
import { parseWeight } from '#shop/weight.ts'
import { calls } from '#shop/wire/calls.ts'
import { keptLineFrom, keptLineToWire, type PricedLineView } from '#shop/wire/cart-calls.ts'
import type { cartsCommands } from './carts-commands.ts'
import { keptCartOf } from './keep-cart.ts'

interface CartsDeps {
  readonly database: Runs<typeof cartsCommands>
  readonly snapshot: { current(): Shelf }
  readonly settings: { readonly limits: Limits }
  readonly now: () => number
}

/** The cart of the person who is signed in, and nobody else's. */
export function openCarts(api: Api, { database: { read, run }, snapshot, settings, now }: CartsDeps): void {
  api.open(calls.keptCart, async ({ visitor }) => ({ body: viewOf(await keptCartOf(read, visitor.userId)) }))

  api.open(calls.keepCart, async ({ wanted, visitor }) => {
    const keeping = await run.keepCart({
      userId: visitor.userId,
      version: wanted.version,
      lines: withoutDoubles(wanted.lines.map(keptLineFrom)),
      turns: [{ limit: settings.limits.cartPerAccount, who: visitor.userId }],
      at: now(),
    })
    if ('kept' in keeping) return { body: keeping.kept }
    if ('gone' in keeping) throw new Refusal(401, { refused: 'not-signed-in' })
    if ('over' in keeping) throw tooOften(keeping.over.wait)
    throw new Refusal(409, { refused: 'cart-changed' }, { more: { cart: viewOf(keeping.changed) } })
  })

  const viewOf = ({ version, lines }: AccountCart) => ({
    version,
    lines: lines.map((line) => pricedLine(snapshot.current(), line)),
  })
}

function tooOften(wait = minutes(60)): Refusal {
  const seconds = Math.ceil(wait / 1000)
  return new Refusal(429, { refused: 'too-often', seconds }, { headers: { 'retry-after': String(seconds) } })
}

/** What a line costs and is called is the catalogue's to say, of today. */
function pricedLine(shelf: Shelf, line: AccountCartLine): PricedLineView {
  const product = productByCartId(shelf, line.id)
  if (product === undefined) return keptLineToWire(line)
  const { title, picture: img } = product
  const price = priceOf(product, { size: line.size, weight: parseWeight(line.weight) })
  if (price === undefined) return keptLineToWire(line)
  return { ...keptLineToWire(line), title, img, price: inRupees(price), detailPageURL: detailUrl(product) }
}
