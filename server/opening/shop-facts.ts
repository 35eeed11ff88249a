import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Settings } from '#server/settings/settings.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { type ShopFact, type ShopFacts, shopFacts } from '#shop/opening/shop-facts.ts'

/** Announced when the owner changes what is said of the shop: every page says some of it. */
export const shopFactsTopic = 'shop-facts'

/** The row of `counter_settings` that has them. */
const shopFactsSetting = 'shop-facts'

const keptFacts = v.partial(v.object(v.entriesFromList(shopFacts, v.string())))

type KeptFacts = v.InferOutput<typeof keptFacts>

/** What the owner saved; undefined: nobody has yet. */
export async function shopFactsKept(read: Kysely<Tables>): Promise<KeptFacts | undefined> {
  const row = await read
    .selectFrom('counter_settings')
    .select('value_json')
    .where('name', '=', shopFactsSetting)
    .executeTakeFirst()
  return row && v.parse(keptFacts, JSON.parse(row.value_json))
}

type SaysWho = Pick<Settings, 'identity' | 'gstin'>

/** As they stand in the database: another process may have saved a moment ago. */
export async function shopFactsNow(read: Kysely<Tables>, settings: SaysWho): Promise<ShopFacts> {
  const kept = await shopFactsKept(read)
  return Object.fromEntries(shopFacts.map((fact) => [fact, kept?.[fact] ?? valueIn(settings, fact)])) as Record<
    ShopFact,
    string
  >
}

const valueIn = ({ identity, gstin }: SaysWho, fact: ShopFact): string => (fact === 'gstin' ? gstin : identity[fact])

/**
 * The settings, where what the owner saved of the shop stands before what they say of it. Each is looked up when it is read, so a
 * room that took `identity` as it opened says the new name too. Without `changes` it is as of now.
 */
export async function withShopFacts<Given extends SaysWho>(
  settings: Given,
  { read, changes }: { readonly read: Kysely<Tables>; readonly changes?: Pick<Changes, 'onChange'> },
): Promise<Given> {
  let kept = await shopFactsKept(read)
  changes?.onChange(async (topics) => {
    if (topics.includes(shopFactsTopic)) kept = await shopFactsKept(read)
  })
  const live = (fact: ShopFact) => ({ enumerable: true, get: () => kept?.[fact] ?? valueIn(settings, fact) })
  const identity = Object.defineProperties(
    { ...settings.identity },
    Object.fromEntries(shopFacts.filter((fact) => fact !== 'gstin').map((fact) => [fact, live(fact)])),
  )
  return Object.defineProperty({ ...settings, identity }, 'gstin', live('gstin'))
}
