// MiB in memory of the shop with its database, idle after its start, after 50 pages were looked at, and after the same in the other languages:
// npm exec -- node bench/measure/memory.ts [ROUNDS]
import { setTimeout as sleep } from 'node:timers/promises'
import { listPaths } from '#shop/catalogue/paths.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { languages, pathIn } from '#shop/languages.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { seconds } from '#shop/time.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../faults/report.ts'
import { recordFigure } from '../record-figure.ts'
import { middle } from './load.ts'
import { memoryOf } from './process-tree.ts'
import { asBrowsers, bytesAt } from './raw.ts'

const [rounds = 3] = process.argv.slice(2).map(Number)

const everyPage = ['/home', ...Object.values(listPaths), ...openingCatalogue.products.map(detailUrl)]
const looks = Array.from({ length: 50 }, (_, nr) => everyPage[nr % everyPage.length] ?? '/home')

buildOnce()
const idle: number[] = []
const used: number[] = []
const inAll: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const shop = await openShop()
  // The first backup runs after five seconds, in a process that then ends.
  await sleep(seconds(8))
  idle.push(memoryOf(shop.pid()))
  for (const path of looks) await bytesAt(shop.url + path, asBrowsers)
  await sleep(seconds(5))
  used.push(memoryOf(shop.pid()))
  for (const language of languages.slice(1))
    for (const path of looks) await bytesAt(shop.url + pathIn(language, path), asBrowsers)
  await sleep(seconds(5))
  inAll.push(memoryOf(shop.pid()))
  await shop.stop()
}
const found = `${middle(idle).toFixed(0)} MiB idle, ${middle(used).toFixed(0)} MiB after ${looks.length} pages, ${middle(inAll).toFixed(0)} MiB after them in ${languages.length} languages`
console.log(found)
recordFigure('memory', found)
