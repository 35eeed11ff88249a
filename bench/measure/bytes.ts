// What each open page weighs on the wire at its first visit with a phone, by kind of bytes: npm exec -- node bench/measure/bytes.ts [part of an address ...]
// `npm run build` first.
import { type Browser, chromium, type Response } from 'playwright-core'
import { openShop } from '#tests/running-shop.ts'
import { browserFlags, findBrowser, smallPhone } from '../../tools/browser.ts'
import { budgetOf, firstViewOf } from '../../tools/budgets.ts'
import { type OpenPage, openPages } from '../../tools/open-pages.ts'
import { weightOf } from '../../tools/page-weight.ts'
import { recordFigure } from '../record-figure.ts'

const wanted = process.argv.slice(2)
const pages = openPages.filter(({ address }) => wanted.length === 0 || wanted.some((part) => address.includes(part)))

const columns = ['html', 'script', 'style', 'fonts', 'pictures', 'other', 'all'] as const
type Bytes = Record<(typeof columns)[number], number>

const kinds: Readonly<Record<string, keyof Bytes>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'fonts',
  image: 'pictures',
}

const shop = await openShop()
process.once('exit', () => void shop.kill())
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
console.log(['page'.padEnd(38), ...columns.map((name) => name.padStart(9))].join(''))
let over = 0
const largest = new Map<OpenPage['kind'], Bytes>()
for (const page of pages) {
  const bytes = await bytesOf(browser, page)
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

/** A visit with nothing in the cache, until nothing more comes. Only the styles inside the page are reckoned, not seen. */
async function bytesOf(browser: Browser, { address }: OpenPage): Promise<Bytes> {
  // Once for the shop: it packs a page as small as it gets after it was first asked for.
  const html = await (await fetch(shop.url + address)).text()
  const context = await browser.newContext(smallPhone)
  const page = await context.newPage()
  const arrivals: Promise<{ kind: keyof Bytes; length: number }>[] = []
  page.on('response', (response) => arrivals.push(arrivalOf(response)))
  await page.goto(shop.url + address)
  // Scripts begin after the picture, so a quiet line alone does not say that all has come.
  await page.waitForFunction(() => document.querySelector('.not-alive') === null)
  await page.waitForTimeout(1500)
  const arrived = await Promise.all(arrivals)
  await context.close()

  const sumOf = (kind: keyof Bytes) =>
    arrived.filter((one) => one.kind === kind).reduce((sum, { length }) => sum + length, 0)
  const read = weightOf(html)
  return {
    html: read.html,
    script: sumOf('script'),
    style: read.style,
    fonts: sumOf('fonts'),
    pictures: sumOf('pictures'),
    other: sumOf('other'),
    all: arrived.reduce((sum, { length }) => sum + length, 0),
  }
}

async function arrivalOf(response: Response) {
  const { responseBodySize } = await response.request().sizes()
  return { kind: kinds[response.request().resourceType()] ?? 'other', length: responseBodySize }
}
