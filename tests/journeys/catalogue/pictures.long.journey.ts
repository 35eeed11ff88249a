import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { standAt } from '#tests/journeys/counter/desk-pages.ts'
import { alive, barriersOn, complaintsOf, overflowOf } from '#tests/journeys/visits.ts'
import { bombOf, drawing, heic, photograph, plain } from '#tests/rooms/pictures.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { pictureRefusals, deskPicturesWords as words } from '#words/pictures.ts'

const test = untouched()

const file = (buffer: Buffer, name = 'IMG_2026.jpg') => ({ name, mimeType: 'image/jpeg', buffer })

test('by keys alone, a photograph is sent, described and shown, light and without a word beside it', async ({
  page,
  shop,
}) => {
  const complaints = complaintsOf(page)
  await standAt(page, shop, 'counter', 'pictures')
  await expect(page.getByText(words.none)).toBeVisible()
  const field = page.locator('#file')
  await alive(page)
  await field.setInputFiles(file(await photograph({ width: 3000, height: 4000 })))
  await expect(page.getByText(words.willBeCut)).toBeVisible()
  await field.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('A whole catfish on ice')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(words.sent)
  const shown = page.getByRole('list', { name: words.list }).getByRole('img', { name: 'A whole catfish on ice' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  // Of a kind that each browser believes, and for ever: what it shows is named by its content.
  const address = await shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  const answer = await page.request.get(address)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await answer.body()).includes('Sassoon')).toBe(false)
  expect(readdirSync(join(shop.dataDir, 'pictures/originals'))).toHaveLength(1)

  const told = page.getByLabel(words.alt).last()
  await told.fill('A catfish, cut')
  await told.press('Enter')
  await expect(page.getByRole('img', { name: 'A catfish, cut' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('what is no photograph is refused at its field in words, and what was said of it stays', async ({
  page,
  shop,
}) => {
  await standAt(page, shop, 'owner', 'pictures')
  const wrong = page.locator('#file-error')
  const liars: readonly (readonly [Buffer, string])[] = [
    [heic, pictureRefusals['picture-heic']()],
    [drawing, pictureRefusals['picture-drawn']()],
    [Buffer.alloc(15_000_001, 1), pictureRefusals['picture-too-heavy']({ megabytes: 15 })],
    [bombOf(60_000, 60_000), pictureRefusals['picture-too-many-dots']({ width: 60_000, height: 60_000 })],
    [(await photograph()).subarray(0, 9000), pictureRefusals['picture-broken']()],
    [
      await plain('#336699', { width: 320, height: 240 }).jpeg().toBuffer(),
      pictureRefusals['picture-too-small']({ width: 320, height: 240 }),
    ],
  ]
  await page.getByLabel(words.alt).first().fill('A bombil that lies')
  for (const [liar, sentence] of liars) {
    await page.locator('#file').setInputFiles(file(liar))
    await page.getByRole('button', { name: words.send }).click()
    await expect(wrong).toHaveText(sentence)
    await expect(page.getByLabel(words.alt).first()).toHaveValue('A bombil that lies')
  }
  await expect(page.getByRole('img', { name: 'A bombil that lies' })).toHaveCount(0)
})

test('a photograph of a telephone’s camera is chosen by one tap, and a JPEG is what is asked for', async ({
  page,
  shop,
}) => {
  await standAt(page, shop, 'counter', 'pictures')
  const field = page.locator('#file')
  // Camera or album, as the telephone asks; an iPhone makes a JPEG of its HEIC for a field that names no HEIC.
  expect(await field.getAttribute('accept')).toBe('image/jpeg,image/png,image/webp,image/avif')
  expect(await field.getAttribute('capture')).toBeNull()
  await field.setInputFiles(file(await photograph({ width: 4000, height: 3000, orientation: 6 }), 'image.jpg'))
  await page.getByLabel(words.alt).first().fill('Taken standing')
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('img', { name: 'Taken standing' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the room of pictures bars nobody and fits the narrowest phone, ${colorScheme}`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 700 })
    await standAt(page, shop, 'counter', 'pictures')
    await page
      .locator('#file')
      .setInputFiles(file(await photograph({ width: 1600 + (colorScheme === 'dark' ? 4 : 8) })))
    await page.getByLabel(words.alt).first().fill('A surmai on slate')
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByRole('img', { name: 'A surmai on slate' }).first()).toBeVisible()
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.locator('#alt-error')).toBeVisible()
    expect(await barriersOn(page, 'html', { byNight: colorScheme === 'dark' })).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })
