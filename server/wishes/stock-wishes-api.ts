import { randomUUID } from 'node:crypto'
import { userById } from '#server/accounts/accounts-store.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isProven } from '#server/messages/proven-mobile.ts'
import type { Runs } from '#server/storage/database.ts'
import { packsLeft } from '#shop/catalogue/availability.ts'
import { detailUrl, type Product, productById } from '#shop/catalogue/product.ts'
import { isId } from '#shop/id.ts'
import type { Language } from '#shop/languages.ts'
import { calls, type Gives } from '#shop/wire/calls.ts'
import { type StockWish, titleOfWish, wishLives } from '#shop/wishes/back-in-stock.ts'
import { dayInWords } from '#shop/words/moments.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import type { wishesCommands } from './wishes-commands.ts'
import { stockWishesOf } from './wishes-store.ts'

interface StockWishesDeps {
  readonly database: Runs<typeof wishesCommands>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly now: () => number
}

/** Who is signed in asks to be told, once, when what is sold out is back. */
export function openStockWishes(api: Api, { database: { read, run }, snapshot, now }: StockWishesDeps): void {
  api.open(calls.stockWishes, async ({ visitor, language }) => ({ body: await ownWishes(visitor.userId, language) }))

  api.open(calls.makeStockWish, async ({ wanted, visitor, language }) => {
    const product = soldSo(wanted)
    const wishing = await run.makeStockWish({
      ...wanted,
      id: randomUUID(),
      userId: visitor.userId,
      language,
      title: titleOfWish(product.title, wanted),
      isThere: packsLeft(product, wanted.size) !== 0,
      at: now(),
    })
    if ('gone' in wishing) throw new Refusal(401, { refused: 'not-signed-in' })
    if ('refused' in wishing) throw new Refusal(409, wishing, { more: { why: wishing.refused } })
    return { status: 201, body: await ownWishes(visitor.userId, language) }
  })

  api.open(calls.dropStockWish, async ({ params, visitor }) => {
    const id = params.id ?? ''
    const { dropped } = isId(id) ? await run.dropStockWish({ id, userId: visitor.userId }) : { dropped: false }
    if (!dropped) throw new Refusal(404, { refused: 'wish-unknown' })
    return { body: { success: true } }
  })

  async function ownWishes(userId: string, language: Language): Promise<Gives<'stockWishes'>> {
    const user = await userById(read, userId)
    const wishes = await stockWishesOf(read, { userId, at: now() })
    return {
      proven: user !== undefined && (await isProven(read, user)),
      wishes: wishes.flatMap(({ id, product_id: productId, size, wished_at: wishedAt }) => {
        const product = productById(snapshot.current(), productId)
        if (product === undefined) return []
        const title = titleOfWish(product.title, { size })
        return [
          {
            id,
            productId,
            size,
            title,
            path: detailUrl(product),
            until: dayInWords(wishedAt + wishLives, spokenIn(language)),
          },
        ]
      }),
    }
  }

  /** A product without sizes is wished for as a whole; of the others also any size. */
  function soldSo({ productId, size }: StockWish): Product {
    const product = productById(snapshot.current(), productId)
    if (product === undefined || (size !== '' && product.sizes.every(({ label }) => label !== size)))
      throw new Refusal(404, { refused: 'product-unknown' })
    return product
  }
}
