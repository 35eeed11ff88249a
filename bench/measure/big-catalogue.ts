// A shop with many products: how long it starts, what a page costs beside Node's bare server, how long a list and a search
// take that nobody asked for before, how much memory it takes, and how many pages a rate drops.
// npm exec -- node bench/measure/big-catalogue.ts [PRODUCTS] [SECONDS] [ROUNDS]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogueFile } from '#shop/catalogue/file.ts'
import { seconds } from '#shop/time.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { bigCatalogue, quietRate } from '../big-catalogue.ts'
import { buildOnce, quantile, report } from '../faults/report.ts'
import { recordFigure } from '../record-figure.ts'
import { compare, inShort, middle, told } from './load.ts'
import { cpuOfThreads, memoryOf } from './process-tree.ts'
import { asBrowsers, bytesAt, startRaw } from './raw.ts'

const [products = 5000, lasting = 6, rounds = 3] = process.argv.slice(2).map(Number)

buildOnce()
const shop = await openShop()
const document = bigCatalogue(products)
const file = join(shop.dataDir, 'big.json')
writeFileSync(file, catalogueFile(document, 'json'))
const began = performance.now()
await shop.command('catalogue', 'import', file)
console.log(`imported ${products} products in ${((performance.now() - began) / 1000).toFixed(1)} s`)
await sleep(seconds(3))

const starts: number[] = []
for (let round = 0; round < rounds; round += 1) {
  // Ended at once: a shop that stops takes its data along.
  await shop.kill()
  const from = performance.now()
  await shop.start()
  await bytesAt(`${shop.url}/fish/fish-7`, asBrowsers)
  starts.push((performance.now() - from) / 1000)
}
const start = middle(starts)

const lists = await waits((nr) => `/list/kind-${nr % document.species.length}?sort=kilo&page=${1 + (nr % 3)}`)
const searches = await waits((nr) => `/search?query=fish+number+${nr}`)

const dropped = await droppedByOneRate()
await untilIdle()
const memory = memoryOf(shop.pid())

report(`a shop with ${products} products`, undefined, {
  's to the first page': [start, 1],
  'ms for a list, 95th hundredth': [lists, 20],
  'ms for a search, 95th hundredth': [searches, 20],
  'MiB of memory': [memory, 300],
  'pages dropped by a rate that two pages show': [dropped.dropped, 2],
})
recordFigure('big-catalogue-start', `${start.toFixed(2)} s`)
recordFigure('big-catalogue-asked', `list ${lists.toFixed(1)} ms, search ${searches.toFixed(1)} ms`)
recordFigure('big-catalogue-memory', `${memory.toFixed(0)} MiB`)
recordFigure('big-catalogue-rate', `${dropped.dropped} of ${dropped.ready} pages`)

// Last, because it needs a program of the system.
const address = `${shop.url}/fish/fish-7`
await untilIdle()
const raw = await startRaw(address, asBrowsers)
const own = { pid: shop.pid(), address, headers: asBrowsers }
const page = compare(own, { ...own, pid: raw.pid, address: raw.url }, { seconds: lasting, rounds })
await raw.stop()
console.log(told('page', page))
recordFigure('big-catalogue-page', inShort(page))
await shop.stop()

/** In milliseconds, of 20 only one waited longer. None of them was asked for before, except that the code is warm. */
async function waits(pathOf: (nr: number) => string, times = 100): Promise<number> {
  const took: number[] = []
  for (let nr = 0; nr < times + 20; nr += 1) {
    const from = performance.now()
    // A search that means one kind leads there: that is its answer.
    const answer = await fetch(shop.url + pathOf(nr), { redirect: 'manual', headers: asBrowsers })
    await answer.arrayBuffer()
    if (answer.status >= 400) throw new Error(`${pathOf(nr)} answers ${answer.status}`)
    if (nr >= 20) took.push(performance.now() - from)
  }
  return quantile(took, 0.95)
}

/** The pages of 300 products and all lists are ready; then a rate changes that stands on one page and in no other's words. */
async function droppedByOneRate() {
  for (const { name } of document.species) await bytesAt(`${shop.url}/list/${name}`, asBrowsers)
  for (let nr = 0; nr < 300; nr += 1) await bytesAt(`${shop.url}/fish/fish-${nr}`, asBrowsers)
  await sleep(seconds(3))
  const ready = await pagesReady()
  const [seventh] = document.products.slice(7, 8)
  if (seventh === undefined) throw new Error('there are fewer than eight products')
  const { size, paise } = quietRate(seventh)
  // The products of the opening come first, under their own numbers.
  await shop.command('rates', 'set', String(22 + 7), size, '1 kg', String((paise + 100) / 100))
  let least = ready
  for (const until = performance.now() + seconds(4); performance.now() < until; await sleep(4))
    least = Math.min(least, await pagesReady())
  return { ready, dropped: ready - least }
}

/** Pages are packed as small as they get for a while after they were made. */
async function untilIdle() {
  let [used, now] = [0, cpuOfThreads(shop.pid())]
  while (now - used > 50) {
    await sleep(seconds(2))
    ;[used, now] = [now, cpuOfThreads(shop.pid())]
  }
}

async function pagesReady(): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text()
  return Number(/^darya_pages_cached (\d+)/m.exec(text)?.[1])
}
