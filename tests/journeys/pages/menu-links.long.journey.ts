import { timings } from '#browser/timings.ts'
import { visit, visitWithClock } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'

const desk = { viewport: { width: 1280, height: 800 } }

test.describe('at a desk', () => {
  test.use(desk)

  for (const [name, to] of [
    ['About Us', '/aboutus'],
    ['Contact Us', '/contactus'],
    ['Lobster', '/lobsterDetails/19'],
    ['Tiger Prawns', '/tigerPrawnsDetails/20'],
    ['Indian Salmon (Rawas)', '/rawasDetails/21'],
  ] as const) {
    test(`${name} comes after half a second of the spinner, and is fetched meanwhile`, async ({ page }) => {
      await visitWithClock(page, '/home')
      const fetched = page.waitForRequest((request) => request.url().includes(`${to}.data`))
      await page
        .getByRole('banner')
        .getByRole('link', { name, exact: true, includeHidden: true })
        .dispatchEvent('click')
      await expect(page.locator('.spinner-overlay')).toBeVisible()
      await fetched
      await page.clock.runFor(timings.menuLink - 1)
      await expect(page).toHaveURL('/home')
      await page.clock.runFor(1)
      await expect(page).toHaveURL(to)
      await expect(page.locator('.spinner-overlay')).toHaveCount(0)
    })
  }

  test('Prawns and the other lists of the menu come at once', async ({ page }) => {
    await visitWithClock(page, '/aboutus')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Prawns', exact: true, includeHidden: true })
      .dispatchEvent('click')
    await expect(page).toHaveURL('/productListPrawns')
  })

  test('with the control key a link opens a tab of its own, without the spinner', async ({ page, context }) => {
    await visit(page, '/home')
    const opened = context.waitForEvent('page')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'About Us' })
      .click({ modifiers: ['Control'] })
    await expect(await opened).toHaveURL('/aboutus')
    await expect(page).toHaveURL('/home')
    await expect(page.locator('.spinner-overlay')).toHaveCount(0)
  })

  test('somebody who wants no motion waits for no spinner', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitWithClock(page, '/home')
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await page.clock.runFor(0)
    await expect(page).toHaveURL('/aboutus')
  })
})
