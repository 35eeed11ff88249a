import type { Page } from '@playwright/test'
import { alive, barriersAnywhereOn } from '#tests/journeys/visits.ts'
import { expect } from '#tests/running/shop.ts'
import { frameWords, kitWords } from '#words/frame.ts'
import { offlineWords } from '#words/offline.ts'
import { bar, test, visitTwice, visitWithWorker } from './offline-pages.ts'

test.use({ viewport: { width: 360, height: 740 } })

const forget = (page: Page, path: string) =>
  page.evaluate(async (kept) => {
    await (await caches.open('pages')).delete(kept)
    await (await caches.open('data')).delete(`${kept}.data`)
  }, path)

const head = (page: Page) => page.getByRole('heading', { level: 1 })

for (const how of ['in trouble', 'in a portal'] as const)
  test(`a link to what is not kept, ${how}, says so, tries again, names what is kept, and leads back`, async ({
    page,
    line,
  }) => {
    await visitTwice(page, '/home')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(head(page)).toHaveText('Terms')
    await forget(page, '/privacy')
    line.be(how)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(head(page)).toHaveText(frameWords.unreached)
    await expect(page).toHaveURL('/privacy')
    await expect(page.getByText(offlineWords.keptPages)).toBeInViewport()
    expect(await barriersAnywhereOn(page)).toEqual([])
    await page.goBack()
    await expect(head(page)).toHaveText('Terms')
    await expect(bar(page)).toContainText(offlineWords.noLine)
    await page.goForward()
    await expect(page.getByText(offlineWords.notKept).or(head(page).getByText(frameWords.unreached))).toBeVisible()
    line.be('well')
    await page.goto('/privacy')
    await expect(head(page)).toHaveText('Privacy')
  })

test('where a link led to nothing, what is kept is one press away, and trying again leads on once the shop is there', async ({
  page,
  line,
}) => {
  await visitTwice(page, '/home')
  await forget(page, '/privacy')
  line.be('in trouble')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('button', { name: kitWords.tryAgain }).click()
  await expect(page.getByText(kitWords.stillUnreached)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: offlineWords.cart }).click()
  await alive(page)
  await expect(page).toHaveURL('/cartPage')
  await page.goBack()
  line.be('well')
  await page.goto('/privacy')
  await expect(head(page)).toHaveText('Privacy')
})

test('an address opened while a gateway does not reach the shop shows a page of ours, and no raw one', async ({
  page,
  line,
}) => {
  await visitWithWorker(page, '/home')
  line.be('in trouble')
  await page.goto('/terms')
  await expect(head(page)).toHaveText(offlineWords.inTrouble)
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.getByRole('link', { name: offlineWords.home }).click()
  await alive(page)
  await expect(page).toHaveURL('/home')
  await page.goBack()
  line.be('well')
  await page.getByRole('link', { name: offlineWords.tryAgain }).click()
  await expect(head(page)).toHaveText('Terms')
})
