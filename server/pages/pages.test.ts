import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Page } from '#server/http/page.ts'
import type { PlaceAt } from './page-address.ts'
import { openPages, type Pages, passing, type Render } from './pages.ts'

const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Every path is a page of its own. */
const placeAt: PlaceAt = (path) => ({ routes: ['root', 'page'], path, isNamed: true, same: path })

const plainSite = {
  placeAt,
  publicUrl: 'https://darya.example',
  apiHost: '',
  mostBytes: 1_000_000,
  onError: (trouble: unknown) => {
    throw trouble
  },
}

/** A site that counts how often it is asked, and speaks of the product that the address names. */
function site(
  respond: (address: string) => Response = (address) => html(`<p>${address}</p>`),
  options: Partial<Parameters<typeof openPages>[0]> = {},
) {
  const rendered: string[] = []
  const render: Render = async (request, asked) => {
    const { pathname, search } = new URL(request.url)
    rendered.push(pathname + search)
    asked.product(Number(pathname.slice(1)))
    return respond(pathname)
  }
  const pages = openPages({
    ...plainSite,
    render,
    queries: (note) => ({
      product(id) {
        note(`product/${id}`)
        return undefined
      },
      products: () => [],
      reviewsOf: async () => undefined,
      summaries: async () => new Map(),
      deliveryArea: async () => [],
      deliveryPlaces: async () => [],
      identity: () => {
        throw new Error('not asked here')
      },
      mode: () => 'trial',
      year: () => 2026,
      publicUrl: () => 'https://darya.example',
      apiHost: () => '',
    }),
    apiHost: 'https://calls.example',
    stylesheet: (path) => (path === '/assets/a.css' ? 'p{color:red}' : undefined),
    ...options,
  })
  return { pages, rendered }
}

async function answer(pages: Pages, url: string) {
  const address = pages.find(url)
  if (address === undefined) throw new Error(`${url} is no page`)
  return pages.answer(address)
}

const pageAt = async (pages: Pages, url: string) => (await answer(pages, url)) as Page

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

test('a redirect is passed on and not kept', async () => {
  const { pages } = site(() => new Response(null, { status: 302, headers: { location: '/home' } }))
  const given = await answer(pages, '/nope')
  expect(given instanceof Response && [given.status, given.headers.get('location')]).toEqual([302, '/home'])
})

test('the policy names the hash of each inline piece and nothing looser', async () => {
  const { pages } = site(() => html('<head><link rel="stylesheet" href="/assets/a.css"/></head><script>go()</script>'))
  const page = await pageAt(pages, '/7')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hash('go()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`)
  expect(policy).toContain("connect-src 'self' https://calls.example;")
  expect(policy).not.toContain('unsafe')
})

test('styles come with the page, and scripts wait for the picture that it opens with', async () => {
  const { pages } = site(() =>
    html(
      '<link rel="modulepreload" href="/start.js"/><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/assets/a.css"/>' +
        '<script type="module" async="">import "/m.js";\nimport * as route0 from "/a.js";\ngo(route0)\nimport("/start.js");</script>',
    ),
  )
  const page = (await pageAt(pages, '/7')).bytes.identity.toString()
  expect(page).toContain('<style>p{color:red}</style>')
  expect(page).not.toContain('<link rel="modulepreload"')
  const [seen, fetched] = ['await Promise.race([seen(), ', 'const modules = ["/a.js","/start.js"]'].map((line) =>
    page.indexOf(line),
  )
  expect(seen).toBeGreaterThan(0)
  expect(fetched).toBeGreaterThan(seen ?? 0)
  expect(page).toContain('await import("/m.js");\nconst route0 = await import("/a.js");\ngo(route0)')
})

test('typefaces that are fetched are let in by the script, or where there is none', async () => {
  const own = '@font-face{font-family:F;src:url(/f.woff2)format("woff2")}'
  const stands = '@font-face{font-family:G;src:local(Arial)}'
  const pages = openPages({
    ...plainSite,
    render: async () => html('<head><link rel="stylesheet" href="/assets/a.css"/></head>'),
    queries: () => ({}) as never,
    stylesheet: () => `p{color:red}${own}${stands}`,
  })
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toContain(
    `<style>p{color:red}${stands}</style><style id="faces" media="(scripting:none)">${own}</style></head>`,
  )
})

test('another spelling leads to the one of the table, and nothing is rendered for it', async () => {
  const { pages, rendered } = site(undefined, {
    placeAt: (path) => ({
      routes: ['root', 'home'],
      path: path.toLowerCase(),
      isNamed: true,
      same: path.toLowerCase(),
    }),
  })
  const given = await answer(pages, '/HOME?from=fishermen')
  expect(given instanceof Response && [given.status, given.headers.get('location')]).toEqual([
    301,
    '/home?from=fishermen',
  ])
  expect(given instanceof Response && given.headers.get('x-content-type-options')).toBe('nosniff')
  expect(rendered).toEqual([])
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
    render: async () => html(away ? 'without reviews' : 'with reviews'),
    queries: (note) => {
      if (away) note(passing)
      return {} as never
    },
    stylesheet: () => undefined,
  })
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toBe('without reviews')
  away = false
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toBe('with reviews')
})
