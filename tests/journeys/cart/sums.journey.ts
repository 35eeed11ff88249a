// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings all that it calls along
import type { Locator } from '@playwright/test'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'

for (const [language, at] of [
  ['en', ''],
  ['hi', '/hi'],
  ['mr', '/mr'],
] as const)
  test(`'about' stands beside its sum and 'at most' clear below it, in ${language}, on the screen and on paper`, async ({
    page,
  }) => {
    await withDevanagari(page)
    const person = await signedInOn(page)
    await placeOrders(page, person, [[line(4, 2)]], language)
    const [order] = await ordersOf(page.request, person)
    await fillCart(page, [line(4, 2), line(6)])
    for (const path of [`/myorders/${order?._id}`, '/cartPage', '/checkout']) {
      await visit(page, at + path)
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media })
        const total = page.locator('.sums').filter({ has: page.locator('.about') })
        await expect(total).toBeVisible()
        expect([path, media, await apartIn(total)]).toEqual([path, media, []])
      }
      await page.emulateMedia({ media: null })
    }
  })

/** What parts from its sum, and what touches it. */
const apartIn = (sums: Locator): Promise<string[]> =>
  sums.evaluate((list) => {
    const boxOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const sumOf = (about: Element) => about.closest('dd')?.querySelector('span:not(.about)')
    const parted = [...list.querySelectorAll('.about')].filter((about) => {
      const sum = sumOf(about)
      if (!sum) return true
      const [word, money] = [boxOf(about), boxOf(sum)]
      return word.bottom < money.top || word.top > money.bottom || money.left - word.right > 12
    })
    const last = list.querySelector('[data-total]')
    const most = list.parentElement?.querySelector('.sums-most')
    const touched = last && most && boxOf(most).top < boxOf(last).bottom ? [most] : []
    return [...parted, ...touched].map((element) => element.textContent)
  })
