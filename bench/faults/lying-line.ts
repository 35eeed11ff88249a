// Shoppers in a real browser behind a line that lies about their orders: npm exec -- node bench/faults/lying-line.ts FROM COUNT [FILE]
// Histories FROM to FROM + COUNT - 1, always the same for a number. Each is a line of FILE (build/lying-line.jsonl), to which
// what is played later is added: 1,000 can be played in parts. At the end it says how many of those in FILE were well.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { type Played, playHistory } from '#tests/lied-to-histories.ts'
import { openLyingLine } from '#tests/lying-line.ts'
import { openShop } from '#tests/running-shop.ts'
import { browserFlags, findBrowser } from '../../tools/browser.ts'

const [from = 0, count = 20] = process.argv.slice(2, 4).map(Number)
const file = process.argv[4] ?? join(import.meta.dirname, '../../build/lying-line.jsonl')

interface Kept extends Played {
  readonly nr: number
}

await using shop = await openShop()
await using line = await openLyingLine(shop.url)
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
for (let nr = from; nr < from + count; nr += 1) {
  const played = await playHistory(nr, { browser, shop: shop.url, line })
  appendFileSync(file, `${JSON.stringify({ nr, ...played } satisfies Kept)}\n`)
  console.log(JSON.stringify({ nr, ...played }))
}
await browser.close()

const all = (existsSync(file) ? readFileSync(file, 'utf8') : '')
  .split('\n')
  .filter((text) => text !== '')
  .map((text) => JSON.parse(text) as Kept)
const last = new Map(all.map((played) => [played.nr, played]))
const bad = [...last.values()].filter(({ wrong }) => wrong.length > 0)
console.log(`${last.size} histories, ${bad.length} of them wrong: ${bad.map(({ nr }) => nr).join(', ')}`)
process.exit(bad.length > 0 ? 1 : 0)
