import type { Page } from '@playwright/test'
import { readable, rupees } from '#shop/money.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { openingProduct } from './products.ts'

interface Change {
  readonly productId: number
  readonly size: string
  readonly weight: string
  /** rupees */
  readonly was: number
  readonly becomes: number
}

/** The one size of pomfret that journeys put into the cart. */
export const jumboPomfret = { productId: 4, size: 'Jumbo', weight: '1 kg' } as const

export const rawas = { productId: 21, size: '-', weight: '1 kg' } as const

/** Changes a rate as the operator does, and waits until shoppers read it: a journey that left sooner would leave the old one to the next. */
export async function changeRate(page: Page, shop: RunningShop, { productId, size, weight, was, becomes }: Change) {
  await shop.command('rates', 'set', String(productId), size, weight, String(becomes))
  await expect(async () => {
    const text = await (await page.request.get(openingProduct(productId).address)).text()
    expect(text).toContain(readable(rupees(becomes)))
    expect(text).not.toContain(readable(rupees(was)))
  }).toPass()
}
