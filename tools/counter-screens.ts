// The counter on a sample day, for tools/screenshots.ts: what staff see on each route, on a phone, a tablet held either way and a desk.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import routes from '#counter/routes.ts'
import type { Language } from '#shop/languages.ts'
import { shopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 800 },
]
const schemes = ['light', 'dark'] as const

/** Who stands at each route of the counter, and at what address where it has a part that changes. */
interface Screen {
  readonly as: 'Meera' | 'Asif' | 'Bhau' | 'Sunil' | undefined
  readonly at?: (facts: Facts) => string
}

interface Facts {
  readonly order: string
  readonly packed: string
  readonly batch: string
}

const tomorrow = () => shopDay(Date.now() + days(1))

const screens: Readonly<Record<string, Screen>> = {
  '': { as: 'Asif' },
  'orders/:id': { as: 'Asif', at: ({ order }) => `orders/${order}` },
  'orders/:id/change': { as: 'Asif', at: ({ order }) => `orders/${order}/change` },
  'orders/:id/weigh': { as: 'Bhau', at: ({ order }) => `orders/${order}/weigh` },
  'orders/:id/lines/:line/replace': { as: 'Asif', at: ({ order }) => `orders/${order}/lines/1/replace` },
  'orders/:id/slip': { as: 'Asif', at: ({ packed }) => `orders/${packed}/slip` },
  'orders/:id/labels': { as: 'Asif', at: ({ packed }) => `orders/${packed}/labels` },
  'orders/:id/bill': { as: 'Asif', at: ({ packed }) => `orders/${packed}/bill` },
  'orders/:id/credit': { as: 'Meera', at: ({ packed }) => `orders/${packed}/credit` },
  'new-order': { as: 'Asif' },
  find: { as: 'Asif', at: () => 'find?search=Parel' },
  cut: { as: 'Bhau' },
  pack: { as: 'Asif' },
  round: { as: 'Sunil' },
  riders: { as: 'Asif' },
  waiting: { as: 'Asif' },
  kept: { as: 'Asif' },
  opening: { as: 'Meera' },
  'first-run': { as: 'Meera' },
  shop: { as: 'Meera' },
  rates: { as: 'Asif' },
  'rates/history': { as: 'Meera' },
  yields: { as: 'Meera' },
  batches: { as: 'Asif' },
  'came-in': { as: 'Asif' },
  'batches/:code': { as: 'Asif', at: ({ batch }) => `batches/${batch}` },
  reviews: { as: 'Asif' },
  requests: { as: 'Asif' },
  complaints: { as: 'Asif' },
  area: { as: 'Meera', at: () => 'area?pincode=400012' },
  slots: { as: 'Asif' },
  'slots/week': { as: 'Asif' },
  'slots/:day': { as: 'Asif', at: () => `slots/${tomorrow()}` },
  'slots/:day/close': { as: 'Asif', at: () => `slots/${tomorrow()}/close` },
  catalogue: { as: 'Meera' },
  'catalogue/new': { as: 'Meera' },
  'catalogue/home': { as: 'Meera' },
  'catalogue/home/slides/:id': { as: 'Meera', at: () => 'catalogue/home/slides/4' },
  'catalogue/files': { as: 'Meera' },
  'catalogue/species/:name': { as: 'Meera', at: () => 'catalogue/species/pomfret' },
  pictures: { as: 'Asif' },
  stock: { as: 'Asif' },
  'stock/history': { as: 'Asif' },
  'stock/waste': { as: 'Asif' },
  scale: { as: 'Meera' },
  printers: { as: 'Meera' },
  shoppers: { as: 'Meera' },
  certificate: { as: undefined },
  'sign-in': { as: undefined },
  locked: { as: undefined },
  pin: { as: undefined },
  'first/:token': { as: undefined, at: () => 'first/used-before' },
  'enrol/:token': { as: undefined, at: () => 'enrol/used-before' },
  own: { as: 'Asif' },
  people: { as: 'Meera' },
  devices: { as: 'Meera' },
  acts: { as: 'Meera' },
  '*': { as: 'Asif', at: () => 'nowhere' },
}

/** The addresses of the counter as its routes name them; what only brings data has no screen. */
const routePaths = routes
  .flatMap(({ children = [] }) => children)
  .filter(({ file }) => file.endsWith('.tsx'))
  .map(({ path = '' }) => path)

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
  const unseen = routePaths.filter((path) => screens[path] === undefined)
  if (unseen.length > 0)
    throw new Error(`Nobody stands at ${unseen.join(', ')}: say in tools/counter-screens.ts who does`)
  const wanted = routePaths.flatMap((path) => {
    const [name, screen] = [nameOf(path), screens[path]]
    return screen !== undefined && isWanted(name) ? [{ name, path, ...screen }] : []
  })
  if (wanted.length === 0) return 0
  const shop = await openShop()
  const told = await shop.command('sample-day')
  const pins = new Map([...told.matchAll(/^ {2}(\w+) +\w+ +(\d{6})$/gm)].map(([, name = '', pin = '']) => [name, pin]))
  const enrolled = await enrol(browser, shop, /enrol\/([\w-]{43})/.exec(told)?.[1] ?? '')
  const facts = await factsOf(browser, shop, { enrolled, pin: pins.get('Meera') ?? '' })
  for (const scheme of schemes)
    for (const viewport of sizes) {
      const into = join(folder, `${viewport.width}x${viewport.height}-${scheme}`)
      mkdirSync(into, { recursive: true })
      const context = await browser.newContext({
        viewport,
        colorScheme: scheme,
        reducedMotion: 'reduce',
        locale: 'en-IN',
        baseURL: shop.url,
        storageState: enrolled,
      })
      if (language !== 'en') await withDevanagari(context)
      for (const { name, path, as, at } of wanted) {
        await context.clearCookies({ name: 'staff' })
        if (as !== undefined) await signIn(context, as, pins.get(as) ?? '')
        const page = await context.newPage()
        const address = `/counter/${at?.(facts) ?? path}`
        await page.goto(inLanguage(address, language), { waitUntil: 'load' })
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

/** What the addresses name: an order at the knife, one that was packed, and a batch of the sample day. */
async function factsOf(
  browser: Browser,
  shop: RunningShop,
  { enrolled, pin }: { enrolled: Awaited<ReturnType<typeof enrol>>; pin: string },
): Promise<Facts> {
  const context = await browser.newContext({ baseURL: shop.url, storageState: enrolled })
  await signIn(context, 'Meera', pin)
  const told = async <Told>(path: string) => (await (await context.request.get(`/counter/api/${path}`)).json()) as Told
  const { orders } = await told<{ orders: readonly { id: string; status: string }[] }>('orders')
  const { batches } = await told<{ batches: readonly { code: string }[] }>('batches?which=open')
  await context.close()
  const first = (status: string) => orders.find((order) => order.status === status)?.id ?? orders[0]?.id ?? ''
  return {
    order: first('Cutting'),
    packed: first('Packed'),
    batch: batches[0]?.code ?? '',
  }
}

/** 'counter-orders-id-weigh' */
const nameOf = (path: string): string =>
  ['counter', ...(path.match(/[A-Za-z]+/g) ?? [path === '' ? 'board' : 'missing'])].join('-')
