import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { WantedOrder } from '#server/orders/place-order.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import type { Move } from '#shop/orders/moves.ts'
import type { Role } from '#shop/staff/staff.ts'
import { seconds } from '#shop/time.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { commands } from '#tests/rooms/slot-commands.ts'
import { cookiesOf, type SignedInStaff, staffAt } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'

/** An order as a journey speaks of it. */
export interface PlacedOrder {
  readonly id: string
  readonly number: string
}

/** Puts an order before the counter, past checkout and limits: those have journeys of their own. */
export async function orderAt({ dataDir }: RunningShop, different: Partial<WantedOrder> = {}): Promise<PlacedOrder> {
  const order = newOrder({ placedAt: Date.now(), ...different })
  const database = await openDatabase({ dataDir }, commands, { alone: false })
  try {
    await database.run.placeOrder(order)
    return { id: order.id, number: order.numbers[0] ?? '' }
  } finally {
    await database.close()
  }
}

/** Puts orders into hours of their own, from and to: a journey waits for no clock, and the shop's week plans other hours. */
export function comeAt({ dataDir }: RunningShop, orders: readonly PlacedOrder[], from: number, to: number): void {
  const sqlite = new DatabaseSync(join(dataDir, 'shop.db'), { timeout: seconds(5) })
  const put = sqlite.prepare('update orders set slot_starts_at = ?, slot_ends_at = ?, change_until = 0 where id = ?')
  for (const { id } of orders) put.run(from, to, id)
  sqlite.close()
}

export { pastCutOff } from '#tests/rooms/past-cut-off.ts'

/** Somebody of staff at a screen of their own, where the board shows all its lists side by side. */
export async function atScreen(
  browser: Browser,
  shop: RunningShop,
  role: Role,
  { name, ...options }: BrowserContextOptions & { name?: string } = {},
): Promise<{ page: Page; staff: SignedInStaff }> {
  const staff = await staffAt(shop.dataDir, role, name)
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 1024 }, ...options })
  await context.addCookies(cookiesOf(staff, shop.url))
  return { page: await context.newPage(), staff }
}

/** What somebody else does with an order at a screen that this journey does not look at. */
export async function move(
  { url }: RunningShop,
  { headers }: SignedInStaff,
  { id }: PlacedOrder,
  what: Move,
  more: { reason?: string; rider?: string } = {},
): Promise<void> {
  const at = `${url}/counter/api/orders/${id}`
  const seen = ((await (await fetch(at, { headers })).json()) as { order: { version: number } }).order.version
  const answer = await fetch(`${at}/moves`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ move: what, seen, key: randomUUID(), ...more }),
  })
  expect([answer.status, answer.ok || (await answer.text())]).toEqual([200, true])
}

/** The order's card on the board, or its stop on a round. */
export const cardOf = (page: Page, { number }: PlacedOrder) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: number, exact: true }) })
