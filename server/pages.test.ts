import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Page } from './http/page.ts'
import { openPages, pageAddress, passing, type Render } from './pages.ts'

const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A site that counts how often it is asked, and speaks of the product that the address names. */
function site(respond: (address: string) => Response = (address) => html(`<p>${address}</p>`)) {
  const rendered: string[] = []
  const render: Render = async (request, asked) => {
    const { pathname, search } = new URL(request.url)
    rendered.push(pathname + search)
    asked.product(Number(pathname.slice(1)))
    return respond(pathname)
  }
  const pages = openPages({
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
      identity: () => {
        throw new Error('not asked here')
      },
      mode: () => 'trial',
      year: () => 2026,
      publicUrl: () => 'https://darya.example',
      apiHost: () => '',
    }),
    publicUrl: 'https://darya.example',
    apiHost: 'https://calls.example',
    stylesheet: (path) => (path === '/assets/a.css' ? 'p{color:red}' : undefined),
  })
  return { pages, rendered }
}

const pageAt = async (pages: ReturnType<typeof site>['pages'], address: string) => (await pages.answer(address)) as Page

test('an address that looks like another site is a path of this one', async () => {
  const { pages, rendered } = site()
  await pages.answer('//elsewhere.example/7')
  expect(rendered).toEqual(['//elsewhere.example/7'])
})

test('a page is rendered once and kept, the same bytes in each encoding', async () => {
  const { pages, rendered } = site()
  const page = await pageAt(pages, '/7')
  expect(await pages.answer('/7')).toBe(page)
  expect(rendered).toEqual(['/7'])
  expect(page.bytes.identity.toString()).toBe('<p>/7</p>')
  expect(brotliDecompressSync(page.bytes.br)).toEqual(page.bytes.identity)
  expect(gunzipSync(page.bytes.gzip)).toEqual(page.bytes.identity)
})

test('people who come together wait for one rendering', async () => {
  const { pages, rendered } = site()
  await Promise.all(Array.from({ length: 20 }, () => pages.answer('/7')))
  expect(rendered).toEqual(['/7'])
})

test('a change drops just the pages that spoke of it', async () => {
  const { pages } = site()
  await pages.answer('/7')
  await pages.answer('/8')
  pages.drop(new Set(['product/7']))
  expect([pages.ready('/7') === undefined, pages.ready('/8') === undefined]).toEqual([true, false])
})

test('what a change has dropped is made anew before somebody asks for it, and tells the change', async () => {
  const { pages, rendered } = site()
  await pages.answer('/7')
  await pages.answer('/8')
  pages.drop(new Set(['product/7']))
  await vi.waitUntil(() => pages.ready('/7') !== undefined, { interval: 0 })
  expect(rendered).toEqual(['/7', '/8', '/7'])
})

test('a page begun before a change is not kept after it', async () => {
  const { pages, rendered } = site()
  const begun = pages.answer('/7')
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
  const answer = await pages.answer('/nope')
  expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([302, '/home'])
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
    render: async () => html('<head><link rel="stylesheet" href="/assets/a.css"/></head>'),
    queries: () => ({}) as never,
    publicUrl: 'https://darya.example',
    apiHost: '',
    stylesheet: () => `p{color:red}${own}${stands}`,
  })
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toContain(
    `<style>p{color:red}${stands}</style><style id="faces" media="(scripting:none)">${own}</style></head>`,
  )
})

test('a query makes no new page, except where it is the question', () => {
  expect(pageAddress('/home?utm=x')).toBe('/home')
  expect(pageAddress('/search?query=pomfret')).toBe('/search?query=pomfret')
  expect(pageAddress('/home.data?_routes=root&x=1')).toBe('/home.data?_routes=root')
})

test('a page that could not tell all for the moment is answered, but not kept', async () => {
  let away = true
  const pages = openPages({
    render: async () => html(away ? 'without reviews' : 'with reviews'),
    queries: (note) => {
      if (away) note(passing)
      return {} as never
    },
    publicUrl: 'https://darya.example',
    apiHost: '',
    stylesheet: () => undefined,
  })
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toBe('without reviews')
  away = false
  expect((await pageAt(pages, '/7')).bytes.identity.toString()).toBe('with reviews')
})
