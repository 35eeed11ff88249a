import type { Page } from '@playwright/test'
import { alive } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { openPages } from '../../../tools/open-pages.ts'

// Each page at one of these widths and with one way of the typefaces, so that all have their turn. The long run is a command, each
// page at each width in each way:
// WIDTHS=all npx playwright test --config tests/journeys/playwright.config.ts pages/typefaces
const widths = Array.from({ length: 41 }, (_, nr) => 320 + 4 * nr)
const isWhole = process.env.WIDTHS === 'all'
const widthsOf = (nr: number) => widths.filter((_, place) => isWhole || place === nr % widths.length)

/** Every page in English, and some in Hindi and Marathi: their titles wear other letters, and come in the same way. */
const inTurn = ['hi', 'mr'].flatMap((language) =>
  openPages.filter((_, nr) => isWhole || nr % 6 === 0).map(({ address }) => `/${language}${address}`),
)
const spoken = [...openPages.map(({ address }) => address), ...inTurn]

/** Chromium's own threshold for a page that is calm is 0.1. */
const calm = 0.001

for (const [way, when] of (['early', 'late', 'never'] as const).entries())
  test(`no open page moves, however wide the phone, with typefaces that come ${when}`, async ({ page }) => {
    test.setTimeout(isWhole ? 3_600_000 : 300_000)
    const held: (() => void)[] = []
    let [asked, answered] = [0, 0]
    await page.addInitScript(watchMoves)
    await page.route('**/*.woff2', async (route) => {
      asked += 1
      if (when === 'late') await new Promise<void>((come) => held.push(come))
      await (when === 'never' ? route.abort() : route.continue())
      answered += 1
    })
    const moves: string[] = []
    for (const [nr, address] of spoken.entries()) {
      if (!isWhole && nr % 3 !== way) continue
      for (const width of widthsOf(nr + offsets[when])) {
        ;[asked, answered] = [0, 0]
        await page.setViewportSize({ width, height: 823 })
        await page.goto(address)
        await alive(page)
        await expect.poll(() => asked).toBe(3)
        for (const letCome of held.splice(0)) letCome()
        await expect.poll(() => answered).toBe(3)
        const moved = await movedIn(page)
        if (moved > calm) moves.push(`${address} at ${width} px: ${moved}`)
      }
    }
    expect(moves).toEqual([])
  })

test('the next page wears our typefaces, whatever the first one did', async ({ page }) => {
  for (const width of [360, 424]) {
    await page.setViewportSize({ width, height: 823 })
    await page.goto('/cartPage')
    await alive(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
    const worn = await page.evaluate(familiesWorn)
    for (const family of ['Figtree', 'Fraunces']) expect(worn).toContain(`${family} loaded`)
  }
})

test('home wears our typefaces at once, for nothing in sight moves by them', async ({ page }) => {
  for (const width of [360, 392, 412]) {
    await page.setViewportSize({ width, height: 823 })
    await page.goto('/home')
    await expect.poll(() => page.evaluate(familiesWorn)).toContain('Fraunces loaded')
  }
})

/** Runs in the page. */
const familiesWorn = () => [...document.fonts].map(({ family, status }) => `${family} ${status}`)

const offsets = { early: 0, late: 7, never: 13 }

/** How far the page has moved by itself, when all that came has been drawn. */
const movedIn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((go) => setTimeout(go))
    return (window as unknown as { moved: number }).moved
  })

/** Runs in the page before everything else. */
function watchMoves() {
  const kept = window as unknown as { moved: number }
  kept.moved = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) kept.moved += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
