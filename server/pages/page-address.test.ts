import { constantFrom, assert as hold, property, string, stringMatching, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlaceAt, pageAddress, quickKey } from './page-address.ts'

const named: PlaceAt = (path) => {
  const spelled = path.toLowerCase().replace(/(?<=.)\/+$/, '')
  return { routes: ['root', 'page'], path: spelled, isNamed: true, same: spelled }
}

const ofThings: PlaceAt = (path) => ({ routes: ['root', 'page'], path, isNamed: false, same: path })

const search: PlaceAt = (path) => ({ routes: ['root', 'search'], path, isNamed: true, same: undefined })

const list: PlaceAt = (path) => ({ routes: ['root', 'list'], path, isNamed: true, same: path, parts: ['sort'] })

const at = (url: string, placeAt = named) => pageAddress(url, placeAt)

test('a query makes no new page, except where the page speaks of it', () => {
  expect(at('/home?utm=x')).toEqual({ asks: '/home', key: '/home' })
  expect(at('/search?query=pomfret', search)).toEqual({ asks: '/search?query=pomfret', key: undefined })
  expect(at('/search.data?query=pomfret&_routes=root', search)).toMatchObject({ key: undefined })
})

test('another spelling leads to the one of the table, for a page and for its data', () => {
  expect(at('/HOME/?a=b')).toEqual({ to: '/home?a=b' })
  expect(at('/Home.data?_routes=root')).toEqual({ to: '/home.data?_routes=root' })
  expect(at('/home/_.data')).toEqual({ to: '/home.data' })
  expect(at('/_.data')).toEqual({ asks: '/_.data', key: '/_.data' })
})

describe('the data of a page', () => {
  test('is one for each choice of its own routes, in whatever order they are named', () => {
    const both = { asks: '/home.data?_routes=root%2Cpage', key: '/home.data?_routes=root%2Cpage' }
    expect(at('/home.data?_routes=root,page')).toEqual(both)
    expect(at('/home.data?x=1&_routes=page%2Croot%2Cpage&y=2')).toEqual(both)
    expect(at('/home.data?_routes=')).toEqual({ asks: '/home.data', key: '/home.data' })
  })

  test('is not cached where routes are named that are not on the way to it', () => {
    expect(at('/home.data?_routes=root,x1')).toEqual({ asks: '/home.data?_routes=root,x1', key: undefined })
  })

  test('is not cached where nobody looks whether there is such a thing', () => {
    expect(at('/recipes/x1.data?_routes=root', ofThings)).toMatchObject({ key: undefined })
    expect(at('/recipes/x1.data?_routes=page', ofThings)).toMatchObject({ key: '/recipes/x1.data?_routes=page' })
  })
})

test('no page can be at a file that is missing, at something hidden, and at what cannot be read', () => {
  for (const path of ['/.env', '/a/.b', '//x', '/a%2fb', '/a%00', '/%', '/a\\b'])
    expect([path, at(path)]).toEqual([path, undefined])
  expect(at('/myorders/x.css', ofThings)).toBeUndefined()
  expect(at('/myorders/x.css.data', ofThings)).toBeUndefined()
  expect(
    at('/myorders/x.css/', (path) => ({
      routes: ['root', 'page'],
      isNamed: false,
      same: path,
      path: path.replace(/\/$/, ''),
    })),
  ).toBeUndefined()
  expect(at('/robots.txt')).toEqual({ asks: '/robots.txt', key: '/robots.txt' })
  expect(at('/x%0ay', () => undefined)).toBeUndefined()
})

test('whatever the address, where it leads is no other site, and it comes to an end', () => {
  const path = string({ unit: constantFrom('/', 'h', 'H', '%41', '.', '_', 'é', ' ', '%0a', '.data', '/_.data', 'x') })
  hold(
    property(tuple(path, stringMatching(/^(\?[a-z_=,&/]*)?$/)), ([odd, query]) => {
      const { pathname, search } = new URL(`https://darya.example/${odd}${query}`)
      let address = at(pathname + search)
      for (let steps = 0; address !== undefined && 'to' in address; steps += 1) {
        expect(address.to).toMatch(/^\/(?!\/)/)
        expect(steps).toBeLessThan(3)
        address = at(address.to)
      }
    }),
  )
})

test('the key of an address that is spelled as in the table is found without the table', () => {
  for (const url of ['/home', '/home.data', '/home.data?_routes=root%2Cpage', '/home.data?_routes=root,page'])
    expect([url, at(url)]).toMatchObject([url, { key: quickKey(url) }])
  for (const url of ['/home?a=b', '/home.data?_routes=root,page&a=b'])
    expect([url, quickKey(url)]).toEqual([url, undefined])
})

test('a page that speaks of a part of its query is another one with it, and the same with any other', () => {
  expect(at('/list?utm=x', list)).toEqual({ asks: '/list', key: '/list' })
  expect(at('/list?utm=x&sort=kilo', list)).toEqual({ asks: '/list?utm=x&sort=kilo', key: undefined })
  expect(at('/list.data?sort=kilo&_routes=list', list)).toMatchObject({ key: undefined })
  expect(at('/list.data?_routes=list', list)).toMatchObject({ key: '/list.data?_routes=list' })
})
