import type { Page } from '@playwright/test'
import { offlineWords } from '#words/offline.ts'
import { keptPaths, visitWithWorker } from './offline-pages.ts'
import { expect, test } from './shop.ts'
import { alive, complaintsOf, visit } from './visits.ts'

test.use({ serviceWorkers: 'allow' })

const bar = (page: Page) => page.locator('.offline-bar')

test('after one visit the page that was seen opens without a line, and says as of when its rates are', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page)
  await visitWithWorker(page, '/wholePomfretDetails/4')
  await context.setOffline(true)
  await page.reload()
  await alive(page)
  await expect(page.getByText('₹1,800.00').first()).toBeVisible()
  await expect(bar(page)).toHaveText(/^No connection\. Rates as of today \d+:\d\d [ap]m\./)
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('a page that is not kept leads on to what is', async ({ page, context }) => {
  await visitWithWorker(page, '/home')
  await context.setOffline(true)
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineWords.noPage)
  await page.getByRole('link', { name: offlineWords.home }).click()
  await alive(page)
  await expect(page).toHaveURL('/home')
  await context.setOffline(false)
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
})

test('after two visits every page that people need opens without a line', async ({ page, context }) => {
  await visitWithWorker(page, '/home')
  await visit(page, '/home')
  await expect.poll(() => keptPaths(page, 'pages'), { timeout: 45_000 }).toContain('/recipes/salmon-teriyaki')
  await context.setOffline(true)
  for (const path of ['/productListPomfret', '/wholePomfretDetails/4', '/cartPage', '/recipes/salmon-teriyaki']) {
    await page.goto(path)
    await alive(page)
    await expect(bar(page)).toContainText('No connection. Rates as of today')
  }
})
