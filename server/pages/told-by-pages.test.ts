import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openAlarms } from '#server/alarms/raised.ts'
import { openMetrics } from '#server/http/metrics.ts'
import { hours } from '#shop/time.ts'
import { version } from '#shop/version.ts'
import { toldPaths } from '#shop/wire/told-by-pages.ts'
import { hearPages } from './told-by-pages.ts'

const error = {
  name: 'TypeError',
  file: 'cart-page-AbCd1234.js',
  line: 1,
  column: 420,
  route: 'orders/order-page',
  version,
}

const quiet = () => undefined

/** A shop that hears pages, which come from networks of their own unless it is said. */
function openHearing(dataDir = mkdtempSync(join(tmpdir(), 'told-'))) {
  let time = 1_800_000_000_000
  let callers = 0
  const app = new Hono()
  const metrics = openMetrics()
  const alarms = openAlarms({ log: { error: quiet, info: quiet }, metrics })
  const caller = { address: '' }
  const { look } = hearPages(app, { metrics, alarms, callerOf: () => caller.address, now: () => time, dataDir })
  const read = () => metrics.read({ pages: 0, bytes: 0 })
  return {
    dataDir,
    alarms,
    async tell(said: unknown, from = `10.0.${(callers += 1) >> 8}.${callers & 255}`, path: string = toldPaths.error) {
      caller.address = from
      const body = typeof said === 'string' ? said : JSON.stringify(said)
      const headers = { 'content-length': String(Buffer.byteLength(body)) }
      return (await app.request(path, { method: 'POST', body, headers })).status
    },
    told: () =>
      read()
        .split('\n')
        .filter((line) => /^darya_page_(errors|speed)_total\{/.test(line)),
    later(passed: number) {
      time += passed
      look()
    },
  }
}

test('an error is counted by its name, its place, its page and its version', async () => {
  const shop = openHearing()
  expect([await shop.tell(error), await shop.tell(error)]).toEqual([204, 204])
  expect(shop.told()).toEqual([
    `darya_page_errors_total{name="TypeError",file="cart-page-AbCd1234.js",line="1",column="420",route="orders/order-page",version="${version}"} 2`,
  ])
})

test('how quick a page was is counted by what was measured, its page, and how good that is', async () => {
  const shop = openHearing()
  await shop.tell({ metric: 'LCP', rating: 'good', route: 'home/home-page' }, undefined, toldPaths.speed)
  expect(shop.told()).toEqual(['darya_page_speed_total{metric="LCP",rating="good",route="home/home-page"} 1'])
})

test.each([
  ['no data', '{'],
  ['a message', { ...error, name: 'Asha Koli, 12 Sample Chawl' }],
  ['an address with a secret', { ...error, route: '/weighed/abc?token=1' }],
  ['a file that is no script', { ...error, file: '../../etc/passwd' }],
  ['what would end a label', { ...error, version: '1"} 7\nforged 1' }],
  ['a place that is no number', { ...error, line: '1' }],
  ['far too much', { ...error, more: 'x'.repeat(2000) }],
])('%s is answered like anything, and not counted', async (_, said) => {
  const shop = openHearing()
  expect(await shop.tell(said)).toBe(204)
  expect(shop.told()).toEqual([])
})

test('nobody fills the memory: 200 places are told apart, and the others share a line', async () => {
  const shop = openHearing()
  for (let line = 0; line < 260; line += 1) await shop.tell({ ...error, line })
  expect(shop.told()).toHaveLength(201)
  expect(shop.told().at(-1)).toBe('darya_page_errors_total{name="others"} 60')
})

test('one network is counted thirty times a minute', async () => {
  const shop = openHearing()
  for (let turn = 0; turn < 50; turn += 1) await shop.tell(error, '203.0.113.7')
  expect(shop.told()).toEqual([expect.stringMatching(/ 30$/)])
})

test('five networks within an hour raise an alarm, which ends after a quieter hour; one network that tells a lot does not', async () => {
  const shop = openHearing()
  for (let turn = 0; turn < 9; turn += 1) await shop.tell(error, '203.0.113.7')
  for (let turn = 0; turn < 3; turn += 1) await shop.tell(error)
  expect(shop.alarms.sentences()).toEqual([])
  await shop.tell(error)
  expect(shop.alarms.sentences()).toEqual([expect.stringContaining(`version ${version}`)])
  shop.later(hours(1))
  expect(shop.alarms.sentences()).toEqual([])
})

test('what the version before had as well is no rise, also after a start; three times as much is', async () => {
  const { dataDir } = openHearing()
  writeFileSync(join(dataDir, 'page-errors.json'), JSON.stringify({ version: '0.9.0', worst: 4, before: 0 }))
  const shop = openHearing(dataDir)
  for (let turn = 0; turn < 12; turn += 1) await shop.tell(error)
  expect(shop.alarms.sentences()).toEqual([])
  const again = openHearing(dataDir)
  for (let turn = 0; turn < 13; turn += 1) await again.tell(error)
  expect(again.alarms.sentences()).toHaveLength(1)
})

test('pages of an earlier version that are still open raise no alarm', async () => {
  const shop = openHearing()
  for (let turn = 0; turn < 20; turn += 1) await shop.tell({ ...error, version: '0.9.0' })
  expect(shop.alarms.sentences()).toEqual([])
  expect(shop.told()).toHaveLength(1)
})
