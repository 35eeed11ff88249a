import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { hours, minutes } from '#shop/time.ts'
import { alive } from '#tests/journeys/visits.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { atScreen, comeAt, move, orderAt, type PlacedOrder } from './board-room.ts'

/** A morning at the counter: eight new orders, some at the knife, six packed, and three that somebody should look at now. */
export async function aMorning(browser: Browser, shop: RunningShop, screen: BrowserContextOptions) {
  const { page, staff } = await atScreen(browser, shop, 'counter', screen)
  const rider = await atScreen(browser, shop, 'rider', { name: 'Sunil' })
  const now = Math.floor(Date.now() / minutes(1)) * minutes(1)
  const to = async (count: number, steps: readonly ('confirm' | 'start-cutting' | 'pack')[]) => {
    const orders: PlacedOrder[] = []
    for (let nr = 0; nr < count; nr += 1) {
      const order = await orderAt(shop)
      for (const step of steps) {
        if (step === 'pack') await weighAll(shop, staff, order.id)
        await move(shop, staff, order, step)
      }
      orders.push(order)
    }
    return orders
  }
  const fresh = await to(8, [])
  comeAt(shop, fresh, now + hours(8), now + hours(10))
  const late = await to(3, ['confirm', 'start-cutting'])
  comeAt(shop, late, now - hours(2), now - minutes(24))
  const packed = await to(6, ['confirm', 'start-cutting', 'pack'])
  comeAt(shop, packed, now + hours(1), now + hours(3))
  await page.goto('/counter')
  await alive(page)
  return { page, staff, rider: rider.staff, fresh, late, packed }
}

/** Where each row of the open lists stands, by its order. */
export const boxesOf = (page: Page): Promise<Record<string, readonly number[]>> =>
  page.locator('.order-row').evaluateAll((rows) =>
    Object.fromEntries(
      rows.map((row) => {
        const { x, y, width, height } = row.getBoundingClientRect()
        return [(row as HTMLElement).dataset['order'] ?? '', [x, y, width, height].map(Math.round)]
      }),
    ),
  )

/** How many rows of the open list stand whole within the window. */
export const wholeRows = (page: Page): Promise<number> =>
  page.locator('.order-row').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom, height } = row.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= innerHeight
      }).length,
  )
