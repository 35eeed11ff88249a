import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ratesToday } from '#server/catalogue/rates/rate-sheets-store.ts'
import { openSnapshot, type Snapshot } from '#server/catalogue/snapshot.ts'
import { commands, type ShopDatabase } from '#server/commands.ts'
import { onEngine } from '#server/storage/engine-of.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { watchChanges } from '#server/storage/watch-changes.ts'
import { rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { seconds } from '#shop/time.ts'
import { grams } from '#shop/weight.ts'
import { wayTo } from '#tests/fakes/way-to-postgres.ts'
import { setRate } from '#tests/rooms/rates.ts'
import { openStockRoom } from '#tests/rooms/stock-room.ts'
import { eachDatabase, onDatabase } from '#tests/running/databases.ts'

const every = seconds(2)

const newRate = (price: number) => ({ productId: 1, size: 'Jumbo', grams: grams('1 kg'), paise: rupees(price) })

const jumboKilo = (snapshot: Snapshot) => snapshot.current().products[0]?.prices['Jumbo']?.['1 kg']

async function snapshotOf(database: ShopDatabase, now = Date.now) {
  const changes = await watchChanges(database.read, { now, every })
  onTestFinished(() => changes.close())
  return { changes, snapshot: await openSnapshot(database, changes) }
}

/** Lets a database keep its answers back, as a busy one does. */
function slowly() {
  const isAsked = Promise.withResolvers<void>()
  const answers = Promise.withResolvers<void>()
  let isSlow = false
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isSlow) isAsked.resolve()
      if (isSlow) await answers.promise
      return result
    },
  }
  function down() {
    isSlow = true
    return { isAsked: isAsked.promise, answer: answers.resolve }
  }
  return { plugin, down }
}

/** The next change that it tells of. */
const nextChange = (snapshot: Snapshot) =>
  new Promise<readonly string[]>((resolve) => snapshot.onChange((topics) => resolve(topics)))

eachDatabase((_, open, { fresh }) => {
  test('the shop opens with its opening catalogue', async () => {
    const { snapshot } = await snapshotOf(await open(commands))
    expect(snapshot.current()).toEqual({ ...openingCatalogue, version: 1 })
  })

  test('a change made here shows at once', async () => {
    const database = await open(commands)
    const { changes, snapshot } = await snapshotOf(database)
    const told = nextChange(snapshot)
    await setRate(database, newRate(820))
    await changes.refresh()
    expect(jumboKilo(snapshot)).toBe(rupees(820))
    expect(await told).toEqual(['product/1', 'card/1'])
  })

  test('a sheet of 20 rates tells once of the products that it touched, and of no other', async () => {
    const database = await open(commands)
    const { changes, snapshot } = await snapshotOf(database)
    const heard: (readonly string[])[] = []
    snapshot.onChange((topics) => void heard.push(topics))
    const ofPrawns = (await ratesToday(database.read)).filter(({ productId }) => productId <= 2)
    const sheet = ofPrawns.map(({ paise, ...rate }) => ({ ...rate, was: paise, paise: paise + 1000 }))
    expect(sheet).toHaveLength(20)
    const by = { command: 'rates' }
    await database.run.publishRates({ key: 'a sheet', by, at: 5, changes: sheet })
    await changes.refresh()
    expect(heard.map((topics) => topics.toSorted())).toEqual([['card/1', 'card/2', 'product/1', 'product/2']])
    expect(jumboKilo(snapshot)).toBe(rupees(810))
  })

  test('kilos that are counted show on their kind, and every other product is the one that it was', async () => {
    const shop = await openStockRoom(open)
    const before = new Set(shop.snapshot.current().products)
    expect((await shop.counted(grams('500 g'))).status).toBe(200)
    await shop.changes.refresh()
    const others = shop.snapshot.current().products.filter((product) => !before.has(product))
    expect(others.map(({ species, stock }) => [species, stock['Jumbo']?.left])).toContainEqual([
      'pomfret',
      grams('500 g'),
    ])
    expect(new Set(others.map(({ species }) => species))).toEqual(new Set(['pomfret']))
  })

  test('a new rate makes its own product anew and no other', async () => {
    const database = await open(commands)
    const { changes, snapshot } = await snapshotOf(database)
    const before = new Set(snapshot.current().products)
    await setRate(database, newRate(820))
    await changes.refresh()
    expect(snapshot.current().products.filter((product) => !before.has(product))).toMatchObject([{ id: 1 }])
  })

  test('a change made while it was looking is not missed', async () => {
    const database = await open(commands)
    const slow = slowly()
    const { changes, snapshot } = await snapshotOf({
      ...database,
      read: onEngine(database.read.withPlugin(slow.plugin), database.engine),
    })
    const { isAsked, answer } = slow.down()
    const began = changes.refresh()
    await isAsked
    await setRate(database, newRate(840))
    const asked = changes.refresh()
    answer()
    await Promise.all([began, asked])
    expect(jumboKilo(snapshot)).toBe(rupees(840))
  })

  test('a change made by another process is heard by the clock, with the product that it touched', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const where = await fresh()
    const [here, other] = [await open(commands, { where }), await open(commands, { where })]
    const { snapshot } = await snapshotOf(here)
    await setRate(other, newRate(830))
    expect(jumboKilo(snapshot)).toBe(rupees(800))

    const told = nextChange(snapshot)
    vi.advanceTimersByTime(every)
    expect(await told).toEqual(['product/1', 'card/1'])
    expect(jumboKilo(snapshot)).toBe(rupees(830))
  })

  test('when the timer is late, whoever asks starts the look', async () => {
    const where = await fresh()
    const [here, other] = [await open(commands, { where }), await open(commands, { where })]
    let moment = 0
    const { snapshot } = await snapshotOf(here, () => moment)
    await setRate(other, newRate(830))
    const told = nextChange(snapshot)
    moment += every
    expect(jumboKilo(snapshot)).toBe(rupees(800))
    await told
    expect(jumboKilo(snapshot)).toBe(rupees(830))
  })
})

onDatabase('postgres', (_, open, { fresh }) => {
  test('while the database is away the shop shows what it knew, and catches up when it is back', async () => {
    const where = await fresh()
    const way = await wayTo(where.databaseUrl ?? '')
    const here = await openDatabase({ ...where, databaseUrl: way.databaseUrl }, commands)
    onTestFinished(() => here.close())
    const { changes, snapshot } = await snapshotOf(here)
    const other = await open(commands, { where })

    way.cut()
    await setRate(other, newRate(830))
    await changes.refresh()
    expect(jumboKilo(snapshot)).toBe(rupees(800))

    way.mend()
    await changes.refresh()
    expect(jumboKilo(snapshot)).toBe(rupees(830))
  })
})
