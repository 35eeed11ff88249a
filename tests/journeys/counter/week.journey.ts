import type { Page } from '@playwright/test'
import { alive, barriersAnywhereOn, complaintsOf } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { daysWords, dayWords, planWords, seasonWords, slotPlanRefusals, weekWords } from '#words/staff-slots.ts'
import { atScreen } from './board-room.ts'
import { ahead, usualWeek } from './days-room.ts'
import { standAt } from './desk-pages.ts'

const test = untouched()

test.beforeEach(({ shop }) => usualWeek(shop))

/** Tab until a control of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox') {
  const wanted = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(name)}`)
}

async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, name, 'textbox')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('by keys alone, the week is set: what is wrong stands beside its field, and the days ahead follow', async ({
  page,
  shop,
}) => {
  const complaints = complaintsOf(page)
  await standAt(page, shop, 'counter', 'slots/week')
  await alive(page)
  await expect(page.getByText(weekWords.nothing)).toBeVisible()
  await typeInto(page, planWords.capacity, '13')
  await tabTo(page, planWords.fewer(planWords.nameOf(1)), 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText(weekWords.resized('7 to 9 am', 20, 12)).first()).toBeVisible()
  await typeInto(page, planWords.to, '06:00')
  await tabTo(page, weekWords.save, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText(slotPlanRefusals['slot-hours']()).first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()

  await page.locator('main').focus()
  await typeInto(page, planWords.to, '09:00')
  await tabTo(page, weekWords.save, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText(weekWords.saved)).toBeVisible()
  await expect(page.getByText(weekWords.nothing)).toBeVisible()
  await page.goto('/counter/slots')
  await expect(page.getByText(daysWords.taken(0, 12)).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a day gets its own plan and goes back to the week; of two at one day the second is told who was quicker', async ({
  page,
  browser,
  shop,
}) => {
  const day = ahead(3)
  await standAt(page, shop, 'counter', `slots/${day}`)
  const { page: other } = await atScreen(browser, shop, 'owner', { name: 'Meera' })
  await other.goto(`/counter/slots/${day}`)
  await alive(page)
  await alive(other)
  await other.getByLabel(planWords.capacity).first().fill('9')
  await page.getByLabel(planWords.capacity).first().fill('3')
  await page.getByRole('button', { name: dayWords.save }).press('Enter')
  await expect(page.getByText(dayWords.saved)).toBeVisible()
  await expect(page.getByText(dayWords.isOwn)).toBeVisible()

  await other.getByRole('button', { name: dayWords.save }).press('Enter')
  await expect(other.getByText(dayWords.meanwhileHint)).toBeVisible()
  await expect(other.getByLabel(planWords.capacity).first()).toHaveValue('9')
  await other.getByRole('button', { name: dayWords.takeTheirs }).press('Enter')
  await expect(other.getByLabel(planWords.capacity).first()).toHaveValue('3')
  await other.context().close()

  await page.getByRole('button', { name: dayWords.toWeek }).press('Enter')
  await expect(page.getByText(dayWords.backAtWeek)).toBeVisible()
  await expect(page.getByLabel(planWords.capacity).first()).not.toHaveValue('3')
})

test('the note of the season is set by staff', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'slots/week')
  await alive(page)
  await expect(page.getByLabel(seasonWords.text)).toHaveValue(seasonWords.monsoonBan)
  await page.getByLabel(seasonWords.from).fill('15-05')
  await page.getByRole('button', { name: seasonWords.save }).press('Enter')
  await expect(page.getByText(seasonWords.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(seasonWords.from)).toHaveValue('15-05')
})

for (const width of [320, 1280])
  test(`nothing is in anybody’s way at ${width}, by day and by night`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['slots', 'slots/week', `slots/${ahead(5)}`, `slots/${ahead(5)}/close`]) {
      await standAt(page, shop, 'counter', path)
      await alive(page)
      expect([path, await barriersAnywhereOn(page)]).toEqual([path, []])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, overflow <= 0]).toEqual([path, true])
    }
  })
