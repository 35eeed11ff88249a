import type { Page } from '@playwright/test'
import { rupees } from '#shop/money.ts'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { hours, seconds } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { comeAt, move, orderAt, type PlacedOrder } from './board-room.ts'

/** What one customer orders: a fish, cut in one way. */
const lineOf = (productId: number, title: string, size: string, cleaning: string, quantity = 1) => ({
  ...newOrder().lines[0],
  productId,
  cartId: `c${productId}`,
  title,
  size,
  weight: '1 kg' as const,
  grams: 1000,
  cleaning,
  price: rupees(1000),
  quantity,
  linePrice: rupees(1000 * quantity),
  most: rupees(1100 * quantity),
  tolerated: wholeGrams(1100 * quantity),
  otherPacks: [],
  labelWeight: 'gross' as const,
})

const lines = [
  lineOf(4, 'Whole Silver Pomfret (Paplet)', 'Jumbo', 'gut-and-keep-whole'),
  lineOf(7, 'Whole Surmai (King Fish)', 'Large', 'pocket-cut'),
  lineOf(1, 'Whole Prawns', 'Medium', 'devein-keep-head', 2),
]

/** Orders that lie before the knife: one says something to the cutter, and one is late. */
export async function toCut(shop: RunningShop, staff: SignedInStaff): Promise<readonly PlacedOrder[]> {
  const orders = []
  const total = rupees(4000)
  for (const [nr, note] of ['', 'Head separate, for curry', ''].entries()) {
    const order = await orderAt(shop, {
      placedAt: Date.now() - seconds(1),
      total,
      most: rupees(4400),
      lines: lines as never,
      wishes: { ...noWishes, note },
      message: undefined,
    })
    if (nr === 2) comeAt(shop, [order], Date.now() - hours(3), Date.now() - hours(1))
    for (const step of ['confirm', 'start-cutting'] as const) await move(shop, staff, order, step)
    orders.push(order)
  }
  return orders
}

/** What of the page is smaller than a wet hand or an eye an arm away can use, or wider than the screen. */
export const measured = async (page: Page): Promise<readonly string[]> => [
  ...(await page.evaluate(smallTexts)),
  ...(await page.evaluate(smallTargets)),
  ...(await page.evaluate(smallRows)),
  ...(await page.evaluate(footAndWidth)),
]

/** In the page: text under 24 px. */
function smallTexts(): string[] {
  return [...document.querySelectorAll('.cut-page *')]
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect()
      const says = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      return says && width > 1 && height > 1 && Number.parseFloat(getComputedStyle(one).fontSize) < 24
    })
    .map((one) => `small: ${one.className} ${one.textContent}`)
}

/** In the page: what is pressed and is under 72 px. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('.cut-page :is(a, button, label, summary)')].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect()
    return width > 1 && (height < 72 || width < 72) ? [`target ${width} x ${height}: ${one.className}`] : []
  })
}

/** In the page: rows of 124, notes of 50 and ticks of 104 x 124 are the least; a phone has its own. */
function smallRows(): string[] {
  const rows = innerWidth < 600 ? [] : [...document.querySelectorAll('.cut-row')]
  return rows.flatMap((row) => {
    const note = row.querySelector('.cut-note')
    const [own, ofNote, ofTick] = [row, note, row.querySelector('.cut-tick')].map((one) => one?.getBoundingClientRect())
    const height = (own?.height ?? 0) - (ofNote?.height ?? 0)
    const isSmall =
      height < 124 || (ofNote?.height ?? 50) < 50 || (ofTick?.height ?? 124) < 124 || (ofTick?.width ?? 104) < 104
    return isSmall ? [`row ${height}: ${row.textContent}`] : []
  })
}

/** In the page: 'Weigh next' is in sight, and nothing is wider than the screen. */
function footAndWidth(): string[] {
  const next = document.querySelector('.cut-next')?.getBoundingClientRect()
  const isSeen = next !== undefined && next.top >= 0 && next.bottom <= innerHeight
  const { scrollWidth } = document.documentElement
  return [...(isSeen ? [] : [`foot ${next?.top}`]), ...(scrollWidth > innerWidth ? [`wide ${scrollWidth}`] : [])]
}

export const rowOf = (page: Page, words: string | RegExp) => page.locator('.cut-row').filter({ hasText: words })

/** The ticks as the shop has them. */
export const ticksAt = async ({ url }: RunningShop, { headers }: SignedInStaff, { id }: PlacedOrder) => {
  const answer = await fetch(`${url}/counter/api/ticks`, { headers })
  const { ticks } = (await answer.json()) as { ticks: { order: string; by: { name: string } }[] }
  return ticks.filter(({ order }) => order === id).map(({ by }) => by.name)
}

export const becomes = (ask: () => Promise<unknown>, wanted: unknown) =>
  expect.poll(ask, { timeout: 20_000 }).toEqual(wanted)
