import type { Page } from '@playwright/test'
import type { Language } from '#shop/languages.ts'
import type { Role } from '#shop/staff/staff.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { overflowOf, visit } from '#tests/journeys/visits.ts'
import { cookiesOf, staffAt } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'

/** A tablet held upright and on its side, a desk, a phone. */
export const screens = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const

type Screen = (typeof screens)[number]

const isPhone = ({ width }: Screen) => width < 600

/** Somebody at the counter, who reads it in this language. */
export async function readsAt(page: Page, shop: RunningShop, role: Role, language: Language): Promise<void> {
  await withDevanagari(page)
  const staff = await staffAt(shop.dataDir, role)
  await page.context().addCookies(cookiesOf(staff, shop.url))
  const chosen = await page.request.post('/counter/api/own/language', { headers: staff.headers, data: { language } })
  expect(chosen.ok()).toBe(true)
}

/** The page where names are tapped, on a tablet of the counter. */
export async function namesAt(page: Page, shop: RunningShop, language: Language): Promise<void> {
  await withDevanagari(page)
  const { deviceToken } = await staffAt(shop.dataDir, 'cutter')
  await page.context().addCookies([{ name: 'staff-device', value: deviceToken, url: shop.url }])
  await visit(page, `/counter/sign-in?in=${language}`)
}

/** Of those that can be seen: what is smaller than a thumb, or has a word that does not fit. */
const unfitTargets = (page: Page, within: string, { height, width }: { height: number; width: number }) =>
  page.locator(`${within} :is(a, button, summary):visible`).evaluateAll(
    (targets, least) =>
      targets
        .filter((one) => {
          const box = one.getBoundingClientRect()
          const isSmall = box.height < least.height || box.width < least.width
          return isSmall || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
        })
        .map((one) => {
          const { width: wide, height: high } = one.getBoundingClientRect()
          return `${one.textContent} ${wide} x ${high}, ${one.scrollWidth} in ${one.clientWidth}`
        }),
    { height, width },
  )

/** One row of 56, on a phone of 52 with the pages at the foot; nothing is wider than the screen, nothing too small for a thumb. */
export async function expectBarFits(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize(screen)
  const phone = isPhone(screen)
  const least = phone ? 48 : 56
  const bar = page.getByRole('banner')
  const box = await bar.boundingBox()
  expect([box?.y, box?.height, box?.width]).toEqual([0, phone ? 52 : 56, screen.width])
  const rows = await page
    .locator('.counter-nav > :visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(rows).size).toBe(1)
  const foot = await page.locator('.counter-nav').boundingBox()
  if (phone) expect([foot?.x, foot?.y, foot?.width, foot?.height]).toEqual([0, screen.height - 60, screen.width, 60])
  expect(await unfitTargets(page, '.counter-bar', { height: least, width: 48 })).toEqual([])
  expect(await overflowOf(page)).toBe(0)
}

/** What lies over the page is within the screen, and for a thumb. */
export async function expectOver(page: Page, over: '.own-menu' | '.more-pages', screen: Screen): Promise<void> {
  const box = await page.locator(over).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height)
  expect(await unfitTargets(page, over, { height: isPhone(screen) ? 48 : 56, width: 48 })).toEqual([])
}

/** All keys are in sight and for a wet thumb; where the digit seven stands. */
export async function sevenOf(page: Page, screen: Screen, within = 'body') {
  const keys = page.locator(`${within} .pad-key`)
  await expect(keys).toHaveCount(11)
  for (const { x, y, width, height } of await keys.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  )) {
    expect([width >= 96, height >= 56, x >= 0, y >= 0]).toEqual([true, true, true, true])
    expect([x + width <= screen.width, y + height <= screen.height]).toEqual([true, true])
  }
  return page.locator(within).getByRole('button', { name: '7', exact: true }).boundingBox()
}
