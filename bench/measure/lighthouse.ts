// Lighthouse for a phone on the home page, a list and a product: npm exec -- node bench/measure/lighthouse.ts [runs]
// `npm run build` first. Prints performance run by run with what it is made of, the middle of the runs, and what an audit finds wanting.
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort, openShop } from '#tests/running-shop.ts'
import { browserFlags, findBrowser } from '../../tools/browser.ts'

const runs = Number(process.argv[2] ?? 3)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const parts = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

const shop = await openShop()
process.once('exit', () => void shop.kill())
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, `--remote-debugging-port=${port}`],
})
for (const address of ['/home', '/productListPomfret', '/wholePomfretDetails/4']) {
  // Once for the shop, which packs a page as small as it gets after it was first asked for.
  await (await fetch(shop.url + address)).text()
  console.log(address)
  const scores: number[][] = []
  const wanting = new Set<string>()
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(shop.url + address, { port, onlyCategories: [...categories], logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`)
    const { lhr } = result
    scores.push(categories.map((name) => (lhr.categories[name]?.score ?? 0) * 100))
    const made = Object.entries(parts).map(([name, audit]) => {
      const { displayValue = '', score } = lhr.audits[audit] ?? {}
      return `${name} ${displayValue.replaceAll('\u00a0', ' ')} (${Math.round((score ?? 0) * 100)})`
    })
    console.log(`  run ${run + 1}: performance ${Math.round(scores.at(-1)?.[0] ?? 0)}: ${made.join(', ')}`)
    for (const { id, title, score, displayValue = '' } of Object.values(lhr.audits))
      if (score !== null && score < 0.9) wanting.add(`  ${id}: ${title} ${displayValue}`)
  }
  const middle = categories.map((name, place) => {
    const seen = scores.map((row) => row[place] ?? 0).toSorted((one, other) => one - other)
    return `${name} ${Math.round(seen[Math.floor(seen.length / 2)] ?? 0)}`
  })
  console.log([`  middle: ${middle.join(', ')}`, ...wanting].join('\n'))
}
await browser.close()
await shop.stop()
