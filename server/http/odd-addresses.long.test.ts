import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { builtSite, honestAddresses, oddAddress, ways } from '../../bench/abuse/odd-addresses.ts'
import { openWire } from '../../bench/fuzz/wire.ts'

// The long run, with the memory that it takes, is a command: bench/abuse/page-memory.ts.
let shop: RunningShop
const lines: string[] = []

beforeAll(async () => {
  spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/build-once.ts')])
  shop = await openShop({}, { heard: (line) => void lines.push(line) })
}, minutes(3))
afterAll(() => shop.stop())

async function asked(path: string, headers: Record<string, string> = {}): Promise<Record<string, string | number>> {
  const answer = await fetch(shop.url + path, { headers })
  const { date: _date, 'x-request-id': _id, ...rest } = Object.fromEntries(answer.headers)
  return { status: answer.status, ...rest }
}

async function pagesCached(): Promise<number> {
  const figures = await (await fetch(`${shop.url}/metrics`)).text()
  return Number(/^darya_pages_cached (\d+)$/m.exec(figures)?.[1])
}

test(
  'whatever addresses a stranger makes up for a page, the shop keeps none of them, fails at none, and logs a line of JSON each',
  async () => {
    const { patterns, placeAt } = await builtSite()
    const wire = openWire(shop.url, 4)
    const get = (path: string) => wire.send({ method: 'GET', path, headers: {}, body: undefined })
    for (const path of patterns.flatMap((pattern) => honestAddresses(pattern, placeAt))) await get(path)
    const before = await pagesCached()
    expect(before).toBeGreaterThan(patterns.length)

    const grown: string[] = []
    const failed: string[] = []
    for (const pattern of patterns) {
      // Each way once, and where there is a parameter once more with a thing that is there.
      for (let nr = 0; nr < (pattern.includes(':') ? 2 : 1) * ways.length; nr += 1) {
        const { status } = await get(oddAddress(pattern, nr))
        if (status >= 500 || status === 0) failed.push(`${oddAddress(pattern, nr)} ${status}`)
      }
      if ((await pagesCached()) > before) grown.push(pattern)
    }
    wire.close()
    expect({ grown, failed }).toEqual({ grown: [], failed: [] })
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 'info' })
  },
  minutes(3),
)

test('an address with a line end in it is not there, and nothing else happens', async () => {
  for (const path of ['/x%0ay', '/x%0ay.data', '/%e2%80%a8'])
    expect([path, (await fetch(shop.url + path, { redirect: 'manual' })).status]).toEqual([path, 404])
})

test('a page has the same headers whether it was ready or had to be made, also for whoever has it already', async () => {
  // The id of an order is looked up slowly, the page itself is ready.
  const ready = await asked('/myorders')
  const made = await asked('/myorders/one-more')
  expect(Object.keys(made)).toEqual(Object.keys(ready))
  for (const purpose of ['', 'prefetch']) {
    const have = { 'sec-purpose': purpose }
    const ready304 = await asked('/myorders', { ...have, 'if-none-match': String(ready.etag) })
    const made304 = await asked('/myorders/another', { ...have, 'if-none-match': String(made.etag) })
    expect(ready304).toMatchObject({ status: 304, etag: ready.etag, vary: 'accept-encoding' })
    expect({ ...made304, etag: '' }).toEqual({ ...ready304, etag: '' })
  }
})
