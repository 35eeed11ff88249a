import { languages } from '#shop/languages.ts'
import { alive, barriersOn, overflowOf } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { ahead, byTelephone, closeButton, usualWeek } from './days-room.ts'
import { readsAt, screens } from './frame-room.ts'

const test = untouched()

test.beforeEach(({ shop }) => usualWeek(shop))

for (const [nr, language] of languages.entries())
  for (const [place, screen] of screens.entries())
    test(`in ${language} at ${screen.width} x ${screen.height} the button is in sight and all is for a thumb, before and after`, async ({
      page,
      shop,
    }) => {
      const day = ahead(2 + nr * screens.length + place)
      const slot = `${day}T17:00-19:00`
      const notes = ['Ring twice, the bell is quiet, and the dog is loud', undefined, undefined]
      await byTelephone(
        shop,
        notes.map((note, at) => ({ slot, language: languages[at] ?? 'en', ...(note === undefined ? {} : { note }) })),
      )
      const isPhone = screen.width < 600
      await page.setViewportSize(screen)
      await readsAt(page, shop, 'counter', language)
      await page.goto(`/counter/slots/${day}/close`)
      await alive(page)
      await page.locator('.closing-chip').first().click()
      await page.locator('.closing-others summary').click()
      const fits = async () => {
        expect(await overflowOf(page)).toBe(0)
        const small = await page
          .locator(':is(.closing, .closed-day) :is(button, a, summary, label):visible')
          .evaluateAll(
            (all, least) =>
              all
                .filter((one) => {
                  const { height, width } = one.getBoundingClientRect()
                  return height < least || width < 48 || one.scrollWidth > one.clientWidth + 1
                })
                .map((one) => one.textContent),
            isPhone ? 48 : 56,
          )
        expect(small).toEqual([])
        expect(await barriersOn(page)).toEqual([])
        expect(await barriersOn(page, 'html', { byNight: true })).toEqual([])
      }
      await fits()
      const foot = await closeButton(page).boundingBox()
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(screen.height - (isPhone ? 60 : 0))
      await closeButton(page).click()
      await expect(page.locator('.closed-done')).toBeVisible()
      await fits()
    })
