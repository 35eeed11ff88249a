import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/running/shop.ts'

/** Presses Tab until the focus is there. Wherever it stops on the way, something of it can be seen. */
export async function tabTo(page: Page, goal: Locator) {
  const hidden: string[] = []
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(coveredFocus)
    if (covered !== undefined) hidden.push(covered)
    if (await goal.evaluate((element) => element === document.activeElement)) break
  }
  await expect(goal).toBeFocused()
  expect(hidden).toEqual([])
}

/** What has the focus, where none of its corners nor its middle can be seen once the page was drawn again. */
async function coveredFocus(): Promise<string | undefined> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const focused = document.activeElement
  if (focused === null || focused === document.body) return undefined
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const places = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 4, top + 4],
    [right - 4, top + 4],
    [left + 4, bottom - 4],
    [right - 4, bottom - 4],
  ] as const
  const seen = places.some(([x, y]) => {
    const on = document.elementFromPoint(x, y)
    return on !== null && (focused.contains(on) || on.contains(focused) || focused.parentElement?.contains(on))
  })
  return seen ? undefined : focused.outerHTML.slice(0, 120)
}
