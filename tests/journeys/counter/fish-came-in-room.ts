import type { Page } from '@playwright/test'
import { overflowOf } from '#tests/journeys/visits.ts'
import { expect } from '#tests/running/shop.ts'
import type { screens } from './frame-room.ts'

export const fish = (page: Page, place: number) => page.locator('.came-in-tile').nth(place)
export const sizeChip = (page: Page, place: number) => page.locator('.came-in-sizes .came-in-chip').nth(place)
export const figure = (page: Page, name: 'kilos' | 'rate') => page.locator(`.came-in-figure input[name="${name}"]`)
/** Of such fish, today. */
export const cameIn = (page: Page, name: string) => page.locator('.came-in-list li', { hasText: name })
export const saveButton = (page: Page) => page.locator('.came-in-save')

/** A kind by what people call it, in one of its sizes. */
export async function choose(page: Page, name: string, size: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.locator('.came-in-sizes').getByText(size, { exact: true }).click()
}

/** Digit by digit, as a thumb types. */
export async function typeOnPad(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.locator('.pad-key').getByText(digit, { exact: true }).click()
}

export const boxesOf = (page: Page, what: string) =>
  page
    .locator(what)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))

/** The pad and the button are in sight, all of it is for a wet thumb, and nothing is wider than the screen. */
export async function expectFormFits(page: Page, screen: (typeof screens)[number]): Promise<void> {
  const isPhone = screen.width < 600
  const [least, high, foot] = isPhone ? [48, 60, 60] : [56, 88, 0]
  await page.evaluate(() => scrollTo(0, 0))
  expect(await overflowOf(page)).toBe(0)
  const save = await saveButton(page).boundingBox()
  expect(save?.height).toBeGreaterThanOrEqual(high)
  expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(screen.height - foot)
  const keys = await boxesOf(page, '.pad-key')
  expect(keys).toHaveLength(12)
  for (const { width, height, y } of keys) {
    expect([width >= 96, height >= 56]).toEqual([true, true])
    expect(y + height).toBeLessThanOrEqual(save?.y ?? 0)
  }
  for (const { height } of await boxesOf(page, '.came-in-figure'))
    expect(height).toBeGreaterThanOrEqual(isPhone ? 56 : 96)
  for (const { height, width } of await boxesOf(page, '.came-in :is(button, a, .came-in-chip)'))
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(least)
}
