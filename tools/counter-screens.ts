// The counter on a sample day, for tools/screenshots.ts: what staff see at a phone's, a tablet's and a desk's width.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Language } from '#shop/languages.ts'
import { shopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'

const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const

/** Each screen by its name: who stands there, and where. */
const screens = {
  'counter-sign-in': { as: undefined, path: '/counter/sign-in' },
  'counter-board': { as: 'Asif', path: '/counter' },
  'counter-order': { as: 'Asif', path: 'the first order' },
  'counter-weighing': { as: 'Bhau', path: 'the first order, at the scale' },
  'counter-cut-list': { as: 'Bhau', path: '/counter/cut' },
  'counter-pack-list': { as: 'Asif', path: '/counter/pack' },
  'counter-round': { as: 'Sunil', path: '/counter/round' },
  'counter-riders': { as: 'Asif', path: '/counter/riders' },
  'counter-reviews': { as: 'Asif', path: '/counter/reviews' },
  'counter-complaints': { as: 'Asif', path: '/counter/complaints' },
  'counter-find': { as: 'Asif', path: '/counter/find?search=Parel' },
  'counter-shoppers': { as: 'Meera', path: '/counter/shoppers' },
  'counter-people': { as: 'Meera', path: '/counter/people' },
  'counter-devices': { as: 'Meera', path: '/counter/devices' },
  'counter-acts': { as: 'Meera', path: '/counter/acts' },
  'counter-own': { as: 'Asif', path: '/counter/own' },
  'counter-rates': { as: 'Asif', path: '/counter/rates' },
  'counter-rates-history': { as: 'Meera', path: '/counter/rates/history' },
  'counter-stock': { as: 'Asif', path: '/counter/stock' },
  'counter-batches': { as: 'Asif', path: '/counter/batches' },
  'counter-came-in': { as: 'Asif', path: '/counter/came-in' },
  'counter-waste': { as: 'Asif', path: '/counter/stock/waste' },
  'counter-yields': { as: 'Meera', path: '/counter/yields' },
  'counter-catalogue': { as: 'Meera', path: '/counter/catalogue' },
  'counter-fish': { as: 'Meera', path: '/counter/catalogue/species/pomfret' },
  'counter-catalogue-file': { as: 'Meera', path: '/counter/catalogue/files' },
  'counter-pictures': { as: 'Asif', path: '/counter/pictures' },
  'counter-days': { as: 'Asif', path: '/counter/slots' },
  'counter-day': { as: 'Asif', path: 'tomorrow' },
  'counter-week': { as: 'Asif', path: '/counter/slots/week' },
  'counter-area': { as: 'Meera', path: '/counter/area?pincode=400012' },
} as const

/** Photographs those screens whose names are wanted, and says how many they were. */
export async function photographCounter(
  browser: Browser,
  {
    folder,
    language,
    isWanted,
    drawn,
  }: {
    folder: string
    language: Language
    isWanted: (name: string) => boolean
    drawn: (page: Page) => unknown
  },
): Promise<number> {
  const wanted = Object.entries(screens).filter(([name]) => isWanted(name))
  if (wanted.length === 0) return 0
  const shop = await openShop()
  const told = await shop.command('sample-day')
  const pins = new Map([...told.matchAll(/^ {2}(\w+) +\w+ +(\d{6})$/gm)].map(([, name = '', pin = '']) => [name, pin]))
  const enrolled = await enrol(browser, shop, /enrol\/([\w-]{43})/.exec(told)?.[1] ?? '')
  for (const scheme of schemes)
    for (const width of widths) {
      const into = join(folder, `${width}-${scheme}`)
      mkdirSync(into, { recursive: true })
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 740 : 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        locale: 'en-IN',
        baseURL: shop.url,
        storageState: enrolled,
      })
      if (language !== 'en') await withDevanagari(context)
      for (const [name, { as, path }] of wanted) {
        await context.clearCookies({ name: 'staff' })
        if (as !== undefined) await signIn(context, as, pins.get(as) ?? '')
        const page = await context.newPage()
        await page.goto(inLanguage(await addressOf(context, path), language), { waitUntil: 'load' })
        await drawn(page)
        await page.screenshot({ path: join(into, `${name}.png`), fullPage: true })
        await page.close()
      }
      await context.close()
    }
  await shop.stop()
  return wanted.length
}

/** A page of the counter in a language that its reader has not chosen. */
const inLanguage = (address: string, language: Language) =>
  `${address}${address.includes('?') ? '&' : '?'}in=${language}`

/** The browser becomes the counter's tablet. */
async function enrol(browser: Browser, shop: RunningShop, token: string) {
  const context = await browser.newContext({ baseURL: shop.url })
  await context.request.post('/counter/api/enrolment', { data: { token } })
  const state = await context.storageState()
  await context.close()
  return state
}

async function signIn(context: BrowserContext, name: string, pin: string): Promise<void> {
  const door = (await (await context.request.get('/counter/api/door')).json()) as {
    people: readonly { id: string; name: string }[]
  }
  const person = door.people.find((one) => one.name === name)?.id
  const answer = await context.request.post('/counter/api/sign-in/pin', { data: { person, pin } })
  if (!answer.ok()) throw new Error(`${name} cannot sign in: ${await answer.text()}`)
}

async function addressOf(context: BrowserContext, path: string): Promise<string> {
  if (path.startsWith('/')) return path
  return path === 'tomorrow' ? `/counter/slots/${shopDay(Date.now() + days(1))}` : firstOrder(context, path)
}

async function firstOrder(context: BrowserContext, path: string): Promise<string> {
  const { orders } = (await (await context.request.get('/counter/api/orders')).json()) as {
    orders: readonly { id: string; status: string }[]
  }
  const id = orders.find(({ status }) => status === 'Cutting')?.id ?? orders[0]?.id
  return `/counter/orders/${id}${path.endsWith('scale') ? '/weigh' : ''}`
}
