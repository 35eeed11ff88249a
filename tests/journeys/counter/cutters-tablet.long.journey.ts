import { languages } from '#shop/languages.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { alive, barriersOn } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { toCut } from './cut-list-room.ts'
import { cuttersTablet, unfitOnLocked } from './cutters-tablet-room.ts'
import { screens } from './frame-room.ts'

for (const oneTap of [true, false])
  test(`the locked list is read an arm away at every size, in three languages, by night, ${oneTap ? 'with' : 'without'} one tap`, async ({
    browser,
    shop,
  }) => {
    test.slow()
    const owner = await staffAt(shop.dataDir, 'owner')
    await toCut(shop, await staffAt(shop.dataDir, 'counter'))
    const names = oneTap ? ['Ramesh', 'Savita'] : ['Kishor']
    const { page } = await cuttersTablet(browser, shop, owner, { names, oneTap })
    await withDevanagari(page)
    for (const language of languages)
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await page.goto(`/counter/locked?in=${language}`)
        await alive(page)
        expect([language, screen.width, await unfitOnLocked(page)]).toEqual([language, screen.width, []])
      }
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await barriersOn(page)).toEqual([])
    await page.context().close()
  })
