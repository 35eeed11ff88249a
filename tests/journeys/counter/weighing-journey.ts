import type { Browser, Page } from '@playwright/test'
import type { NewLine } from '#server/orders/new-order.ts'
import { rupees, times } from '#shop/money.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { atScreen, move, orderAt, type PlacedOrder } from './board-room.ts'

const price = rupees(450)

const line = (title: string, productId: number): NewLine => ({
  productId,
  cartId: `pdpImage${productId}`,
  title,
  size: 'Jumbo',
  weight: '500 g',
  grams: 500,
  cleaning: undefined,
  price,
  quantity: 2,
  linePrice: times(price, 2),
  most: rupees(990),
  tolerated: wholeGrams(1100),
  otherPacks: [],
  labelWeight: 'gross',
})

export const surmai = line('Surmai (King Fish)', 7)
export const pomfret = line('Whole Silver Pomfret (Paplet)', 4)

/** An order that lies cut: each line is 1,000 g, and 1,100 g at most. */
export async function cutOrder(
  shop: RunningShop,
  staff: SignedInStaff,
  lines = [surmai, pomfret],
): Promise<PlacedOrder> {
  const order = await orderAt(shop, { lines, total: times(price, 2 * lines.length) })
  await move(shop, staff, order, 'confirm')
  await move(shop, staff, order, 'start-cutting')
  return order
}

export async function atTheScale(browser: Browser, shop: RunningShop, { lines }: { lines?: NewLine[] } = {}) {
  const { page, staff } = await atScreen(browser, shop, 'counter')
  const order = await cutOrder(shop, staff, lines)
  await page.goto(`/counter/orders/${order.id}/weigh`)
  await expect(field(page)).toBeFocused()
  return { page, staff, order }
}

export const field = (page: Page) => page.getByRole('textbox', { name: words.field })
export const fish = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
export const packed = (page: Page) => page.getByRole('heading', { name: words.packedHead('').trim() })

export async function weigh(page: Page, typed: string) {
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
}

/** What is kept of the order, as another screen would be told. */
export async function kept({ url }: RunningShop, { headers }: SignedInStaff, { id }: PlacedOrder) {
  const answer = await fetch(`${url}/counter/api/orders/${id}/weighing`, { headers })
  return (await answer.json()) as {
    lines: {
      state: string
      pricePaise?: number
      weighed?: { grams: number; source: string }
      moves: { move: string }[]
    }[]
  }
}
