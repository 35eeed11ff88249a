import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn, sourcesOf } from './sources.ts'

const house = join(import.meta.dirname, '../..')

/**
 * Which room of the web may know of which, as a person would say it aloud: the checkout uses the cart, and the cart knows
 * nothing of the checkout; the frame is around every page, and no page knows of it.
 */
const mayKnow: Record<string, readonly string[]> = {
  site: [],
  accounts: ['site'],
  delivery: ['accounts', 'site'],
  cart: ['accounts', 'delivery', 'site'],
  reviews: ['accounts'],
  catalogue: ['accounts', 'cart', 'delivery', 'reviews', 'site'],
  unsent: ['accounts', 'cart', 'site'],
  orders: ['accounts', 'cart', 'unsent', 'push', 'site'],
  addresses: ['accounts', 'orders', 'site'],
  weighed: ['site'],
  catch: ['site'],
  checkout: ['addresses', 'cart', 'delivery', 'orders', 'unsent', 'accounts', 'push', 'site'],
  changed: ['addresses', 'checkout', 'catalogue', 'cart', 'orders', 'accounts', 'site'],
  about: ['site'],
  complaints: ['about', 'accounts', 'site'],
  home: ['catalogue', 'site'],
  recipes: ['site'],
  'text-list': ['cart', 'site'],
  search: ['about', 'catalogue', 'site'],
  offline: ['accounts', 'site'],
  push: ['offline', 'site'],
  frame: ['accounts', 'cart', 'delivery', 'offline', 'unsent', 'site'],
}

test('no room of the web reaches into one that it knows nothing of', () => {
  expect(tangles(sourcesOf(['web']))).toEqual([])
})

test('every room of the web has its place on the map, and a room that is gone has none', () => {
  const there = new Set(sourcesOf(['web']).flatMap(({ file }) => roomOf(file) ?? []))
  expect(Object.keys(mayKnow).toSorted()).toEqual([...there].toSorted())
})

test.each(['server', 'web', 'counter'])(
  'no folder of the %s knows one that knows it, by whatever way round',
  (ground) => {
    expect(knot(roomsKnown(sourcesOf([ground]), ground))).toEqual([])
  },
)

test('a planted knot is found, however long', () => {
  const planted = [
    { file: 'server/orders/place-order.ts', text: "import { takeSlot } from '#server/slots/take-slot.ts'" },
    { file: 'server/slots/take-slot.ts', text: "import { takeTurns } from '#server/storage/limits.ts'" },
    { file: 'server/storage/limits.ts', text: "import type { Placed } from '../orders/place-order.ts'" },
    { file: 'server/app.ts', text: "import { openOrders } from './orders/orders-api.ts'" },
    {
      file: 'server/operator/backups/take-backup.ts',
      text: "import { readiness } from '#server/storage/readiness.ts'",
    },
  ]
  expect(knot(roomsKnown(planted, 'server'))).toEqual(['orders', 'slots', 'storage'])
})

test.each(['server', 'web', 'counter'])('docs/rooms.md has a line for every room of the %s, and no other', (ground) => {
  const [, page = ''] = readFileSync(join(house, 'docs/rooms.md'), 'utf8').split(`\n## ${ground}\n`)
  const [table = ''] = page.split('\n## ')
  const named = [...table.matchAll(/^\| `([\w-]+)` \| \S/gm)].map(([, room]) => room)
  const rooms = new Set(sourcesOf([ground]).flatMap(({ file }) => roomOf(file, ground) ?? []))
  expect(named).toEqual([...rooms].filter((room) => !room.startsWith('.')).toSorted())
})

test('a planted tangle is refused', () => {
  const planted = [
    { file: 'web/cart/cart.ts', text: "import { Checkout } from '#web/checkout/checkout.tsx'" },
    { file: 'web/accounts/account.ts', text: "import { forgetAddresses } from '../cart/cart.ts'" },
    { file: 'web/orders/order-page.tsx', text: "import '../frame/frame.css'" },
  ]
  expect(tangles(planted).map((row) => row.split(' ')[0])).toEqual(planted.map(({ file }) => file))
})

/** Files that stand in no room, such as the table of routes, know them all. */
const tangles = (files: { file: string; text: string }[]): string[] =>
  files.flatMap(({ file, text }) => {
    const room = roomOf(file)
    if (room === undefined) return []
    return importsIn(text)
      .map((wanted) => roomOf(wanted.startsWith('.') ? join(file, '..', wanted) : wanted.replace('#', '')))
      .filter((other) => other !== undefined && other !== room && !mayKnow[room]?.includes(other))
      .map((other) => `${file} knows of ${other}`)
  })

/** Which folders of a ground each of them imports. */
function roomsKnown(files: { file: string; text: string }[], ground: string): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>()
  for (const { file, text } of files) {
    const room = folderOf(file, ground)
    if (room === undefined) continue
    for (const wanted of importsIn(text)) {
      const other = folderOf(wanted.startsWith('.') ? join(file, '..', wanted) : wanted.replace('#', ''), ground)
      if (other !== undefined && other !== room) known.set(room, (known.get(room) ?? new Set()).add(other))
    }
  }
  return known
}

/** What is left once every room is taken away that knows none of those left, or is known by none of them. */
function knot(known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Set(known.keys())
  const knows = (room: string, other: string) => known.get(room)?.has(other) === true
  const free = () =>
    [...left].find(
      (room) => ![...left].some((other) => knows(room, other)) || ![...left].some((other) => knows(other, room)),
    )
  for (let room = free(); room !== undefined; room = free()) left.delete(room)
  return [...left].toSorted()
}

/** 'cart' of 'web/cart/cart.ts'; nothing for the types that the router makes beside a page. */
const roomOf = (file: string, ground = 'web'): string | undefined => {
  const [of, room, ...rest] = file.split('/')
  return of === ground && rest.length > 0 && rest[0] !== '+types' ? room : undefined
}

/** 'orders/moves' of 'server/orders/moves/move-order.ts'; the storage is one room with its tables and migrations. */
const folderOf = (file: string, ground: string): string | undefined =>
  roomOf(file, ground) &&
  dirname(file)
    .slice(ground.length + 1)
    .replace(/^storage\/.*/, 'storage')
