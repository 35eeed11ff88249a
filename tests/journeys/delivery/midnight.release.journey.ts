import { test as base, expect } from '@playwright/test'
import { timings } from '#browser/timings.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { days, hours, minutes, seconds } from '#shop/time.ts'
import { openShopAt } from '#tests/fakes/shop-clock.ts'
import { paplet } from '#tests/journeys/catalogue/product-page.ts'
import { visit } from '#tests/journeys/visits.ts'
import { slotsOf } from '#tests/rooms/slots-room.ts'
import { deliveryPageWords } from '#words/delivery.ts'
import { slotSaid } from '#words/formatters.ts'
import { comingWords } from '#words/slots.ts'

type Shop = Awaited<ReturnType<typeof openShopAt>>

const midnight = startOfShopDay(shopDay(Date.now())) + days(1)

const test = base.extend<{ shop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
  shop: async ({}: object, provide: (shop: Shop) => Promise<void>) => {
    const shop = await openShopAt(midnight - minutes(5))
    await provide(shop)
    await shop.stop()
  },
  baseURL: async ({ shop }, provide) => provide(shop.url),
})

for (const [how, wrongBy] of [
  ['right', 0],
  ['two days ahead', days(2)],
  ['two days behind', -days(2)],
] as const)
  test(`a page that stays open over midnight says the right day when it is looked at again, by a browser whose clock is ${how}`, async ({
    page,
    shop,
  }) => {
    const before = midnight - minutes(5)
    await page.clock.install({ time: before + wrongBy })
    await page.addInitScript(() => localStorage.setItem('deliverTo', '400012'))
    const first = async () => {
      const [slot] = await slotsOf(page.request)
      if (slot === undefined) throw new Error('no slot is free')
      return slot
    }
    const slot = await first()
    const saidAt = (at: number) => slotSaid(slot, at)?.words ?? ''
    await visit(page, paplet)
    await expect(page.getByText(comingWords.delivery(saidAt(before)), { exact: true })).toBeVisible()
    await expect(page.locator('.deliver-to')).toContainText('tomorrow')

    const after = midnight + hours(1)
    shop.setClock(after)
    await page.clock.fastForward(timings.lookedAtAgain + seconds(1))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(saidAt(after)).toContain('today')
    await expect(page.getByText(comingWords.delivery(saidAt(after)), { exact: true })).toBeVisible()
    await expect(page.locator('.deliver-to')).toContainText(deliveryPageWords.to('400012', undefined))
    await expect(page.locator('.deliver-to')).toContainText('today')

    // Without a shop to ask it stays as it was said.
    await page.route('**', (route) => route.abort())
    await page.clock.fastForward(timings.lookedAtAgain + seconds(1))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(comingWords.delivery(saidAt(after)), { exact: true })).toBeVisible()
  })

test('the page that answers a pincode says the right day too when it is looked at after midnight', async ({
  page,
  shop,
}) => {
  const before = midnight - minutes(5)
  await page.clock.install({ time: before })
  await visit(page, '/delivery?pincode=400012')
  const answer = page.locator('.place-answer')
  await expect(answer).toContainText(/Delivery tomorrow, /)
  shop.setClock(midnight + hours(1))
  await page.clock.fastForward(timings.lookedAtAgain + seconds(1))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(answer).toContainText(/Delivery today, /)
  await expect(answer).not.toContainText('tomorrow')
})
