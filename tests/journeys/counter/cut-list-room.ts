import type { Page } from '@playwright/test'
import { rupees } from '#shop/money.ts'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { minutes, seconds } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { move, orderAt, type PlacedOrder } from './board-room.ts'

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
  lineOf(5, 'Whole Surmai (King Fish)', 'Large', 'pocket-cut'),
  lineOf(1, 'Whole Prawns', 'Medium', 'devein-keep-head', 2),
]

/** Orders that lie before the knife: one says something to the cutter, and one is late. */
export async function toCut(shop: RunningShop, staff: SignedInStaff): Promise<readonly PlacedOrder[]> {
  const orders = []
  const total = rupees(4000)
  for (const [nr, note] of ['', 'Head separate, for curry', ''].entries()) {
    const placedAt = Date.now() - (nr === 2 ? minutes(300) : seconds(1))
    const order = await orderAt(shop, {
      placedAt,
      total,
      most: rupees(4400),
      lines: lines as never,
      wishes: { ...noWishes, note },
      message: undefined,
    })
    for (const step of ['confirm', 'start-cutting'] as const) await move(shop, staff, order, step)
    orders.push(order)
  }
  return orders
}

/** What of the page is smaller than a wet hand or an eye an arm away can use, or wider than the screen. */
export const measured = (page: Page) =>
  page.evaluate(() => {
    const isPhone = innerWidth < 600
    const wrong: string[] = []
    const main = document.querySelector('.cut-page')
    const seen = (one: Element) => {
      const { width, height } = one.getBoundingClientRect()
      return width > 1 && height > 1 && getComputedStyle(one).visibility !== 'hidden'
    }
    for (const one of main?.querySelectorAll('*') ?? []) {
      const says = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (says && seen(one) && Number.parseFloat(getComputedStyle(one).fontSize) < 24)
        wrong.push(`small: ${one.className} ${one.textContent}`)
    }
    for (const one of main?.querySelectorAll('a, button, label, summary') ?? []) {
      const { width, height } = one.getBoundingClientRect()
      if (seen(one) && (height < 72 || width < 72)) wrong.push(`target ${width} x ${height}: ${one.className}`)
    }
    for (const row of isPhone ? [] : (main?.querySelectorAll('.cut-row') ?? [])) {
      const note = row.querySelector('.cut-note')?.getBoundingClientRect().height ?? 0
      const tick = row.querySelector('.cut-tick')?.getBoundingClientRect()
      const height = row.getBoundingClientRect().height - note
      if (height < 124 || (tick && (tick.width < 104 || tick.height < 124))) wrong.push(`row ${height}`)
      if (note > 0 && note < 50) wrong.push(`note ${note}`)
    }
    const next = document.querySelector('.cut-next')?.getBoundingClientRect()
    if (!next || next.top < 0 || next.bottom > innerHeight) wrong.push(`foot ${next?.top} ${next?.bottom}`)
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`wide ${document.documentElement.scrollWidth}`)
    return wrong
  })

export const rowOf = (page: Page, words: string | RegExp) => page.locator('.cut-row').filter({ hasText: words })

/** The ticks as the shop has them. */
export const ticksAt = async ({ url }: RunningShop, { headers }: SignedInStaff, { id }: PlacedOrder) => {
  const answer = await fetch(`${url}/counter/api/ticks`, { headers })
  const { ticks } = (await answer.json()) as { ticks: { order: string; by: { name: string } }[] }
  return ticks.filter(({ order }) => order === id).map(({ by }) => by.name)
}

export const becomes = (ask: () => Promise<unknown>, wanted: unknown) =>
  expect.poll(ask, { timeout: 20_000 }).toEqual(wanted)
