import type { Page } from '@playwright/test'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'

const paplet = '/wholePomfretDetails/4'
const largePicture = /whole-pomfret-1536/

const openZoom = (page: Page) => page.getByRole('button', { name: /Zoom in$/ })
const picture = (page: Page) => page.getByRole('dialog').getByRole('img')
const widthOf = async (page: Page) => Math.round((await picture(page).boundingBox())?.width ?? 0)

test('the picture opens large, and its large file is fetched only then', async ({ page }) => {
  const large: string[] = []
  page.on('request', (request) => largePicture.test(request.url()) && large.push(request.url()))
  await visit(page, paplet)
  expect(large).toEqual([])
  await openZoom(page).click()
  await expect(picture(page)).toBeVisible()
  await expect.poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1536)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the zoom works by keyboard, and gives the focus back', async ({ page }) => {
  await visit(page, paplet)
  await openZoom(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  const before = await widthOf(page)
  await page.keyboard.press('+')
  expect(await widthOf(page)).toBeGreaterThan(before)
  await page.keyboard.press('-')
  expect(await widthOf(page)).toBe(before)
  await page.getByRole('button', { name: 'Larger' }).press('Enter')
  expect(await widthOf(page)).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(openZoom(page)).toBeFocused()
})

test('two fingers bring the picture nearer', async ({ page }) => {
  await visit(page, paplet)
  await openZoom(page).click()
  const before = await widthOf(page)
  await pinch(page, [
    [100, 200],
    [60, 240],
  ])
  expect(await widthOf(page)).toBeGreaterThan(before * 1.5)
})

/** Two fingers on the picture: where they are put down, and where they are lifted (their places across the screen). */
async function pinch(page: Page, [down, up]: readonly [readonly number[], readonly number[]]) {
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(down) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(up) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const fingers = (across: readonly number[]) => across.map((x, id) => ({ x, y: 300, id }))
