import type { Page } from '@playwright/test'
import { newPerson, signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, placeOrders } from '#tests/journeys/shopping.ts'
import { barriersOn, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { openPages } from '../../../tools/open-pages.ts'
import { withDevanagari } from './devanagari-face.ts'
import { latinOn, unfitOn } from './read-page.ts'

/** What a page looks like in use; each begins with a cart that is empty and nobody signed in. */
const states: Readonly<Record<string, (page: Page, prefix: string) => Promise<void>>> = {
  async menu(page, prefix) {
    await visit(page, `${prefix}/home`)
    await page.locator('.menu-button').click()
    await page.getByRole('dialog').locator('summary').first().click()
  },
  async suggestions(page, prefix) {
    await visit(page, `${prefix}/home`)
    await page.getByRole('searchbox').pressSequentially('कोळं')
    await page.locator('.suggestions li').first().waitFor()
  },
  async added(page, prefix) {
    await visit(page, `${prefix}/wholePomfretDetails/4`)
    await page.locator('.buy .button').click()
    await page.locator('.added a').first().waitFor()
  },
  async 'review left empty'(page, prefix) {
    await visit(page, `${prefix}/wholeBangdaDetails/13`)
    await page.locator('.review-form [type=submit]').click()
    await page.locator('.review-form .field-error').first().waitFor()
  },
  async cart(page, prefix) {
    await fillCart(page, [line(4, 2), line(1, 1, { size: 'Large', weight: '500 g' }), line(19)])
    await visit(page, `${prefix}/cartPage`)
  },
  ...Object.fromEntries(
    ['login', 'register', 'reset-password'].map((name) => [
      `${name} sent empty`,
      async (page: Page, prefix: string) => {
        await visit(page, `${prefix}/${name}`)
        await page.locator('main form input').first().press('Enter')
        await page.locator('main .field-error').first().waitFor()
      },
    ]),
  ),
}

/** Of somebody who is signed in and has ordered. */
const ownPages = ['/checkout', '/myorders', '/account', '/addresses']

for (const language of ['hi', 'mr'])
  for (const half of [0, 1])
    test(`every page says all it says in ${language}, and fits: part ${half}`, async ({ page }) => {
      test.slow()
      await withDevanagari(page)
      const found: string[] = []
      for (const { address } of openPages.filter((_, nr) => nr % 2 === half)) {
        await visit(page, `/${language}${address}`)
        found.push(...(await wrongOn(page)))
      }
      expect(found).toEqual([])
    })

for (const language of ['hi', 'mr']) {
  test(`so does what opens, fills and fails in ${language}`, async ({ page }) => {
    test.slow()
    await withDevanagari(page)
    const found: string[] = []
    for (const [name, reach] of Object.entries(states)) {
      await reach(page, `/${language}`)
      found.push(...(await wrongOn(page)).map((one) => `${name}: ${one}`))
      await page.evaluate(() => localStorage.clear())
    }
    expect(found).toEqual([])
  })

  test(`so does what is somebody's own in ${language}, and no page bars anybody`, async ({ page }) => {
    test.slow()
    await withDevanagari(page)
    const person = await signedInOn(page, newPerson())
    await placeOrders(page, person, [[line(4, 2)]])
    await fillCart(page, [line(4, 2), line(20)])
    const found: string[] = []
    for (const path of ownPages) {
      await visit(page, `/${language}${path}`)
      await page.locator('main .waiting').waitFor({ state: 'detached' })
      found.push(...(await wrongOn(page)))
    }
    for (const path of ['/home', '/wholePomfretDetails/4', '/checkout']) {
      await visit(page, `/${language}${path}`)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        found.push(...(await barriersOn(page, 'html', { byNight: colorScheme === 'dark' })))
      }
    }
    expect(found).toEqual([])
  })
}

const wrongOn = async (page: Page): Promise<string[]> =>
  [...(await latinOn(page)), ...(await unfitOn(page))].map((one) => `${new URL(page.url()).pathname}: ${one}`)
