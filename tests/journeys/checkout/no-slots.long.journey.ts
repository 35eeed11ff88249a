import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { seconds } from '#shop/time.ts'
import { brokenSlots } from '#tests/journeys/pages/broken-values.ts'
import { fillCart, line, openCheckout } from '#tests/journeys/shopping.ts'
import { complaintsOf, visit } from '#tests/journeys/visits.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect, test as shared, untouched } from '#tests/running/shop.ts'
import { callsWords } from '#words/frame.ts'
import { slotChoiceWords } from '#words/orders.ts'

const test = untouched()

const pages = [
  '/home',
  '/wholePomfretDetails/4',
  '/fish',
  '/delivery?pincode=400012',
  '/cartPage',
  '/myorders',
] as const

/** As another version of the shop left it: nothing planned, a week and a season that nobody can read. */
async function emptied(shop: RunningShop, season: string) {
  await shop.kill()
  const database = new DatabaseSync(join(shop.dataDir, 'shop.db'), { timeout: seconds(5) })
  database.exec('delete from delivery_slots')
  database
    .prepare(`insert or replace into counter_settings (name, value_json, changed_at) values ('season-note', ?, 0)`)
    .run(season)
  database.close()
  await shop.start()
}

/** The page says what it is about, and nothing on it broke. */
async function stands(page: Page, complaints: readonly string[]) {
  await expect(page.getByRole('main')).toContainText(/\w{3}/)
  await expect(page.getByText(callsWords.trouble)).toHaveCount(0)
  expect(complaints).toEqual([])
}

for (const season of ['{', '[]', '{"text":7,"from":"99-99"}'])
  test(`where no delivery time is planned and the season reads ${season}, every page stands`, async ({
    page,
    shop,
  }) => {
    await emptied(shop, season)
    const complaints = complaintsOf(page)
    await fillCart(page, [line(4)])
    for (const path of pages) {
      await visit(page, path)
      await stands(page, complaints)
    }
    await openCheckout(page)
    await expect(page.getByText(slotChoiceWords.unknown)).toBeVisible()
    await stands(page, complaints)
  })

shared('whatever is answered when a page asks for delivery times, it stands', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('deliverTo', '400012'))
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(`${page.url()}: ${fault.message}`))
  let answer = ''
  await page.route(/\/(slots|deliveryTo\.json)\?/, (route) =>
    route.fulfill({ contentType: 'application/json', body: answer }),
  )
  await openCheckout(page)
  for (answer of brokenSlots)
    for (const path of ['/checkout', '/cartPage', '/wholePomfretDetails/4']) {
      await visit(page, path)
      await expect(page.getByRole('main')).toContainText(/\w{3}/)
      expect([answer, path, faults]).toEqual([answer, path, []])
    }
})
