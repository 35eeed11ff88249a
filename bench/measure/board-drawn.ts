// How soon the board of a day with many orders is drawn on a tablet whose processor is 4 times slower than this one, from the moment
// at which the shop's answer is there: as a page that is opened, by the way from another page, and with what somebody else has done.
// npm exec -- node bench/measure/board-drawn.ts [ORDERS] [ROUNDS]
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { commands } from '#server/commands.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { alive } from '#tests/journeys/visits.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { cookiesOf, staffOf } from '#tests/rooms/staff.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { browserFlags, findBrowser } from '../../tools/browser.ts'
import { buildOnce, quantile, report } from '../faults/report.ts'
import { recordFigure } from '../record-figure.ts'
import { pressOn } from './board-screen.ts'

const [orders = 500, rounds = 5] = process.argv.slice(2).map(Number)
const slower = 4
/** so many rows are seen at once */
const inSight = 8
const most = 100

buildOnce()
const shop = await openShop()
process.once('exit', () => void shop.kill())
const database = await openDatabase({ dataDir: shop.dataDir }, commands, { alone: false })
for (let nr = 0; nr < orders; nr += 1) await database.run.placeOrder(asOfToday(nr))
const reader = await staffOf(database, 'counter')
const presser = await staffOf(database, 'counter')
await database.close()

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true, locale: 'en-IN' })
await context.addCookies(cookiesOf(reader, shop.url))
const page = await context.newPage()
const cdp = await context.newCDPSession(page)

const opened: number[] = []
const come: number[] = []
const news: number[] = []
const pressed: number[] = []
for (let round = 0; round <= rounds; round += 1) {
  const took = [
    await openBoard(page, cdp),
    await comeBack(page, cdp),
    await hearNews(page, cdp),
    await press(page, cdp),
  ]
  if (process.env.TELL) console.log(took)
  // the first finds nothing in the cache, and a program that nobody has run
  if (round > 0) for (const [nr, all] of [opened, come, news, pressed].entries()) all.push(took[nr] ?? Number.NaN)
}
await browser.close()
await shop.stop()

const middle = (took: readonly number[]) => quantile(took, 0.5)
report(`a board of ${orders} orders, processor ${slower} times slower, medians of ${rounds}`, undefined, {
  'ms from the answer until eight rows are drawn, page opened': [middle(opened), most],
  'the same, from another page': [middle(come), most],
  'ms from the answer until what another did is drawn': [middle(news), most],
  'ms from a press until its row says so': [middle(pressed), most],
})
recordFigure(
  'board-drawn',
  `opened ${middle(opened).toFixed(0)} ms, come to ${middle(come).toFixed(0)} ms, news ${middle(news).toFixed(0)} ms, a press ${middle(pressed).toFixed(0)} ms`,
)

function asOfToday(nr: number) {
  const order = newOrder({ message: undefined, placedAt: Date.now(), userId: `buyer ${nr}` })
  const [line] = order.lines
  return { ...order, lines: line === undefined ? [] : [4, 5, 6].map((productId) => ({ ...line, productId })) }
}

/** What is drawn and may be pressed: the answer is the page itself. */
async function openBoard(tab: Page, session: CDPSession): Promise<number> {
  await tab.goto('about:blank')
  await slow(session)
  await tab.goto(`${shop.url}/counter`)
  const took = await tab.evaluate((rows) => {
    const { responseEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    if (document.querySelectorAll('[data-current] .order-row').length < rows) throw new Error('rows are missing')
    return Math.max(0, painted - responseEnd)
  }, inSight)
  await quick(session)
  return took
}

/** By the bar, from the list of what is packed. */
async function comeBack(tab: Page, session: CDPSession): Promise<number> {
  await tab.waitForLoadState('load')
  await alive(tab)
  await tab.locator('.counter-nav a[href="/counter/pack"]').click()
  await tab.locator('.board').waitFor({ state: 'detached' })
  await tab.waitForTimeout(500)
  await slow(session)
  const took = await tab.evaluate(
    (rows) =>
      new Promise<number>((drawn) => {
        performance.clearResourceTimings()
        new MutationObserver((_changes, watching) => {
          if (document.querySelectorAll('[data-current] .order-row').length < rows) return
          watching.disconnect()
          requestAnimationFrame(() =>
            setTimeout(() => {
              const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
              const answered = answers
                .filter(({ name }) => name.includes('.data'))
                .map(({ responseEnd }) => responseEnd)
              drawn(performance.now() - Math.max(...answered))
            }),
          )
        }).observe(document.body, { childList: true, subtree: true })
        document
          .querySelector<HTMLElement>('.counter-nav a[href="/counter"], .counter-nav a[href="/counter/"]')
          ?.click()
      }),
    inSight,
  )
  await quick(session)
  return took
}

/** Of the first row, which another tablet moves on. */
async function hearNews(tab: Page, session: CDPSession): Promise<number> {
  await tab.waitForTimeout(1000)
  const id = (await tab.locator('[data-current] .order-row').first().getAttribute('data-order')) ?? ''
  await slow(session)
  const seen = tab.evaluate(
    (order) =>
      new Promise<number>((drawn) => {
        performance.clearResourceTimings()
        new MutationObserver((_changes, watching) => {
          if (document.querySelector(`[data-column="new"] [data-order="${order}"]`) !== null) return
          watching.disconnect()
          requestAnimationFrame(() =>
            setTimeout(() => {
              const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
              const answered = answers
                .filter(({ name }) => name.includes('since='))
                .map(({ responseEnd }) => responseEnd)
              drawn(performance.now() - Math.max(...answered))
            }),
          )
        }).observe(document.body, { childList: true, subtree: true, attributes: true })
      }),
    id,
  )
  await pressOn(shop.url, presser, id)
  const took = await seen
  await quick(session)
  return took
}

/** On the act of the first row, here. */
async function press(tab: Page, session: CDPSession): Promise<number> {
  await tab.waitForTimeout(1000)
  await slow(session)
  const id = (await tab.locator('[data-current] .order-row').first().getAttribute('data-order')) ?? ''
  const row = `[data-column="new"] [data-order="${id}"]`
  const drawn = tab.evaluate(
    (place) =>
      new Promise<number>((seen) => {
        let began = Number.NaN
        addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true })
        new MutationObserver((_changes, watching) => {
          if (document.querySelector(`${place} .order-done`) === null) return
          watching.disconnect()
          requestAnimationFrame(() => setTimeout(() => seen(performance.now() - began)))
        }).observe(document.body, { childList: true, subtree: true })
      }),
    row,
  )
  await tab.locator(`${row} .order-act`).click()
  const took = await drawn
  await quick(session)
  return took
}

async function slow(session: CDPSession) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

async function quick(session: CDPSession) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}
