import { barriersOn, overflowOf, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { openPages } from '../../../tools/open-pages.ts'

/** Lists and products, which are many of a kind, are tried with the catalogue. */
const pages = [
  ...openPages.filter(({ kind }) => kind === 'home' || kind === 'other').map(({ address }) => address),
  '/search?query=',
  '/recipes/nope',
]

for (const half of [0, 1])
  test(`no page bars anybody by day or by night, nor is wider than a narrow phone, than a window zoomed to 400 %, or for text set wider apart: part ${half}`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of pages.filter((_, nr) => nr % 2 === half)) {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await barriersOn(page, 'html', { byNight: colorScheme === 'dark' })).toEqual([])
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 320, height: 640 })
      expect([path, await overflowOf(page)]).toEqual([path, 0])
      await page.setViewportSize({ width: 320, height: 256 })
      expect([path, await overflowOf(page)]).toEqual([path, 0])
      await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
      // WCAG 1.4.12: the spacing that a reader may ask for
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        )
        document.adoptedStyleSheets = [sheet]
      })
      expect([path, await overflowOf(page)]).toEqual([path, 0])
    }
  })

test('what is fetched ahead of a tap serves the tap, and what is asked for otherwise is asked for anew', async ({
  request,
}) => {
  const list = '/productListBangda.data?_routes=list-bangda'
  const keptHow = async (headers: Record<string, string>) =>
    (await request.get(list, { headers })).headers()['cache-control']
  for (const turn of ['first', 'second'])
    expect([turn, await keptHow({ 'sec-purpose': 'prefetch' })]).toEqual([turn, 'private, max-age=5'])
  expect(await keptHow({})).toBe('public, max-age=0, must-revalidate')
})

test('the styles of all pages come inside the first one: none is asked for later, and no font is forgotten on the way', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && asked.push(request.url()))
  await visit(page, '/home')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const faces = await page.evaluateHandle(() => [...document.fonts])
  const sheets = await page.evaluate(() => document.styleSheets.length)
  await page.locator('.favourites a[href="/productListPrawns"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prawns')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Customer favourites' })).toBeVisible()
  // Ours may be worn only now: what matters is that each that was there still is.
  expect(await page.evaluate((faces) => faces.every((face) => document.fonts.has(face)), faces)).toBe(true)
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(sheets)
  expect(asked).toEqual([])
})

test('typefaces that are fetched leave the line to the picture, and come without script too', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const fonts: string[] = []
    page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()))
    await page.goto('/home')
    await expect.poll(() => fonts.length).toBe(3)
    await context.close()
  }
})
