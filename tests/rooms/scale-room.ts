import type { Browser, Page } from '@playwright/test'
import type { Role } from '#shop/staff/staff.ts'
import { plugInScale, scaleAt } from '#tests/fakes/fake-scale.ts'
import { atScreen } from '#tests/journeys/counter/board-room.ts'
import { alive } from '#tests/journeys/visits.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { scalePageWords as words } from '#words/scale.ts'

/** Somebody at a screen beside which a scale stands. */
export async function atScale(
  browser: Browser,
  shop: RunningShop,
  { role = 'counter', granted = true }: { role?: Role; granted?: boolean } = {},
) {
  const { page, staff } = await atScreen(browser, shop, role)
  await plugInScale(page.context(), { granted })
  await page.goto('/counter/scale')
  await alive(page)
  return { page, staff, scale: scaleAt(page), live: page.getByRole('region', { name: words.live }) }
}

/** A part of the page, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name })

/** Chooses how the scale speaks; nothing is set yet. */
export async function setProtocol(page: Page, protocol: keyof typeof words.protocols) {
  const form = part(page, words.speaks)
  await form.getByLabel(words.protocol).selectOption(protocol)
  return form
}

export async function saved(page: Page, form: ReturnType<typeof part>): Promise<void> {
  await form.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible()
}
