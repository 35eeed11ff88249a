import { randomUUID } from 'node:crypto'
import { areaTopic } from '#server/delivery/delivery-store.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { type Language, languageOf, prefixOf } from '#shop/languages.ts'
import { mostToldTogether } from '#shop/messages/telling.ts'
import { areaGrown } from '#shop/words/messages/messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { startTeller, type Teller, toTell } from './teller.ts'
import type { wishesCommands } from './wishes-commands.ts'
import { areaWishedNow, beingToldOfArea, whoWaitsForArea } from './wishes-store.ts'

interface TellerDeps {
  readonly database: Runs<typeof wishesCommands>
  readonly changes: Pick<Changes, 'onChange'>
  readonly messaging: Messaging
  readonly settings: { readonly identity: { readonly name: string }; readonly publicUrl: string }
  readonly now: () => number
  readonly every: number
  readonly onError: (trouble: unknown) => void
}

/** Tells people that the shop now delivers to their pincode. Every process may run one: each wish gets one message. */
export function startAreaWishTeller({
  database: { read, run },
  changes,
  messaging,
  settings: { identity, publicUrl },
  ...deps
}: TellerDeps): Teller {
  const { now } = deps
  const whom = toTell(messaging)
  const teller = startTeller({ tellAll, ...deps })
  changes.onChange((topics) => {
    if (topics.includes(areaTopic)) teller.wake()
  })
  return teller

  // Reads, so that an idle shop writes nothing.
  async function tellAll() {
    await untell()
    for (const pincode of await areaWishedNow(read, now())) await tell(pincode)
  }

  async function tell(pincode: string) {
    const at = now()
    const { writings } = await run.tellAreaWishes({
      pincode,
      wishes: (await whoWaitsForArea(read, pincode, { at, most: mostToldTogether })).map((wish) => ({
        ...whom(wish),
        messageId: randomUUID(),
        wording: wordingIn(languageOf(wish.language), pincode),
      })),
      at,
    })
    for (const writing of writings) messaging.settle(writing)
  }

  function wordingIn(language: Language, pincode: string) {
    const address = `${publicUrl}${prefixOf(language)}/delivery?pincode=${pincode}`
    return wordedIn(language, (words) => areaGrown({ shop: identity.name, pincode, address }, words))
  }

  async function untell() {
    for (const [pincode, wishes] of Map.groupBy(await beingToldOfArea(read), (wish) => wish.pincode))
      await run.untellAreaWishes({
        pincode,
        wishes: wishes.map(whom),
        at: now(),
      })
  }
}
