import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { passing } from '#server/storage/unless-away.ts'
import { days } from '#shop/time.ts'
import { answer, asDrawn, html, pageAt, plainSite, site } from '#tests/running/counted-site.ts'
import { openPageCache } from './page-cache.ts'
import { pageQueries } from './page-queries.ts'
import { openPages } from './pages.ts'

const patiently = (isTrue: () => boolean) => vi.waitUntil(isTrue, { interval: 0, timeout: 10_000 })

test('a page is rendered once and kept, the same bytes in each encoding', async () => {
  const { pages, rendered } = site()
  const page = await pageAt(pages, '/7')
  expect(await answer(pages, '/7')).toBe(page)
  expect(rendered).toEqual(['/7'])
  expect(page.bytes.identity.toString()).toBe('<p>/7</p>')
  expect(brotliDecompressSync(page.bytes.br)).toEqual(page.bytes.identity)
  expect(gunzipSync(page.bytes.gzip)).toEqual(page.bytes.identity)
})

test('people who come together wait for one rendering', async () => {
  const { pages, rendered } = site()
  await Promise.all(Array.from({ length: 20 }, () => answer(pages, '/7')))
  expect(rendered).toEqual(['/7'])
})

test('a change drops just the pages that spoke of it', async () => {
  const { pages } = site()
  await answer(pages, '/7')
  await answer(pages, '/8')
  pages.drop(new Set(['product/7']))
  expect([pages.ready('/7') === undefined, pages.ready('/8') === undefined]).toEqual([true, false])
})

test('what a change has dropped is made anew before somebody asks for it, and tells the change', async () => {
  const { pages, rendered } = site()
  await answer(pages, '/7')
  await answer(pages, '/8')
  pages.drop(new Set(['product/7']))
  await vi.waitUntil(() => pages.ready('/7') !== undefined, { interval: 0 })
  expect(rendered).toEqual(['/7', '/8', '/7'])
})

test('a page that is being made anew while something else changes is made anew once more', async () => {
  const { pages, rendered } = site()
  await answer(pages, '/7')
  pages.drop(new Set(['product/7']))
  await vi.waitUntil(() => rendered.length === 2, { interval: 0 })
  pages.drop(new Set(['product/8']))
  await patiently(() => pages.ready('/7') !== undefined)
  expect(rendered).toEqual(['/7', '/7', '/7'])
})

test('a page begun before a change is not kept after it', async () => {
  const { pages, rendered } = site()
  const begun = answer(pages, '/7')
  await vi.waitUntil(() => rendered.length > 0, { interval: 0 })
  pages.drop(new Set(['product/7']))
  await begun
  expect(pages.ready('/7')).toBeUndefined()
})

test('only good pages are kept: unknown addresses cannot fill the shop', async () => {
  const { pages } = site(() => new Response('<h1>no</h1>', { status: 404, headers: { 'content-type': 'text/html' } }))
  expect((await pageAt(pages, '/nope')).status).toBe(404)
  expect(pages.ready('/nope')).toBeUndefined()
})

test('what is the same page at many addresses is rendered once', async () => {
  const { pages, rendered } = site(undefined, {
    placeAt: (path) => ({ routes: ['root', 'order'], path, isNamed: false, same: '/myorders/:id' }),
  })
  const first = await pageAt(pages, '/myorders/a')
  expect(await pageAt(pages, '/myorders/b?x=1')).toBe(first)
  expect([rendered, pages.cacheSize().pages]).toEqual([['/myorders/a'], 1])
})

test('the cache holds so many bytes; what was asked for longest ago goes first', async () => {
  const large = `<p>${'fish '.repeat(10_000)}</p>`
  const { pages } = site(() => html(large), { mostBytes: 350_000 })
  for (const path of ['/1', '/2', '/3']) await answer(pages, path)
  expect(pages.ready('/1')).toBeDefined()
  await answer(pages, '/4')
  expect(['/1', '/2', '/3', '/4'].map((path) => pages.ready(path) !== undefined)).toEqual([true, false, true, true])
  for (let nr = 0; nr < 100; nr += 1) await answer(pages, `/more${nr}`)
  expect(pages.cacheSize().bytes).toBeLessThanOrEqual(350_000)
})

test('what a page may come to in the cache is no less than it takes, in every encoding', async () => {
  for (const text of ['', '<p>short</p>', '<p>long</p>'.repeat(5000)]) {
    const { pages } = site(() => html(text))
    const { bytes } = await pageAt(pages, '/7')
    const taken = bytes.identity.length + bytes.gzip.length + bytes.br.length
    expect(pages.cacheSize().bytes).toBeGreaterThan(taken)
  }
})

test('of 300 pages that a change has dropped, the 50 that were asked for last are made anew, and only if somebody asked for them since', async () => {
  const { pages, rendered } = site(undefined, {
    mostBytes: 100_000_000,
    queries: (note) => ({ product: () => note('fish') }) as never,
  })
  for (let nr = 0; nr < 300; nr += 1) await answer(pages, `/${nr}`)
  rendered.length = 0
  pages.drop(new Set(['fish']))
  await patiently(() => rendered.length === 50)
  await patiently(() => pages.cacheSize().pages === 50)
  expect(rendered).toEqual(Array.from({ length: 50 }, (_, nr) => `/${299 - nr}`))
  pages.ready('/299')
  pages.drop(new Set(['fish']))
  await patiently(() => rendered.length === 51)
  expect(rendered.at(-1)).toBe('/299')
})

test('making pages anew takes a quarter of the time at most, however often something changes', async () => {
  const work = 20
  const { pages, rendered } = site(() => {
    const until = performance.now() + work
    while (performance.now() < until);
    return html('<p>fish</p>')
  })
  for (let nr = 0; nr < 10; nr += 1) await answer(pages, `/${nr}`)
  rendered.length = 0
  const began = performance.now()
  while (rendered.length < 10) {
    for (let nr = 0; nr < 10; nr += 1) pages.ready(`/${nr}`)
    pages.drop(new Set(Array.from({ length: 10 }, (_, nr) => `product/${nr}`)))
    await nextTurn()
  }
  const took = performance.now() - began
  expect((rendered.length * work) / took).toBeLessThan(0.3)
})

test('a page that could not tell all for the moment is answered, but not kept', async () => {
  let away = true
  const pages = openPages({
    ...plainSite,
    render: async () => asDrawn(html(away ? 'without reviews' : 'with reviews')),
    queries: (note) => {
      if (away) note(passing)
      return {} as never
    },
  })
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toBe('without reviews')
  away = false
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toBe('with reviews')
})

test('a page that says when something is back is kept until it would say otherwise', async () => {
  let now = 100
  const pages = openPages({
    ...plainSite,
    render: async () => asDrawn(html(now < 200 ? 'back tomorrow' : 'back today')),
    queries: (_note, noteUntil) => {
      noteUntil(now < 200 ? 200 : 300)
      return {} as never
    },
    now: () => now,
  })
  const first = await pageAt(pages, '/7')
  now = 199
  expect(pages.ready('/7')).toBe(first)
  now = 200
  expect(pages.ready('/7')).toBeUndefined()
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toBe('back today')
  expect(pages.ready('/7')).toBeDefined()
})

test('a page that cannot be packed any smaller is told of, and the others are packed all the same', async () => {
  const troubles: unknown[] = []
  const cache = openPageCache(1_000_000, { now: Date.now, onError: (trouble) => troubles.push(trouble) })
  const { pages } = site(() => html('<p>fish</p>'.repeat(100)))
  const [broken, well, later] = [await pageAt(pages, '/1'), await pageAt(pages, '/2'), await pageAt(pages, '/3')]
  const unpackable = { ...broken, bytes: { ...broken.bytes, identity: { length: 10 } as Buffer } }
  const entry = (page: typeof well) => ({ page, asks: '/', topics: new Set<string>(), until: Infinity, wanted: true })
  const squeezed = new Set<string>()
  for (const [name, page] of Object.entries({ well, later }))
    Object.defineProperty(page.bytes, 'br', {
      set() {
        squeezed.add(name)
      },
    })
  cache.set('/1', entry(unpackable))
  cache.set('/2', entry(well))
  await patiently(() => squeezed.has('well'))
  cache.set('/3', entry(later))
  await patiently(() => squeezed.has('later') && troubles.length > 0)
  expect(troubles).toHaveLength(1)
})

test('a page that says the year says the next one from its first moment in Mumbai', async () => {
  let now = Date.parse('2026-12-31T18:29:59Z')
  const pages = openPages({
    ...plainSite,
    render: async (_, asked) => asDrawn(html(String(asked.year()))),
    queries: (note, noteUntil, language) =>
      pageQueries({ now: () => now, database: {} } as never)(note, noteUntil, language),
    now: () => now,
  })
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toBe('2026')
  expect(pages.ready('/7')).toBeDefined()
  now += 1000
  expect(pages.ready('/7')).toBeUndefined()
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toBe('2027')
  now += days(300)
  expect(pages.ready('/7')).toBeDefined()
})
