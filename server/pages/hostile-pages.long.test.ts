import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment } from '#server/settings/environment.ts'
import { languages } from '#shop/languages.ts'
import { minutes } from '#shop/time.ts'
import { calls } from '#shop/wire/calls.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { fieldsThatTake } from '#tests/rooms/hostile-fields.ts'
import { hiddenSettings, isNoText, plantedElsewhere, shownNowhere, shownSettings } from '#tests/rooms/hostile-names.ts'
import { counterPages, fewOf, shopPages } from '#tests/rooms/hostile-pages.ts'
import { type HostileRound, hostileSettings, ofSettings, plantRound } from '#tests/rooms/hostile-shop.ts'
import { notSaid, visitAll } from '#tests/rooms/hostile-visits.ts'
import { type SignedInStaff, staffAt } from '#tests/rooms/staff.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { corpus } from '../../bench/abuse/corpus.ts'

/** What blanked pages once, and every fifth of the others. */
const name = 'Nice @font-face{x:url('
const texts = [name, '5 } House', '__proto__', ...corpus.filter((_, place) => place % 5 === 2)]

let shop: RunningShop
let owner: SignedInStaff
let round: HostileRound

beforeAll(async () => {
  shop = await openShop(hostileSettings(name))
  owner = await staffAt(shop.dataDir, 'owner')
  round = await plantRound(shop, { owner, texts, nr: 0 })
}, minutes(5))
afterAll(() => shop.stop(), minutes(1))

test('each field of each call that takes any text has one, or is named with why not', () => {
  const planted = new Set(round.planted.map(({ field }) => field))
  const taking = Object.entries({ ...calls, ...staffCalls }).flatMap(([call, { method, takes }]) =>
    method === 'GET' ? [] : fieldsThatTake(takes, corpus).map((field) => `${call}.${field}`),
  )
  expect(taking.length).toBeGreaterThan(200)
  const needed = taking.filter((field) => !isNoText(field) && !Object.hasOwn(plantedElsewhere, field))
  expect(needed.filter((field) => !planted.has(field))).toEqual([])
  const named = [...Object.keys(plantedElsewhere), ...Object.keys(shownNowhere)]
  expect(named.filter((field) => !taking.includes(field))).toEqual([])
})

test('so has each setting', () => {
  const known = new Set([...shownSettings, ...hiddenSettings])
  expect(fieldsThatTake(environment, corpus).filter((setting) => !known.has(setting))).toEqual([])
})

test(
  'each page on both sides has its title, its data and the texts, and nothing that a text asks for',
  async () => {
    const { planted, things } = round
    const all = [...planted, ...ofSettings(name)]
    const faults: string[] = []
    const here = await visitAll(shop, owner, { paths: all.flatMap(({ on }) => on), language: 'en' })
    faults.push(...here.faults, ...notSaid(all, here.said, 'en'))
    const pages = fewOf([...shopPages(things, texts), ...counterPages(things, texts)])
    for (const [at, language] of languages.entries()) {
      const paths = pages.filter((_, place) => place % languages.length === at)
      faults.push(...(await visitAll(shop, owner, { paths, language })).faults)
    }
    expect(faults).toEqual([])
  },
  minutes(10),
)
