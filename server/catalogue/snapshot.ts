import { openingCatalogue } from '#shop/catalogue/products.ts'
import type { Catalogue, Product } from '#shop/catalogue/product.ts'
import { catalogueTopic, isStocked, readCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { type Versions, versions } from '#server/storage/changes.ts'
import { classify } from '#server/storage/trouble.ts'

/** What has changed since the last look: 'catalogue' and each 'product/7' whose price or availability it touched, 'reviews/7'. */
type ChangeListener = (topics: readonly string[]) => void

export interface Snapshot {
  /** The catalogue as it is sold now: at most `every` old while the database answers, else as it was known last. */
  current(): Catalogue
  /** Looks at once, to be called after a change in this process. */
  refresh(): Promise<void>
  onChange(listener: ChangeListener): void
  close(): void
}

export const productTopic = ({ id }: Pick<Product, 'id'>): string => `product/${id}`

interface SnapshotSettings {
  readonly now: () => number
  /** how old it may be: a length of time of shop/time.ts */
  readonly every: number
  readonly opening?: Catalogue
}

/** Keeps the catalogue in memory and hears, by the versions in the database, what any process changes. */
export async function openSnapshot(
  database: Pick<ShopDatabase, 'read' | 'run'>,
  { now, every, opening = openingCatalogue }: SnapshotSettings,
): Promise<Snapshot> {
  const listeners: ChangeListener[] = []
  if (!(await isStocked(database.read, opening))) await database.run.openCatalogue(opening)
  let seen = await versions(database.read)
  let catalogue = await readCatalogue(database.read, opening)
  let lookedAt = now()
  let looking: Promise<void> | undefined
  let lookingAgain: Promise<void> | undefined

  const timer = setInterval(lookQuietly, every).unref()

  function current(): Catalogue {
    // A timer may be late, as after the machine slept; who asks then is answered at once and starts the look.
    if (!looking && now() - lookedAt >= every) lookQuietly()
    return catalogue
  }

  /** A look that began before the change may have missed it: one more follows it, shared by all who ask meanwhile. */
  function refresh(): Promise<void> {
    if (!looking) return look()
    lookingAgain ??= looking
      .catch(() => {})
      .then(() => {
        lookingAgain = undefined
        return look()
      })
    return lookingAgain
  }

  function look(): Promise<void> {
    lookedAt = now()
    looking = see().finally(() => (looking = undefined))
    return looking
  }

  async function see() {
    const latest = await versions(database.read)
    const topics = risen(seen, latest)
    const before = catalogue
    if (topics.includes(catalogueTopic)) catalogue = await readCatalogue(database.read, opening)
    seen = latest
    const changed = [...topics, ...productsTouched(before, catalogue)]
    if (changed.length > 0) for (const listener of listeners) listener(changed)
  }

  function lookQuietly() {
    if (!looking && !lookingAgain) look().catch(passes)
  }

  return {
    current,
    refresh: () => refresh().catch(passes),
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  }
}

const risen = (seen: Versions, latest: Versions): string[] =>
  [...latest].filter(([topic, version]) => seen.get(topic) !== version).map(([topic]) => topic)

function productsTouched(before: Catalogue, after: Catalogue): string[] {
  if (before === after) return []
  const known = new Map(before.products.map((product) => [product.id, JSON.stringify(product)]))
  return after.products.filter((product) => known.get(product.id) !== JSON.stringify(product)).map(productTopic)
}

/** A database that is away comes back; until then the last catalogue known serves. */
function passes(error: unknown) {
  const trouble = classify(error)
  if (trouble !== 'unavailable' && trouble !== 'busy') throw error
}
