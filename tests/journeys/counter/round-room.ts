import type { Page } from '@playwright/test'
import { takesPresses } from '#tests/journeys/visits.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { type SignedInStaff, staffAt } from '#tests/rooms/staff.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { roundWords } from '#words/round.ts'
import { move, orderAt, type PlacedOrder } from './board-room.ts'

/** A phone in a hand. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** Orders to these houses, each out with this rider. */
export async function outTo(
  shop: RunningShop,
  rider: Pick<SignedInStaff, 'id'>,
  houses: readonly string[],
): Promise<readonly PlacedOrder[]> {
  const counter = await staffAt(shop.dataDir, 'counter')
  const orders: PlacedOrder[] = []
  for (const [nr, house] of houses.entries()) {
    const address = { ...ashasAddress, addressLine1: house, landmark: `Gate ${nr + 1}, opposite the temple` }
    const order = await orderAt(shop, { shippingAddress: address, billingAddress: address })
    for (const step of ['confirm', 'start-cutting'] as const) await move(shop, counter, order, step)
    await weighAll(shop, counter, order.id)
    await move(shop, counter, order, 'pack')
    await move(shop, counter, order, 'send-out', { rider: rider.id })
    orders.push(order)
  }
  return orders
}

/** Leaves with packs that nobody has scanned, and says so. */
export async function startRound(page: Page): Promise<void> {
  for (const name of [roundWords.start, roundWords.startWithout]) {
    await takesPresses(page)
    await page.getByRole('button', { name, exact: true }).click()
  }
}

export const signsOf = ({ number }: PlacedOrder): string => number.slice(-4)

/** All that this browser keeps of what screens showed, as one text. */
export const keptWords = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const asked = indexedDB.open('counter')
        asked.onsuccess = () => {
          const database = asked.result
          const all = database.transaction('snapshots').objectStore('snapshots').getAll()
          all.onsuccess = () => {
            database.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )
