import type { Page } from '@playwright/test'
import { alive, takesPresses } from '#tests/journeys/visits.ts'
import { photograph } from '#tests/rooms/pictures.ts'
import { expect, test } from '#tests/running/shop.ts'
import { orderPageWords } from '#words/orders-by-staff.ts'
import { reasonNames } from '#words/reasons.ts'
import { roundWords } from '#words/round.ts'
import { atScreen } from './board-room.ts'
import { atKeptScreen, keepsAll } from './outbox-room.ts'
import { keptWords, outTo, phone, signsOf } from './round-room.ts'

test.use({ serviceWorkers: 'allow' })

const press = async (page: Page, role: 'button' | 'link', name: string | RegExp) => {
  await takesPresses(page)
  await page.getByRole(role, { name }).first().click()
}

/** A scanner types faster than fingers, and than a browser that is told each key by itself. */
const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    },
    [...code, 'Enter'],
  )

test('without signal packs are scanned, a stop is locked and a door photographed; a reload loses none of it, and once there is signal the counter sees the door', async ({
  browser,
  shop,
}) => {
  test.setTimeout(150_000)
  const { page, staff, line } = await atKeptScreen(browser, shop, 'rider', '/counter/round')
  await page.setViewportSize(phone.viewport)
  const [a, b, c] = await outTo(shop, staff, ['1 Sea View', '2 Hill Top', '3 Lake Side'])
  if (!a || !b || !c) throw new Error('three orders are out')
  await expect(page.locator('.stops > li')).toHaveCount(3)
  await keepsAll(page, ['frame', 'round'])
  await line(false)
  await page.reload()
  // the page is drawn before it listens
  await page.getByRole('button', { name: roundWords.packsOf(0, 3) }).waitFor()
  await takesPresses(page)
  await scan(page, `${a.number}-1`)
  await expect(page.getByText(roundWords.packsOf(1, 3))).toBeVisible()
  await scan(page, 'ZZZZ-9999-1')
  await expect(page.locator('.pack-said')).toHaveText(roundWords.packElsewhere('ZZZZ-9999-1'))
  await scan(page, `${b.number}-2`)
  await scan(page, `${b.number}-1`)
  await expect(page.locator('.pack-said')).toHaveText(roundWords.packAgain(signsOf(b)))
  await expect(page.getByText(roundWords.packsOf(2, 3))).toBeVisible()

  const hrefs = () =>
    page.locator('.stops > li > a').evaluateAll((links) => links.map((one) => one.getAttribute('href')?.slice(-36)))
  await page.locator('.grip').nth(1).click()
  await press(page, 'button', roundWords.lock)
  await expect(page.locator('.stops > li').nth(1)).toContainText(roundWords.locked)
  await press(page, 'button', roundWords.moved)
  await takesPresses(page)
  await page.locator('.grip').nth(2).focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(hrefs).toEqual([c.id, b.id, a.id])
  await keepsAll(page, ['packs'])
  await page.reload()
  await expect.poll(hrefs).toEqual([c.id, b.id, a.id])
  await expect(page.locator('.stops > li').nth(1)).toContainText(roundWords.locked)
  await expect(page.getByText(roundWords.packsOf(2, 3))).toBeVisible()

  await press(page, 'button', roundWords.start)
  const asked = page.getByRole('alertdialog', { name: roundWords.packsMissing(1) })
  await expect(asked).toContainText(signsOf(c))
  await press(page, 'button', roundWords.startWithout)
  await expect(page.locator('.bar-title')).toHaveText(roundWords.at(1, 3))
  await page.goBack()
  // it is asked once
  await press(page, 'link', roundWords.start)

  await press(page, 'link', new RegExp(`^${roundWords.notDelivered}`))
  await press(page, 'button', reasonNames['nobody-there'])
  const door = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await photograph() }
  await page.getByLabel(roundWords.photo).setInputFiles(door)
  await expect(page.getByText(roundWords.photoTaken)).toBeVisible()
  // some phones load the page anew once their camera is closed
  await page.reload()
  await expect(page.getByText(roundWords.photoTaken)).toBeVisible()
  await press(page, 'button', roundWords.photoRemove)
  await page.getByLabel(roundWords.photo).setInputFiles(door)
  await expect(page.getByText(roundWords.photoTaken)).toBeVisible()
  await takesPresses(page)
  await page.getByRole('button', { name: roundWords.bringBack(signsOf(c)) }).dblclick()
  await expect(page.getByText(roundWords.isNotDelivered(signsOf(c)))).toBeVisible()
  await page.reload()
  await expect(page.getByText(roundWords.isNotDelivered(signsOf(c)))).toBeVisible()
  await line(true)
  await expect(page.getByText(/^All sent/)).toBeVisible({ timeout: 40_000 })

  const counter = await atScreen(browser, shop, 'counter')
  await counter.page.goto(`/counter/orders/${c.id}`)
  await alive(counter.page)
  await press(counter.page, 'button', orderPageWords.photoOfDoor)
  const seen = counter.page.getByRole('img', { name: orderPageWords.photoOfDoor })
  await expect(seen).toBeVisible()
  expect(await seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000)

  for (const order of [b, a]) {
    await page.goto(`/counter/round?stop=${order.id}`)
    await alive(page)
    await press(page, 'button', /^Hand over/)
    await expect(page.getByText(roundWords.isDelivered(signsOf(order)))).toBeVisible()
  }
  await press(page, 'link', roundWords.toEnd)
  await press(page, 'button', roundWords.finish)
  await expect(page.getByText(roundWords.keepsNothing)).toBeVisible()
  const kept = await keptWords(page)
  for (const word of ['scanned', 'Lake Side']) expect(kept).not.toContain(word)
  expect(await page.evaluate(() => sessionStorage.getItem('counter-typed') ?? '')).not.toContain('/door')
})
