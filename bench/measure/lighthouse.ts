// Lighthouse for a phone on the home page, a list and a product: npm exec -- node bench/measure/lighthouse.ts [runs].
// `npm run build` first. Prints the performance of each run with its parts, the medians, and the audits that fail.
import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { freePort, openShop } from '#tests/running/running-shop.ts'
import { browserFlags, findBrowser } from '../../tools/browser.ts'
import { recordFigure } from '../record-figure.ts'

const runs = Number(process.argv[2] ?? 3)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const parts = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** What is read of a report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<
      string,
      { readonly id: string; readonly title: string; readonly score: number | null; readonly displayValue?: string }
    >
  >
}

/** It is a hundred packages for three figures: fetched when it is wanted. */
const lighthouse = 'lighthouse@13.5.0'

const shop = await openShop()
process.once('exit', () => void shop.kill())
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, `--remote-debugging-port=${port}`],
})
const pages = { home: '/home', list: '/productListPomfret', detail: '/wholePomfretDetails/4' }
for (const [name, address] of Object.entries(pages)) {
  // Once for the shop, which packs a page as small as it gets after it was first asked for.
  await (await fetch(shop.url + address)).text()
  console.log(address)
  const scores: number[][] = []
  const wanting = new Set<string>()
  for (let run = 0; run < runs; run += 1) {
    const lhr = reportOn(shop.url + address)
    scores.push(categories.map((name) => (lhr.categories[name]?.score ?? 0) * 100))
    const made = Object.entries(parts).map(([name, audit]) => {
      const { displayValue = '', score } = lhr.audits[audit] ?? {}
      return `${name} ${displayValue.replaceAll('\u00a0', ' ')} (${Math.round((score ?? 0) * 100)})`
    })
    console.log(`  run ${run + 1}: performance ${Math.round(scores.at(-1)?.[0] ?? 0)}: ${made.join(', ')}`)
    for (const { id, title, score, displayValue = '' } of Object.values(lhr.audits))
      if (score !== null && score < 0.9) wanting.add(`  ${id}: ${title} ${displayValue}`)
  }
  const seen = categories.map((_, place) => scores.map((row) => Math.round(row[place] ?? 0)).toSorted((a, b) => a - b))
  const middles = seen.map((one) => one[Math.floor(one.length / 2)] ?? 0)
  const middle = categories.map((name, place) => `${name} ${middles[place]}`)
  const [performance = []] = seen
  recordFigure(
    `lighthouse-${name}`,
    `performance ${performance[0]} to ${performance.at(-1)}; ${middles.slice(1).join(', ')}`,
  )
  console.log([`  middle: ${middle.join(', ')}`, ...wanting].join('\n'))
}
await browser.close()
await shop.stop()

function reportOn(address: string): Report {
  const asked = [`--port=${port}`, `--only-categories=${categories.join(',')}`, '--quiet', '--output=json']
  const said = execFileSync('npx', ['--yes', lighthouse, address, ...asked], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return JSON.parse(said) as Report
}
