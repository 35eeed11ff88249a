// What each open page weighs on the wire at its first visit with a phone, by kind of bytes: npm exec -- node bench/measure/bytes.ts [part of an address ...]
// `npm run build` first.
import { chromium } from '@playwright/test'
import { type Bytes, columns, firstView } from '#tests/journeys/pages/first-view.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { browserFlags, findBrowser } from '../../tools/browser.ts'
import { budgetOf, firstViewOf } from '../../tools/budgets.ts'
import { type OpenPage, openPages } from '../../tools/open-pages.ts'
import { recordFigure } from '../record-figure.ts'

const wanted = process.argv.slice(2)
const pages = openPages.filter(({ address }) => wanted.length === 0 || wanted.some((part) => address.includes(part)))

const shop = await openShop()
process.once('exit', () => void shop.kill())
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
console.log(['page'.padEnd(38), ...columns.map((name) => name.padStart(9))].join(''))
let over = 0
const largest = new Map<OpenPage['kind'], Bytes>()
for (const page of pages) {
  const bytes = await firstView(browser, shop.url + page.address)
  const mark = (name: keyof Bytes) => (bytes[name] > limitOf(page, name) ? '!' : ' ')
  over += columns.filter((name) => mark(name) === '!').length
  const figures = columns.map((name) => `${(bytes[name] / 1000).toFixed(1).padStart(8)}${mark(name)}`)
  console.log([page.address.padEnd(38), ...figures].join(''))
  if (bytes.all > (largest.get(page.kind)?.all ?? 0)) largest.set(page.kind, bytes)
}
for (const kind of ['home', 'list', 'detail'] as const) {
  const bytes = largest.get(kind)
  if (bytes === undefined) continue
  const shown = [bytes.html, bytes.script, bytes.style, bytes.fonts, bytes.all]
  recordFigure(`bytes-${kind}`, shown.map((one) => (one / 1000).toFixed(1)).join(', '))
}
await browser.close()
await shop.stop()
console.log(`kB on the wire at 360 x 740, twice the pixels; '!' is over its budget: ${over}`)

function limitOf(page: OpenPage, name: keyof Bytes): number {
  if (name === 'all') return firstViewOf[page.kind]
  const budget: Partial<Bytes> = budgetOf(page)
  return budget[name] ?? Number.POSITIVE_INFINITY
}
