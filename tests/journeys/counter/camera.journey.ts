import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { barcodeOf } from '#server/orders/barcode.ts'
import { alive, takesPresses } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { counterWords } from '#words/counter.ts'
import { scanWords } from '#words/lists.ts'
import { browserFlags, findBrowser } from '../../../tools/browser.ts'
import { move, orderAt } from './board-room.ts'
import { atKeptScreen, keepsAll } from './outbox-room.ts'

/** A video of one picture, black on white: a label that is held before the camera, a little askew and not quite sharp. */
async function filmOf(number: string): Promise<Buffer> {
  const [width, height] = [1280, 720]
  const [, svg = ''] = barcodeOf(number).split(',')
  const label = await sharp(Buffer.from(svg, 'base64'), { density: 300 })
    .resize({ width: 620 })
    .flatten({ background: 'white' })
    .rotate(6, { background: 'white' })
    .blur(1)
    .toBuffer()
  const grey = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([{ input: label }])
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc((width * height) / 2, 128)])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`), frame, frame])
}

/** A browser that reads no barcodes itself, as on most tablets, with a camera that sees this film. */
async function withCamera(film: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'darya-camera-'))
  const file = join(folder, 'label.y4m')
  writeFileSync(file, film)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...browserFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
  return {
    browser,
    async [Symbol.asyncDispose]() {
      await browser.close()
      rmSync(folder, { recursive: true })
    },
  }
}

test('the label of an order before the camera opens it, with a line and without one', async ({ shop }) => {
  test.slow()
  const order = await orderAt(shop)
  await using camera = await withCamera(await filmOf(order.number))
  const { page, staff, line } = await atKeptScreen(camera.browser, shop, 'counter')
  const scan = async () => {
    await page.goto('/counter')
    await page.getByRole('banner').getByRole('link', { name: counterWords.find }).click()
    await takesPresses(page)
    await page.getByRole('button', { name: scanWords.camera }).click()
  }
  await scan()
  await expect(page).toHaveURL(new RegExp(`/counter/orders/${order.id}$`))

  for (const what of ['confirm', 'start-cutting'] as const) await move(shop, staff, order, what)
  await page.goto('/counter')
  await keepsAll(page, [`weighing/${order.id}`])
  await line(false)
  await scan()
  await expect(page).toHaveURL(new RegExp(`/counter/orders/${order.id}/weigh$`))
})

test('the label of another shop is looked for, and what was read stands in the field', async ({ shop }) => {
  await using camera = await withCamera(await filmOf('ZZ-900-X'))
  const { page } = await atKeptScreen(camera.browser, shop, 'counter')
  await alive(page)
  await page.keyboard.press('/')
  await takesPresses(page)
  await page.getByRole('button', { name: scanWords.camera }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('ZZ-900-X')
  await expect(page.getByText(scanWords.none('ZZ-900-X'))).toBeVisible()
})
