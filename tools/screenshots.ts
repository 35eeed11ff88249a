// Photographs every page at phone and desk width, light and dark, into screenshots/: npm run screenshots [part of an address ...]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { openShop } from '#tests/running-shop.ts'
import { browserFlags, findBrowser } from './browser.ts'

const folder = join(import.meta.dirname, '../screenshots')
const widths = [360, 1280]
const schemes = ['light', 'dark'] as const

/** Pages that the sitemap keeps from search engines. */
const unlisted = [
  '/search?query=qwxyz',
  '/cartPage',
  '/checkout',
  '/myorders',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/recipes/nope',
]

const wanted = process.argv.slice(2)
const shop = await openShop()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
const addresses = [...listed, ...unlisted].filter(
  (address) => wanted.length === 0 || wanted.some((part) => address.includes(part)),
)
for (const scheme of schemes) for (const width of widths) await photograph(browser, scheme, width)
await browser.close()
await shop.stop()
console.log(`${addresses.length} pages, ${addresses.length * widths.length * schemes.length} pictures in screenshots/`)

async function photograph(browser: Browser, scheme: (typeof schemes)[number], width: number) {
  const into = join(folder, `${width}-${scheme}`)
  mkdirSync(into, { recursive: true })
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 740 : 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    baseURL: shop.url,
  })
  const page = await context.newPage()
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
      await document.fonts.ready
    })
    await page.screenshot({ path: join(into, `${nameOf(address)}.png`), fullPage: true })
  }
  await context.close()
}

function nameOf(address: string): string {
  return address.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
