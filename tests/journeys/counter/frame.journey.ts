import { barriersAnywhereOn, takesPresses } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { signInWords, staffRefusals } from '#words/staff.ts'
import { expectBarFits, expectOver, namesAt, readsAt, screens, sevenOf } from './frame-room.ts'

const [upright] = screens

test('a wrong PIN moves no key, its line was there before, and who types goes on typing', async ({ page, shop }) => {
  await page.setViewportSize(upright)
  await namesAt(page, shop, 'en')
  await page.getByRole('button', { name: 'Bhau', exact: true }).first().click()
  const pin = page.getByLabel(signInWords.pinOf('Bhau'))
  await expect(pin).toBeFocused()
  const seven = await sevenOf(page, upright)
  for (const digit of '135790') await page.getByRole('button', { name: digit, exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(staffRefusals['wrong-pin']({ left: 4 }))
  expect(await sevenOf(page, upright)).toEqual(seven)
  await expect(pin).toBeFocused()
  await page.keyboard.type('13')
  await expect(pin).toHaveValue('13')
  await page.getByRole('button', { name: '5', exact: true }).click()
  await expect(pin).toHaveValue('135')
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.getByRole('button', { name: signInWords.otherName }).click()
  await expect(page.getByRole('heading', { name: signInWords.who })).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
})

test('the bar is one row on a tablet, and what stands behind the face is for a thumb', async ({ page, shop }) => {
  await readsAt(page, shop, 'owner', 'en')
  await page.goto('/counter/own')
  await expectBarFits(page, upright)
  await takesPresses(page)
  await page.locator('.bar-face').click()
  await expectOver(page, '.own-menu', upright)
  expect(await barriersAnywhereOn(page)).toEqual([])
})
