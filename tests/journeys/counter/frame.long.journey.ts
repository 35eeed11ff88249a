import { languages } from '#shop/languages.ts'
import { roles } from '#shop/staff/staff.ts'
import { alive, overflowOf, takesPresses, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { expectBarFits, expectOver, namesAt, readsAt, screens, sevenOf } from './frame-room.ts'

// each opens four screens
test.describe.configure({ timeout: 180_000 })

for (const language of languages) {
  for (const role of roles)
    test(`in ${language} the bar of the ${role} is one row on every screen, a phone's pages stand at its foot, and what lies over the page fits`, async ({
      page,
      shop,
    }) => {
      await readsAt(page, shop, role, language)
      await page.goto('/counter/own')
      await alive(page)
      for (const screen of screens) {
        if (role === 'rider') await page.setViewportSize(screen)
        else await expectBarFits(page, screen)
        for (const [button, over] of [
          ['.bar-face', '.own-menu'],
          ['.counter-nav > button', '.more-pages'],
        ] as const) {
          if ((await page.locator(button).count()) === 0) continue
          await takesPresses(page)
          await page.locator(button).click()
          await expectOver(page, over, screen)
          await page.keyboard.press('Escape')
        }
        // what is last on the page is above the foot
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        const last = await page.getByRole('main').locator('.button').last().boundingBox()
        const foot = await page.locator('.counter-nav').boundingBox()
        if (screen.width < 600 && role !== 'rider')
          expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
      }
    })

  test(`in ${language} names and keys fit every screen, and seven stands where it stood before a wrong PIN`, async ({
    page,
    shop,
  }) => {
    await namesAt(page, shop, language)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await visit(page, page.url())
      expect(await overflowOf(page)).toBe(0)
      const tiles = await page
        .locator('.tile')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.min(...tiles)).toBeGreaterThanOrEqual(150)
      await page.getByRole('button', { name: 'Bhau', exact: true }).first().click()
      const seven = await sevenOf(page, screen)
      await page.keyboard.type('135790')
      await expect(page.getByRole('alert')).not.toHaveText('')
      expect(await sevenOf(page, screen)).toEqual(seven)
      expect(await overflowOf(page)).toBe(0)
      await expect(page.locator('#pin')).toBeFocused()
    }
  })
}
