// How much the shop's memory grows when strangers request made-up addresses of its pages, 100,000 over all patterns:
// npm exec -- node bench/abuse/page-memory.ts [ADDRESSES]
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shop/time.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce, report } from '../faults/report.ts'
import { openWire } from '../fuzz/wire.ts'
import { cpuOf, memoryOf } from '../measure/process-tree.ts'
import { recordFigure } from '../record-figure.ts'
import { builtSite, honestAddresses, oddAddress } from './odd-addresses.ts'

const [addresses = 100_000] = process.argv.slice(2).map(Number)
const mostGrowth = 40

buildOnce()
const { patterns, placeAt } = await builtSite()
const shop = await openShop()
const wire = openWire(shop.url, 8)
const statuses = new Map<number, number>()

async function ask(path: string) {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const { status } = await wire.send({ method: 'GET', path, headers, body: undefined })
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

async function askAll(paths: Iterable<string>) {
  const waiting = paths[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) await ask(next.value)
    }),
  )
}

function* odd() {
  const each = Math.ceil(addresses / patterns.length)
  for (const pattern of patterns) for (let nr = 0; nr < each; nr += 1) yield oddAddress(pattern, nr)
}

async function figures() {
  const text = await (await fetch(`${shop.url}/metrics`)).text()
  const of = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
  return { pages: of('darya_pages_cached'), bytes: of('darya_page_cache_bytes') }
}

/** Waits until each page is packed and garbage is collected. */
const settled = () => sleep(seconds(15))

await askAll(patterns.flatMap((pattern) => honestAddresses(pattern, placeAt)))
await settled()
const before = { ...(await figures()), memory: memoryOf(shop.pid()), cpu: cpuOf(shop.pid()) }
statuses.clear()
let highest = 0
const watch = setInterval(() => (highest = Math.max(highest, memoryOf(shop.pid()))), 500)
const began = performance.now()
await askAll(odd())
const took = (performance.now() - began) / 1000
clearInterval(watch)
const asked = cpuOf(shop.pid()) - before.cpu
await settled()
const after = { ...(await figures()), memory: memoryOf(shop.pid()) }

const made = [...statuses].reduce((all, [, count]) => all + count, 0)
report(`${made} odd addresses of ${patterns.length} patterns`, undefined, {
  'pages cached before': [before.pages],
  'pages cached after, more than before': [after.pages - before.pages, 0],
  'MB that they may come to': [after.bytes / 1e6],
  'MiB resident with all pages ready': [before.memory],
  'MiB resident after the odd addresses, more than before': [after.memory - before.memory, mostGrowth],
  'MiB resident at the highest, more than before': [highest - before.memory],
  'ms of the processors for each': [asked / made],
  'seconds that it took': [took],
  ...Object.fromEntries(
    [...statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => [`answers ${status}`, [count]]),
  ),
  'answers 5xx or none': [[...statuses].filter(([s]) => s >= 500 || s === 0).reduce((all, [, n]) => all + n, 0), 0],
})
recordFigure('page-memory', `${after.pages - before.pages} cached, ${(after.memory - before.memory).toFixed(1)} MiB`)
wire.close()
await shop.stop()
