import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answer, asDrawn, html, pageAt, site } from '#tests/running/counted-site.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a redirect is passed on and not kept', async () => {
  const { pages } = site(() => new Response(null, { status: 302, headers: { location: '/home' } }))
  const given = await answer(pages, '/nope')
  expect(given instanceof Response && [given.status, given.headers.get('location')]).toEqual([302, '/home'])
})

test('the policy names the hash of each piece that the site wrote, and of nothing else that the page holds', async () => {
  const document =
    '<head><style>p{color:red}</style></head><script>go()</script><p><script>steal()</script><style>*{all:unset}</style></p>'
  const inline = { scripts: ['go()'], styles: ['p{color:red}'] }
  const { pages } = site(undefined, { render: async () => asDrawn(html(document), inline) })
  const page = await pageAt(pages, '/7')
  expect(page.bytes.identity.toString()).toBe(document)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hash('go()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`)
  expect(policy).toContain("connect-src 'self' https://calls.example;")
  expect(policy).not.toContain('unsafe')
})

test('what is no page lets in nothing, and the style by which Safari shows a text is no news for the operator', async () => {
  const text = new Response('User-agent: *', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const { pages } = site(undefined, { render: async () => asDrawn(text) })
  const { headers } = await pageAt(pages, '/robots.txt')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('a browser may fetch ahead from the shop, in Firefox too; frames, films and plug-ins are for nobody', async () => {
  const { pages } = site()
  const policy = String((await pageAt(pages, '/7')).headers['content-security-policy']).split('; ')
  expect(policy[0]).toBe("default-src 'self'")
  const none = policy.filter((rule) => rule.endsWith("'none'"))
  expect(none.map((rule) => rule.split(' ', 1).join('')).toSorted()).toEqual(
    ['base-uri', 'child-src', 'frame-ancestors', 'frame-src', 'media-src', 'object-src'].toSorted(),
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
