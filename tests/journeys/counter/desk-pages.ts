import type { Page } from '@playwright/test'
import type { Role } from '#shop/staff/staff.ts'
import { ashasReview } from '#tests/rooms/reviews.ts'
import { cookiesOf, staffAt } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'

/** Puts somebody behind the counter of a shop that runs, in one of its rooms. */
export async function standAt(page: Page, shop: RunningShop, role: Role, path: string) {
  const staff = await staffAt(shop.dataDir, role)
  await page.context().addCookies(cookiesOf(staff, shop.url))
  await page.goto(`/counter/${path}`)
  return staff
}

export const write = (page: Page, comment: string) =>
  page.request.post('/reviews', { data: { ...ashasReview(), comment: `${comment} www.fish.example` } })

export const complain = (page: Page, about: string) =>
  page.request.post('/complaints', { data: { mobile: '9820000001', about } })

export const focused = (page: Page) => page.locator(':focus')

/** Tab until the list has the focus, as somebody without a mouse gets there. */
export async function tabToList(page: Page) {
  await page.locator('main').focus()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (await focused(page).evaluate((element) => element.classList.contains('work'))) return
  }
  throw new Error('Tab does not lead to the list')
}
