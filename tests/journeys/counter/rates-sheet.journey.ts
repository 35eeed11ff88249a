import { expect, untouched } from '#tests/running/shop.ts'
import { ratesWords } from '#words/rates.ts'
import { boxesOn, changedIn, fields, lookOver, openRates, publishButton } from './rates-pages.ts'

const test = untouched()

test('20 rates are 80 keys and 2 taps, one is in view on entry, and no box moves by a pixel meanwhile', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openRates(page, shop, 'counter')
  await expect(fields(page).first()).toBeInViewport({ ratio: 1 })
  await expect(fields(page).first()).toBeFocused()
  const before = await boxesOn(page)
  let keys = 0
  for (let nr = 0; nr < 20; nr += 1) {
    const typed = String(Number(await page.locator(':focus').inputValue()) + 10)
    for (const key of [...typed, 'Enter']) {
      keys += 1
      await page.keyboard.press(key)
    }
    expect(await boxesOn(page)).toEqual(before)
  }
  expect(keys).toBe(80)
  await expect(changedIn(page)).toContainText(ratesWords.changed(20))
  await expect(page.locator('.rate-cell[data-changed]')).toHaveCount(20)
  await lookOver(page)
  await publishButton(page).click()
  await expect(page.getByText(ratesWords.published(20))).toBeVisible()
  await expect(page.locator('.rate-cell[data-changed]')).toHaveCount(0)
  expect(await boxesOn(page)).toEqual(before)
})
