// Photographs every page, what pages look like in use, and the counter on a sample day, light and dark, into screenshots/:
// npm run screenshots [hi | mr] [part of an address or of a state's name ...]
// In Hindi and Marathi, into screenshots/hi and screenshots/mr, the states are left out: they are reached by English words.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { languages, pathIn } from '#shop/languages.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { browserFlags, findBrowser } from './browser.ts'
import { photographCounter } from './counter-screens.ts'
import { states } from './screenshot-states.ts'

const widths = [360, 1280]
const schemes = ['light', 'dark'] as const

/** States photographed in full length; of what lies over a page only the window counts. */
const isLong = /^(account|cart-full|checkout|login|order|register|reset|reviews)/

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

const args = process.argv.slice(2)
const language = languages.find((one) => one === args[0]) ?? 'en'
const wanted = language === args[0] ? args.slice(1) : args
const folder = join(import.meta.dirname, '../screenshots', language === 'en' ? '' : language)
const shop = await openShop()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
const sitemap = await (await fetch(shop.url + pathIn(language, '/sitemap.xml'))).text()
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))
const addresses = [...listed, ...unlisted.map((path) => pathIn(language, path))].filter(isWanted)
const reached = language === 'en' ? Object.entries(states).filter(([name]) => isWanted(name)) : []
for (const scheme of schemes) for (const width of widths) await photograph(browser, scheme, width)
const counted = await photographCounter(browser, { folder, language, isWanted, drawn })
await browser.close()
await shop.stop()
console.log(
  `${addresses.length} pages, ${reached.length} states and ${counted} screens of the counter in screenshots/, light and dark`,
)

async function photograph(browser: Browser, scheme: (typeof schemes)[number], width: number) {
  const into = join(folder, `${width}-${scheme}`)
  mkdirSync(into, { recursive: true })
  const settings = {
    viewport: { width, height: width < 600 ? 740 : 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    baseURL: shop.url,
  } as const
  const context = await browser.newContext(settings)
  if (language !== 'en') await withDevanagari(context)
  const page = await context.newPage()
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await drawn(page)
    await page.screenshot({ path: join(into, `${nameOf(address)}.png`), fullPage: true })
  }
  await context.close()
  for (const [name, reach] of reached) {
    const own = await browser.newContext(settings)
    const used = await own.newPage()
    await reach(used)
    await drawn(used)
    await used.screenshot({ path: join(into, `state-${name}.png`), fullPage: isLong.test(name) })
    await own.close()
  }
}

/** Every picture and letter is there. */
async function drawn(page: Page) {
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

function nameOf(address: string): string {
  return address.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
