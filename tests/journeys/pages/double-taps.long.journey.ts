import type { Page } from '@playwright/test'
import { samplePages } from '#tests/house/sample-pages.ts'
import { atScreen, move, orderAt, type PlacedOrder } from '#tests/journeys/counter/board-room.ts'
import { movesOf } from '#tests/journeys/counter/outbox-room.ts'
import { takesPresses } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { moveWords, staffOrderWords, stateWords } from '#words/staff-orders.ts'

/** How soon after each other a cold hand taps twice. */
const gaps = [80, 150, 250]

const onGlass = { hasTouch: true, viewport: { width: 820, height: 1180 } }

/** Two taps of a finger at one point. The second finds no page where the first has led to another. */
async function tapTwice(page: Page, { x, y }: { x: number; y: number }, gap: number) {
  const glass = await page.context().newCDPSession(page)
  const tap = () =>
    Promise.allSettled([
      glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ])
  const first = tap()
  await page.waitForTimeout(gap)
  await Promise.all([first, tap()])
  await glass.detach()
}

/** In the middle of it, as it stands on the glass. */
async function middleOf(page: Page, name: string | RegExp, place = 0) {
  const button = page.getByRole('main').getByRole('button', { name }).nth(place)
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (box === null) throw new Error(`no ${name} on the page`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Nothing that was pressed is on its way any more, and the page takes presses again. */
async function atRest(page: Page) {
  await takesPresses(page)
  await expect(page.getByText(staffOrderWords.sending)).toHaveCount(0)
}

const allMoves = async (shop: RunningShop, orders: readonly PlacedOrder[]) => {
  const staff = await staffAt(shop.dataDir, 'owner')
  return Promise.all(orders.map(async (order) => (await movesOf(shop, staff, order)).map((one) => one.move)))
}

for (const gap of gaps) {
  test(`two taps ${gap} ms apart on the board confirm one order, and once; it keeps its place for a moment`, async ({
    browser,
    shop,
  }) => {
    test.slow()
    const orders = [await orderAt(shop), await orderAt(shop), await orderAt(shop)]
    const { page } = await atScreen(browser, shop, 'counter', onGlass)
    await page.goto('/counter')
    const before = await allMoves(shop, orders)
    await tapTwice(page, await middleOf(page, new RegExp(`^${moveWords.confirm} .{4}-`)), gap)
    const held = page.locator('.order-row').filter({ has: page.getByRole('button', { name: /^Undo/ }) })
    await expect(held.first()).toContainText(stateWords.Confirmed)
    await atRest(page)
    const after = await allMoves(shop, orders)
    const made = after.flatMap((moves, at) => moves.slice(before[at]?.length ?? 0))
    expect(made.filter((one) => one !== 'confirm')).toEqual([])
    expect(made.length).toBeLessThanOrEqual(1)
    await page.context().close()
  })
}

test('a box of the pack list that is tapped twice is ticked, and stays so', async ({ browser, shop }) => {
  const counter = await staffAt(shop.dataDir, 'counter')
  const order = await orderAt(shop)
  for (const step of ['confirm', 'start-cutting'] as const) await move(shop, counter, order, step)
  const { page } = await atScreen(browser, shop, 'counter', onGlass)
  await page.goto('/counter/pack')
  const words = page.locator('.cut-tick').first()
  await expect(page.getByRole('checkbox').first()).toBeEnabled()
  await words.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await words.boundingBox()) as { x: number; y: number; width: number; height: number }
  await tapTwice(page, { x: x + width / 2, y: y + height / 2 }, 150)
  await atRest(page)
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.context().close()
})

/** What changes something in the shop: looks, and being there, are none. */
const isChange = (method: string, url: string): boolean =>
  method !== 'GET' && /\/counter\/api\/(?!staff\/touch|touch)/.test(url)

/** When the key of a press was made; now, of what has none. */
function pressedAt(sent: string | null): number {
  const [, key] = /"key":"([0-9a-f-]{36})"/.exec(sent ?? '') ?? []
  return key === undefined ? Date.now() : Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)
}

/** In the page: what can be pressed at the first thing of each list, by what it says, and where that is on the glass. */
function pressable(wanted?: string): { says: string; x: number; y: number }[] {
  const bySaid = new Map<string, { says: string; x: number; y: number }>()
  for (const list of document.querySelectorAll('main :is(ul, ol, tbody)')) {
    const item = [...list.children].find((one) => one.querySelector('button, input[type="checkbox"]'))
    for (const button of item?.querySelectorAll<HTMLElement>('button, label:has(input[type="checkbox"])') ?? []) {
      const says = (button.getAttribute('aria-label') ?? button.textContent ?? '').replaceAll(/\S*\d\S*/g, '').trim()
      if (button.closest('li, tr')?.parentElement !== list || !button.checkVisibility() || bySaid.has(says)) continue
      if (button.matches(':disabled, [aria-disabled="true"]')) continue
      if (wanted !== undefined && says !== wanted) continue
      button.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = button.getBoundingClientRect()
      bySaid.set(says, { says, x: left + width / 2, y: top + height / 2 })
    }
  }
  return [...bySaid.values()]
}

/** Opens a page, and waits until it is alive. */
async function openAlive(page: Page, path: string) {
  await page.goto(`/counter${path}`)
  await page.waitForFunction(() => !('taps' in window) || window.taps === undefined)
}

test('two quick taps at one point do one thing at most, at every list of every page of the counter', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const shop = await openShop()
  await shop.command('sample-day')
  const { page } = await atScreen(browser, shop, 'owner', { ...onGlass, baseURL: shop.url })
  const { pages } = await samplePages(shop)
  // The same again, under the same key, is one thing; what was pressed on the page before may still be on its way.
  const changes = new Set<string>()
  let tapped = 0
  page.on('request', (one) => {
    if (!isChange(one.method(), one.url()) || pressedAt(one.postData()) < tapped) return
    changes.add(`${one.method()} ${new URL(one.url()).pathname} ${one.postData() ?? ''}`)
  })
  const tried: string[] = []
  const twice: string[] = []
  for (const path of new Set(pages)) {
    await openAlive(page, path)
    for (const { says } of await page.evaluate(pressable, undefined)) {
      await openAlive(page, path)
      const [at] = await page.evaluate(pressable, says)
      if (at === undefined) continue
      changes.clear()
      tapped = Date.now()
      const gap = gaps[tried.length % gaps.length] ?? 80
      await tapTwice(page, at, gap)
      await takesPresses(page)
      tried.push(`${path}: ${says}`)
      if (changes.size > 1) twice.push(`${path}: ${says}, ${gap} ms apart: ${[...changes].join(', ')}`)
    }
  }
  expect(twice).toEqual([])
  expect(tried.length).toBeGreaterThan(20)
  await page.context().close()
  await shop.stop()
})
