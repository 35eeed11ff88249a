import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, placeButton } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { choicesWords } from '#words/choices.ts'

/** What must be told from its ground, whatever colours a person's machine forces on the page (WCAG 1.4.11: 3 to 1). */
const marks =
  'main :is(a.button, button, input:not([type=hidden], [type=radio]), select, textarea, .badge, .tag, .field-error, .stars-drawn, .star-choice svg, .price-range), header :is(button, a, input)'

for (const colorScheme of ['light', 'dark'] as const)
  test(`with colours forced by the machine, ${colorScheme}, every control and sign can be seen on every page`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    await fillCart(page, [line(4, 2)])
    for (const path of [
      '/home',
      '/productListPomfret',
      '/wholePomfretDetails/4',
      '/cartPage',
      '/login',
      '/recipes/salmon-teriyaki',
      '/contactus',
    ]) {
      await visit(page, path)
      expect(await unseenOn(page)).toEqual([])
    }
  })

test('with forced colours wrong fields, chosen stars, the place on the site and the focus are seen', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await signedInOn(page)
  await fillCart(page, [line(4)])
  await visit(page, '/checkout')
  // The sentence for an empty pincode goes by itself; this one stays as long as it is looked at.
  await page.getByLabel('Pincode').first().fill('4000')
  await placeButton(page).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  expect(await unseenOn(page)).toEqual([])

  await visit(page, '/wholePomfretDetails/4')
  const stars = page.locator('.star-choice')
  const none = await stars.screenshot()
  await page.getByRole('radio', { name: '3 stars' }).check({ force: true })
  await page.mouse.move(0, 0)
  expect(await differenceOf(none, await stars.screenshot())).toBeGreaterThan(3)

  for (const control of [
    page.getByRole('button', { name: choicesWords.addToCart }),
    page.getByLabel('Weight'),
    page.getByRole('button', { name: /^One more/ }),
    page.getByRole('button', { name: /^REVIEWS/ }),
    page.getByLabel('Search fish'),
    page.getByRole('link', { name: /^Cart/ }),
  ])
    expect([String(control), await focusSeen(page, control)]).toEqual([String(control), true])
})

test('with forced colours banner, dialog and menu keep their edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await visit(page, '/wholePomfretDetails/4')
  await page.getByRole('button', { name: choicesWords.addToCart }).click()
  for (const lying of [page.locator('.added .banner')]) expect(await edgeOf(lying)).toBeGreaterThan(0)
  await visit(page, '/search?query=qwxyz')
  expect(await edgeOf(page.getByRole('alertdialog'))).toBeGreaterThan(0)
  await visit(page, '/home')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await edgeOf(page.getByRole('dialog', { name: 'Menu' }))).toBeGreaterThan(0)
})

/** The marks in sight whose lightest and darkest points do not stand 3 to 1 apart. */
async function unseenOn(page: Page): Promise<string[]> {
  // A bar that stays in sight stands elsewhere in a picture of the whole page while that is scrolled.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const boxes = await page.locator(marks).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { what: element.outerHTML.slice(0, 90), left: left + scrollX, top: top + scrollY, width, height }
      })
      .filter(({ width, height }) => width > 8 && height > 8),
  )
  const shot = sharp(await page.screenshot({ fullPage: true }))
  const { width: wide, height: high } = await shot.metadata()
  const unseen: string[] = []
  for (const { what, left, top, width, height } of boxes) {
    const from = { left: Math.max(0, Math.floor(left)), top: Math.max(0, Math.floor(top)) }
    const size = {
      width: Math.min(Math.ceil(width), wide - from.left),
      height: Math.min(Math.ceil(height), high - from.top),
    }
    if (size.width < 1 || size.height < 1) continue
    const { data } = await shot
      .clone()
      .extract({ ...from, ...size })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const lights = lightsOf(data).toSorted((one, other) => one - other)
    if (contrast(lights[0] ?? 0, lights.at(-1) ?? 0) < 3) unseen.push(what)
  }
  return unseen
}

async function focusSeen(page: Page, control: Locator): Promise<boolean> {
  await page.keyboard.press('Shift')
  await control.scrollIntoViewIfNeeded()
  const around = async () => {
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return page.screenshot({
      clip: { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 },
    })
  }
  await control.blur()
  const before = await around()
  await control.focus()
  return (await differenceOf(before, await around())) >= 3
}

/** How far apart, at most, the same point is on two pictures of one size. */
async function differenceOf(before: Buffer, after: Buffer): Promise<number> {
  const [one = [], other = []] = await Promise.all(
    [before, after].map(async (shot) => lightsOf(await sharp(shot).removeAlpha().raw().toBuffer())),
  )
  return one.reduce((most, light, place) => Math.max(most, contrast(light, other[place] ?? light)), 1)
}

const edgeOf = (lying: Locator): Promise<number> =>
  lying.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderInlineEndWidth))

/** The relative luminance of each point. */
function lightsOf(points: Buffer): number[] {
  const lights: number[] = []
  for (let at = 0; at < points.length; at += 3)
    lights.push(
      0.2126 * linear(points[at] ?? 0) + 0.7152 * linear(points[at + 1] ?? 0) + 0.0722 * linear(points[at + 2] ?? 0),
    )
  return lights
}

const linear = (value: number): number =>
  value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
