import { languages } from '#shop/languages.ts'
import { alive, overflowOf, takesPresses } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { expectFormFits, figure, fish, saveButton, sizeChip, typeOnPad } from './fish-came-in-room.ts'
import { readsAt, screens } from './frame-room.ts'

const test = untouched()

// They follow each other in one shop: what one said in a size would be the same delivery again in the next.
for (const [size, language] of languages.entries())
  for (const [nr, screen] of screens.entries())
    test(`in ${language} at ${screen.width} x ${screen.height} pad and button are in sight in every state, and no key moves`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize(screen)
      await readsAt(page, shop, 'counter', language)
      await page.goto('/counter/came-in')
      await alive(page)
      expect(await overflowOf(page)).toBe(0)
      await fish(page, nr).click()
      await expectFormFits(page, screen)
      const seven = () => page.locator('.pad-key').nth(6).boundingBox()
      const stood = await seven()
      await takesPresses(page)
      await saveButton(page).click()
      await expect(page.getByRole('alert')).not.toHaveText('')
      await expectFormFits(page, screen)
      expect(await seven()).toEqual(stood)
      await sizeChip(page, size).click()
      await typeOnPad(page, '30')
      await figure(page, 'rate').click()
      await typeOnPad(page, '380')
      await expectFormFits(page, screen)
      expect(await seven()).toEqual(stood)
      await takesPresses(page)
      await saveButton(page).click()
      await expect(page.locator('.came-in-note[data-saved]')).toBeVisible()
      expect(await overflowOf(page)).toBe(0)
      await takesPresses(page)
      await fish(page, nr).click()
      await sizeChip(page, size).click()
      await figure(page, 'kilos').fill('30')
      await takesPresses(page)
      await saveButton(page).click()
      const last = page.locator('.came-in-answers button').last()
      await expect(last).toBeVisible()
      const answer = await last.boundingBox()
      expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(screen.height)
      expect(await overflowOf(page)).toBe(0)
    })
