import { randomUUID } from 'node:crypto'
import { userById } from '#server/accounts/accounts-store.ts'
import { nameOf, placeAt } from '#server/delivery/directory.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isProven } from '#server/messages/proven-mobile.ts'
import type { Runs } from '#server/storage/database.ts'
import { type Pincode, parsePincode, whyNotPincode } from '#shop/delivery/delivery.ts'
import { isId } from '#shop/id.ts'
import type { Language } from '#shop/languages.ts'
import { calls, type Gives } from '#shop/wire/calls.ts'
import { areaWishLives } from '#shop/wishes/area-wishes.ts'
import { dayInWords } from '#shop/words/moments.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import type { wishesCommands } from './wishes-commands.ts'
import { areaWishesOf } from './wishes-store.ts'

interface AreaWishesDeps {
  readonly database: Runs<typeof wishesCommands>
  readonly now: () => number
}

/** Who is signed in asks to be told, once, when the shop delivers to their pincode. */
export function openAreaWishes(api: Api, { database: { read, run }, now }: AreaWishesDeps): void {
  api.open(calls.areaWishes, async ({ visitor, language }) => ({ body: await ownWishes(visitor.userId, language) }))

  api.open(calls.makeAreaWish, async ({ wanted, visitor, language }) => {
    const pincode = pincodeMeant(wanted.pincode)
    const wishing = await run.makeAreaWish({ id: randomUUID(), userId: visitor.userId, pincode, language, at: now() })
    if ('gone' in wishing) throw new Refusal(401, { refused: 'not-signed-in' })
    if ('refused' in wishing) throw new Refusal(409, wishing, { more: { why: wishing.refused } })
    return { status: 201, body: await ownWishes(visitor.userId, language) }
  })

  api.open(calls.dropAreaWish, async ({ params, visitor }) => {
    const id = params.id ?? ''
    const { dropped } = isId(id) ? await run.dropAreaWish({ id, userId: visitor.userId }) : { dropped: false }
    if (!dropped) throw new Refusal(404, { refused: 'area-wish-unknown' })
    return { body: { success: true } }
  })

  async function ownWishes(userId: string, language: Language): Promise<Gives<'areaWishes'>> {
    const user = await userById(read, userId)
    const wishes = await areaWishesOf(read, { userId, at: now() })
    return {
      proven: user !== undefined && (await isProven(read, user)),
      wishes: wishes.map(({ id, pincode, wished_at: wishedAt }) => ({
        id,
        pincode,
        place: nameOf(pincode),
        until: dayInWords(wishedAt + areaWishLives, spokenIn(language)),
      })),
    }
  }
}

function pincodeMeant(typed: string): Pincode {
  const pincode = parsePincode(typed)
  if (pincode === undefined)
    throw new Refusal(400, whyNotPincode(typed) ?? { refused: 'pincode-length' }, { more: { field: 'pincode' } })
  if (placeAt(pincode) === undefined) throw new Refusal(404, { refused: 'no-such-pincode' })
  return pincode
}
