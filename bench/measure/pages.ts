// What home, a list and a product page cost beside Node's bare server that sends the same bytes, and the first answer
// after a rate has changed: npm exec -- node bench/measure/pages.ts [SECONDS] [ROUNDS] [BOARDS] [PROCESSES]
// With BOARDS, that many screens of the counter show 500 orders meanwhile, and one order moves each second. Several processes
// stand behind nginx on PostgreSQL and share the screens; the pages are asked of one of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commands } from '#server/commands.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { listPaths } from '#shop/catalogue/paths.ts'
import { detailUrl, productById } from '#shop/catalogue/product.ts'
import { paise } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { seconds } from '#shop/time.ts'
import { grams } from '#shop/weight.ts'
import { setRate } from '#tests/rooms/rates.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce, needs } from '../faults/report.ts'
import { openSeveral } from '../faults/several-shops.ts'
import { recordFigure } from '../record-figure.ts'
import { compare, inShort, middle, told } from './load.ts'
import { cpuOfThreads } from './process-tree.ts'
import { asBrowsers, bytesAt, startRaw } from './raw.ts'

const [lasting = 8, rounds = 3, boards = 0, processes = 1] = process.argv.slice(2).map(Number)

const pomfret = productById(openingCatalogue, 4)
if (pomfret === undefined) throw new Error('the catalogue has no pomfret')
const pages = { home: '/home', list: listPaths.pomfret, detail: detailUrl(pomfret) }

buildOnce()
if (processes > 1) needs('nginx')
const several = processes > 1 ? await openSeveral(processes) : undefined
const whole = several ?? (await openShop())
const shop = several?.first ?? whole
const kept = { dataDir: shop.dataDir, databaseUrl: several?.databaseUrl }
const under = `${boards > 0 ? '-boards' : ''}${several ? '-postgres' : ''}`
const counter = boards > 0 ? await busyCounter() : undefined
for (const [name, path] of Object.entries(pages)) {
  const address = shop.url + path
  await untilSmallest(address)
  const raw = await startRaw(address, asBrowsers)
  const own = { pid: shop.pid(), address, headers: asBrowsers }
  const compared = compare(own, { ...own, pid: raw.pid, address: raw.url }, { seconds: lasting, rounds })
  console.log(told(name, compared))
  recordFigure(`page-${name}${under}`, inShort(compared))
  await raw.stop()
}
if (counter === undefined && several === undefined) await firstAnswers()
counter?.kill()
await whole.stop()

/** In a process of its own: this one stands still while pages are requested. */
async function busyCounter() {
  const program = join(import.meta.dirname, 'busy-counter.ts')
  const busy = spawn(process.execPath, [program, whole.url, JSON.stringify(kept), String(boards), '500'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(busy.stdout, 'data')
  return busy
}

/** Waits for the smallest bytes: the first answer after a change is packed quickly, and better a moment later. */
async function untilSmallest(address: string) {
  const first = await bytesAt(address, asBrowsers)
  const until = performance.now() + seconds(5)
  while (performance.now() < until && (await bytesAt(address, asBrowsers)).body.length === first.body.length)
    await sleep(50)
}

/** Changes a rate, which drops its pages, and requests each once. The first changes warm the code up. */
async function firstAnswers(changes = 16, warming = 6) {
  const database = await openDatabase(kept, commands, { alone: false })
  const cpu = new Map(Object.keys(pages).map((name) => [name, [] as number[]]))
  for (let change = 0; change < changes; change += 1) {
    const before = (await bytesAt(shop.url + pages.detail, asBrowsers)).etag
    const rate = { productId: 4, size: 'Jumbo', grams: grams('1 kg'), paise: paise(200_000 + 100 * change) }
    await setRate(database, rate, Date.now())
    // Within two seconds the shop notices it and drops the pages.
    await sleep(seconds(3))
    for (const [name, path] of Object.entries(pages)) {
      const used = cpuOfThreads(shop.pid())
      const { etag } = await bytesAt(shop.url + path, asBrowsers)
      const spent = cpuOfThreads(shop.pid()) - used
      if (name === 'detail' && etag === before) throw new Error('the page did not change with the rate')
      if (change >= warming) cpu.get(name)?.push(spent)
      await sleep(300)
    }
  }
  await database.close()
  for (const [name, spent] of cpu) {
    console.log(`first answer of ${name} after a rate changed: ${middle(spent).toFixed(1)} ms CPU (of ${spent.length})`)
    recordFigure(`after-rate-${name}`, `${middle(spent).toFixed(1)} ms CPU`)
  }
}
