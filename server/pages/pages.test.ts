import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answer, html, pageAt, plainSite, site } from '#tests/counted-site.ts'
import { openPages } from './pages.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

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
