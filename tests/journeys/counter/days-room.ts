import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Language } from '#shop/languages.ts'
import { shopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'

export const ahead = (count: number): string => shopDay(Date.now() + days(count))

/** The shops of journeys have room for any number of orders; here they have what a new shop plans. */
export async function usualWeek(shop: RunningShop): Promise<void> {
  const { headers } = await staffAt(shop.dataDir, 'owner')
  const at = `${shop.url}/counter/api/slots/week`
  const { pattern, version: seen } = (await (await fetch(at, { headers })).json()) as { pattern: []; version: number }
  const body = JSON.stringify({ key: randomUUID(), seen, pattern })
  await fetch(at, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
}

interface ByTelephone {
  readonly slot: string
  readonly language?: Language
  readonly note?: string
}

/** Orders by telephone, each of a customer of their own. */
export async function byTelephone(
  shop: RunningShop,
  orders: readonly ByTelephone[],
): Promise<{ id: string; number: string }[]> {
  const { headers } = await staffAt(shop.dataDir, 'counter')
  const { email: _email, phone: _phone, ...shippingAddress } = ashasAddress
  const placed: { id: string; number: string }[] = []
  for (const { slot, language = 'en', note } of orders) {
    const body = {
      key: randomUUID(),
      mobile: `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      cartItems: [{ id: 'pdpImage4', size: 'Jumbo', weight: '500 g', price: 1000, quantity: 1 }],
      shippingAddress,
      totalPrice: 1000,
      slot,
      language,
      ...(note === undefined ? {} : { note }),
    }
    const answer = await fetch(`${shop.url}/counter/api/new-order`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    placed.push((await answer.json()) as { id: string; number: string })
  }
  return placed
}

export const closeButton = (page: Page) => page.locator('.closing-foot [type="submit"]')

/** An order of the day, with its three ways. */
export const orderRow = (page: Page, { number }: { number: string }) =>
  page.locator('.closing-order').filter({ has: page.getByText(number, { exact: true }) })
