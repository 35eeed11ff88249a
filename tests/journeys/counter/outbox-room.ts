import type { Browser, Page } from '@playwright/test'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { atScreen, type PlacedOrder } from './board-room.ts'

/** A rider's phone or a tablet that has been at the counter long enough to keep all that it needs without a line. */
export async function atKeptScreen(browser: Browser, shop: RunningShop, role: 'counter' | 'rider', path = '/counter') {
  const { page, staff } = await atScreen(browser, shop, role, { serviceWorkers: 'allow' })
  await page.goto(path)
  await expect.poll(() => keptShell(page), { timeout: 30_000 }).toContain('</html>')
  return { page, staff, line: (isThere: boolean) => page.context().setOffline(!isThere) }
}

/** The page of the counter that opens without a line, as this browser keeps it. */
export const keptShell = (page: Page) => page.evaluate(async () => (await caches.match('/counter/kept'))?.text() ?? '')

export const badge = (page: Page) => page.locator('.outbox-badge a')

/** What has happened to an order, as the shop knows it. */
export async function movesOf({ url }: RunningShop, { headers }: SignedInStaff, { id }: PlacedOrder) {
  const answer = await fetch(`${url}/counter/api/orders/${id}`, { headers })
  return ((await answer.json()) as { moves: { move: string; pressedAt?: number }[] }).moves
}

/** Waits until this device keeps something under each of these names. */
export const keepsAll = (page: Page, names: readonly string[]) =>
  expect.poll(() => page.evaluate(keptNames), { timeout: 30_000 }).toEqual(expect.arrayContaining([...names]))

/** In the page: under which names it keeps what screens showed. */
async function keptNames(): Promise<string[]> {
  const there = (await indexedDB.databases()).some(({ name }) => name === 'counter')
  if (!there) return []
  return new Promise((resolve) => {
    const asked = indexedDB.open('counter')
    asked.onsuccess = () => {
      const database = asked.result
      database.onversionchange = () => database.close()
      if (!database.objectStoreNames.contains('snapshots')) {
        database.close()
        return resolve([])
      }
      const keys = database.transaction('snapshots').objectStore('snapshots').getAllKeys()
      keys.onsuccess = () => {
        database.close()
        resolve(keys.result.map(String))
      }
    }
  })
}
