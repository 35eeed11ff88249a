import { expect, test } from 'vitest'
import { openSnapshot } from '#server/catalogue/snapshot.ts'
import { commands } from '#server/commands.ts'
import { pageQueries } from '#server/pages/page-queries.ts'
import { openPages, type Render } from '#server/pages/pages.ts'
import { readSettings } from '#server/settings/settings.ts'
import { watchChanges } from '#server/storage/watch-changes.ts'
import { rupees } from '#shop/money.ts'
import { days } from '#shop/time.ts'
import { grams } from '#shop/weight.ts'
import { addProduct, changeFish, changeProduct, hilsa, wholeHilsa } from '#tests/rooms/catalogue-room.ts'
import { atDesk, newKey } from '#tests/rooms/desk.ts'
import { setRate } from '#tests/rooms/rates.ts'
import { answer, asDrawn, html, plainSite } from '#tests/running/counted-site.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openTestShop } from '#tests/running/test-shop.ts'
import { listFacts } from '#web/catalogue/list-facts.ts'
import { productFacts } from '#web/catalogue/product-facts.ts'
import type { Queries } from '#web/queries.ts'
import { publicPaths } from '#web/site/public-paths.ts'

/** Says what the pages of the shop say, without drawing it: the menu stands on each. */
const render: Render = async (request, asked) => {
  const { pathname } = new URL(request.url)
  return asDrawn(html(`<p>${JSON.stringify([asked.menu(), await said(pathname, asked)])}</p>`))
}

async function said(pathname: string, asked: Queries): Promise<unknown> {
  const [, part = '', of = ''] = pathname.split('/')
  const species = asked.species(of)
  if (part === 'home') return [asked.home(), asked.home().favourites.map(({ productId }) => asked.product(productId))]
  if (part === 'sitemap') return publicPaths(asked)
  if (part === 'list') return species ? listFacts(asked, species, { sort: undefined, only: [], page: 1 }) : 'none'
  const product = asked.product(Number(of))
  return product ? productFacts(asked, product) : 'none'
}

const addresses = [
  '/home',
  '/sitemap',
  ...['prawns', 'pomfret', 'surmai', 'halwa', 'hilsa'].map((name) => `/list/${name}`),
  ...Array.from({ length: 22 }, (_, nr) => `/product/${nr + 1}`),
]

eachDatabase((_, open, { fresh }) => {
  test('whatever is changed, exactly the pages that say something else now are made anew, in every process', async () => {
    const where = await fresh()
    const shop = await openTestShop(open, { where })
    const { database } = shop
    const counter = await atDesk(shop, 'counter')
    const owner = await atDesk(shop, 'owner')
    const processes = await Promise.all([processOf(), processOf()])

    async function processOf() {
      const { read, run } = await open(commands, { where })
      const changes = await watchChanges(read, { now: Date.now, every: days(7) })
      const snapshot = await openSnapshot({ read, run }, changes)
      const settings = readSettings({})
      if ('problems' in settings) throw new Error(settings.problems.join('\n'))
      const queries = pageQueries({
        settings: settings.settings,
        snapshot,
        pictures: { named: () => undefined },
        database: { read },
        slots: { toCome: async () => [] },
        opening: { isOpen: () => true },
        requests: { note: () => undefined },
        now: Date.now,
      })
      const pages = openPages({ ...plainSite, render, queries })
      const dropped: string[] = []
      snapshot.onChange((topics) => {
        const ready = addresses.filter((address) => pages.ready(address))
        pages.drop(new Set(topics))
        dropped.push(...ready.filter((address) => !pages.ready(address)))
      })
      /** What each page says now. */
      const look = async () =>
        Promise.all(
          addresses.map(async (address) => {
            const page = await answer(pages, address)
            return page instanceof Response ? '' : page.bytes.identity.toString()
          }),
        )
      changes.close()
      return { changes, dropped: () => dropped.splice(0), look }
    }

    async function droppedBy(change: () => Promise<unknown>): Promise<readonly string[]> {
      const before = await Promise.all(processes.map(({ look }) => look()))
      await change()
      await Promise.all(processes.map(({ changes }) => changes.refresh()))
      const dropped = processes.map((one) => one.dropped())
      const after = await Promise.all(processes.map(({ look }) => look()))
      for (const [nr, said] of after.entries()) {
        const other = addresses.filter((_, at) => said[at] !== before[nr]?.[at])
        expect(dropped[nr]?.toSorted()).toEqual(other.toSorted())
        expect(said).toEqual(after[0])
      }
      return dropped[0] ?? []
    }

    const rate = { productId: 4, size: 'Jumbo', grams: grams('1 kg'), paise: rupees(1810) }
    const shown = await droppedBy(() => setRate(database, rate))
    expect(shown).toContain('/product/4')
    expect(shown).not.toContain('/list/prawns')

    const line = { line: 'Sweet and firm.' }
    expect(await droppedBy(() => changeProduct(counter, { of: 'lobster', id: 19 }, line))).toContain('/product/19')

    const searched = () =>
      changeFish(counter, 'halwa', ({ species }) => ({
        species: { ...species, keywords: [...species.keywords, 'halva fish'] },
      }))
    expect(await droppedBy(searched)).toEqual([])

    await counter.press('addFish', {}, { key: newKey(), name: 'hilsa', species: hilsa, products: [] })
    const all = await droppedBy(() => addProduct(owner, 'hilsa', wholeHilsa))
    expect(all).toHaveLength(addresses.length)

    const moved = () => changeProduct(counter, { of: 'hilsa', id: 22 }, { slug: 'palla' })
    expect(await droppedBy(moved)).toContain('/sitemap')

    const off = { changeId: newKey(), productId: 5, available: false, by: { command: 'rates' }, changedAt: 5 }
    expect(await droppedBy(() => database.run.setAvailable(off))).toContain('/product/5')
    const gone = () => changeProduct(counter, { of: 'halwa', id: 17 }, {}, { retired: true })
    expect(await droppedBy(gone)).toContain('/list/halwa')
  })
})
