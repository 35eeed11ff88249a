import { expect, test } from 'vitest'
import { answerWith } from '#server/http/page.ts'
import { answer, asDrawn, html, pageAt, plainSite, site } from '#tests/running/counted-site.ts'
import { inEveryLanguage, type PlaceAt, pageAddress } from './page-address.ts'
import { openPages } from './pages.ts'

/** A shop of a front page, a home and orders, as the English build knows it. */
const table: PlaceAt = (path) => {
  const spelled = path.toLowerCase().replace(/(?<=.)\/+$/, '')
  if (spelled.startsWith('/myorders/'))
    return { routes: ['root', 'order'], path: spelled, isNamed: false, same: '/myorders/:id' }
  return ['/', '/home', '/search'].includes(spelled)
    ? { routes: ['root', 'page'], path: spelled, isNamed: true, same: spelled === '/search' ? undefined : spelled }
    : { routes: ['root', 'elsewhere'], path: undefined, isNamed: false, same: undefined }
}

const placeAt = inEveryLanguage(table)
const at = (url: string) => pageAddress(url, placeAt)

test('a page of each language has a key of its own, and a query makes no new one', () => {
  expect(at('/hi/home?utm=x')).toEqual({ asks: '/hi/home', key: '/hi/home' })
  expect(at('/mr/home')).toEqual({ asks: '/mr/home', key: '/mr/home' })
  expect(at('/mr')).toEqual({ asks: '/mr', key: '/mr' })
  expect(at('/mr/myorders/o-1')).toEqual({ asks: '/mr/myorders/o-1', key: '/mr/myorders/:id' })
  expect(at('/hi/search?query=pomfret')).toEqual({ asks: '/hi/search?query=pomfret', key: undefined })
})

test('another spelling stays in its language, for a page and for its data', () => {
  expect(at('/HI/Home?a=b')).toEqual({ to: '/hi/home?a=b' })
  expect(at('/hi/')).toEqual({ to: '/hi' })
  expect(at('/mr/home/_.data')).toEqual({ to: '/mr/home.data' })
  expect(at('/mr/_.data?_routes=root')).toEqual({ to: '/mr.data?_routes=root' })
  expect(at('/mr.data')).toEqual({ asks: '/mr.data', key: '/mr.data' })
  expect(at('/mr/home.data?_routes=page,root')).toMatchObject({ key: '/mr/home.data?_routes=root%2Cpage' })
})

test('what only looks like a language is an address like any other', () => {
  expect(at('/en/home')).toEqual({ asks: '/en/home', key: undefined })
  expect(at('/hindi')).toEqual({ asks: '/hindi', key: undefined })
  expect(at('/hi.png')).toBeUndefined()
  expect(at('/hi/.env')).toBeUndefined()
})

test('each page is rendered once for each language, dropped with its topics in all, and the same bytes for everybody', async () => {
  const { pages, rendered } = site(undefined, { placeAt: inEveryLanguage((path) => named(path)) })
  const [english, hindi] = [await pageAt(pages, '/home'), await pageAt(pages, '/hi/home')]
  expect(await answer(pages, '/hi/home?from=friend')).toBe(hindi)
  expect(rendered).toEqual(['/home', '/hi/home'])
  expect(english.etag).not.toBe(hindi.etag)
  const again = { method: 'GET', etag: hindi.etag, encodings: 'br', purpose: undefined }
  expect(answerWith(hindi, again).status).toBe(304)
  expect(answerWith(english, again).status).toBe(200)
})

test('what is asked for a page is answered in the language of its address', async () => {
  const asked: string[] = []
  const pages = openPages({
    ...plainSite,
    placeAt: inEveryLanguage((path) => named(path)),
    render: async () => asDrawn(html('<p></p>')),
    queries: (_note, _noteUntil, language) => {
      asked.push(language)
      return {} as never
    },
  })
  for (const url of ['/home', '/hi/home', '/mr/home.data', '/mr', '/hi.data']) await answer(pages, url)
  expect(asked).toEqual(['en', 'hi', 'mr', 'mr', 'hi'])
})

const named: PlaceAt = (path) => ({ routes: ['root', 'page'], path, isNamed: true, same: path })
