import { expect } from '@playwright/test'
import { openBadLine } from '#tests/fakes/bad-line.ts'
import { samplePages } from '#tests/house/sample-pages.ts'
import { registered } from '#tests/journeys/people.ts'
import { ordersOf, line as packs, placeOrders } from '#tests/journeys/shopping.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { openPages } from '../../tools/open-pages.ts'
import { type Kind, test } from './engines.ts'
import { cookiesOf, logIn, toldBy } from './people.ts'
import { becomes, type Tab } from './tab.ts'

/** A phone, and a tablet. */
const widths = [390, 820]

/** What is wrong with a page at both widths: it never came, it is wider than the window, or a phone would zoom into a field. */
async function wrongOn(tab: Tab, path: string): Promise<string[]> {
  await tab.goTo(path)
  await becomes(() => tab.run(hasCome), true)
  const wrong: string[] = []
  for (const width of widths) {
    await tab.resize(width, 900)
    await becomes(() => tab.run(() => innerWidth), width)
    wrong.push(...(await tab.run(wrongHere)).map((one) => `${path} at ${width} px: ${one}`))
  }
  return wrong
}

/** Every second page, another half in each engine; before a release all: `ENGINES=all npm test -- engines/pages`. */
const partOf = (pages: readonly string[], kind: Kind): readonly string[] =>
  process.env['ENGINES'] === 'all' ? pages : pages.filter((_, nr) => nr % 2 === (kind === 'webkit' ? 1 : 0))

/** In the page: it has a heading and its script has begun. */
const hasCome = () => document.querySelector('h1') !== null && document.querySelector('.not-alive') === null

function wrongHere(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const fields = [
    ...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea'),
  ]
  const small = fields.filter(
    (field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
  )
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ...small.map((field) => `small letters in ${field.outerHTML.slice(0, 80)}`),
  ]
}

test('every page of the shop comes without an error, fits a phone and a tablet, and has no field that a phone zooms into', async ({
  open,
  request,
  line,
  kind,
}) => {
  test.setTimeout(600_000)
  const person = await registered(request)
  await placeOrders({ request }, person, [[packs(4, 2), packs(19)]])
  const [order] = await ordersOf(request, person)
  const tab = await open()
  await logIn(tab, person)
  const own = [
    '/checkout',
    '/myorders',
    `/myorders/${order?._id}`,
    `/myorders/${order?._id}/change`,
    '/account',
    '/addresses',
  ]
  const wrong: string[] = []
  const pages = [...own, ...openPages.map(({ address }) => address)]
  for (const path of partOf(pages, kind)) wrong.push(...(await wrongOn(tab, path)))
  expect([...wrong, ...toldBy(line)]).toEqual([])
})

const dayIn = async (shop: RunningShop) => {
  await shop.command('sample-day')
  return (await samplePages(shop)).pages
}

test('every page of the counter does so too', async ({ open, kind }) => {
  test.setTimeout(600_000)
  await using shop = await openShop()
  await using line = await openBadLine(shop.url)
  const pages = await dayIn(shop)
  const { cookies } = await cookiesOf(shop, 'owner')
  const tab = await open({ url: line.url, cookies })
  const wrong: string[] = []
  for (const path of partOf(pages, kind)) wrong.push(...(await wrongOn(tab, `/counter${path}`)))
  expect([...wrong, ...toldBy(line)]).toEqual([])
})
