// Shoppers in a real browser behind a line that lies about their orders:
// npm exec -- node bench/faults/lying-line.ts FROM COUNT [AT-ONCE] [FILE]
// Histories FROM to FROM + COUNT - 1, always the same for a number. Each is a line of FILE (build/lying-line.jsonl), to which
// what is played later is added: 1,000 can be played in parts. At the end it says how many of those in FILE were well.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { openLyingLine } from '#tests/fakes/lying-line.ts'
import { type Played, playHistory } from '#tests/models/lied-to-histories.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { browserFlags, findBrowser } from '../../tools/browser.ts'
import { recordFigure } from '../record-figure.ts'

const [from = 0, count = 20, atOnce = 2] = process.argv.slice(2, 5).map(Number)
const file = process.argv[5] ?? join(import.meta.dirname, '../../build/lying-line.jsonl')

interface Kept extends Played {
  readonly nr: number
}

const kept = (): Kept[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => JSON.parse(text) as Kept)

/** What went wrong with the journey itself, such as a browser that ended, is played again by the next run. */
const played = new Set(kept().map(({ nr }) => nr))
let next = from

await using shop = await openShop()
// Pictures play no part in it.
const args = [...browserFlags, '--blink-settings=imagesEnabled=false']
const browser = await chromium.launch({ executablePath: findBrowser(), args })
await Promise.all(Array.from({ length: atOnce }, playOn))
await browser.close()

const last = new Map(kept().map((history) => [history.nr, history]))
const bad = [...last.values()].filter(({ wrong }) => wrong.length > 0)
const orders = [...last.values()].reduce((sum, { placed }) => sum + placed, 0)
console.log(
  `${last.size} histories with ${orders} orders, ${bad.length} of them wrong: ${bad.map(({ nr }) => nr).join(', ')}`,
)
recordFigure('lying-line', `${bad.length} of ${last.size}`)
process.exit(bad.length > 0 ? 1 : 0)

async function playOn(): Promise<void> {
  await using line = await openLyingLine(shop.url)
  while (next < from + count) {
    const nr = next
    next += 1
    if (played.has(nr)) continue
    const history = await playHistory(nr, { browser, shop: shop.url, line })
    appendFileSync(file, `${JSON.stringify({ nr, ...history } satisfies Kept)}\n`)
    if (history.wrong.length > 0) console.log(JSON.stringify({ nr, ...history }))
  }
}
