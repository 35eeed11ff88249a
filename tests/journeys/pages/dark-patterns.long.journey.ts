import type { Locator } from '@playwright/test'
import { listPaths } from '#shop/catalogue/paths.ts'
import { recipeUrl } from '#shop/catalogue/recipe.ts'
import { recipes } from '#shop/words/catalogue/recipes.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, placeButton, placeOrders } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { checkoutWords } from '#words/checkout.ts'
import { choicesWords } from '#words/choices.ts'
import { type Found, foundOn, noteQuestions } from './strangers-finds.ts'

// The 13 patterns of the Guidelines for Prevention and Regulation of Dark Patterns, 2023, in their order.

const shelves = ['/home', '/wholePomfretDetails/4', '/lobsterDetails/19', '/search?query=', '/recipes/salmon-teriyaki']
const forms = ['/login', '/register', '/forgot-password', '/contactus']
const readings = ['/terms', '/privacy', '/aboutus', ...recipes.map(recipeUrl)]

test.describe('on the pages that anyone may open', () => {
  // One walk through them serves all of these.
  test.describe.configure({ mode: 'default' })
  const all: Found[] = []
  const hosts = new Set<string>()
  const on = (...paths: string[]) => all.filter(({ path }) => paths.includes(path))

  test.beforeAll(async ({ browser, shop }) => {
    test.setTimeout(120_000)
    const page = await browser.newPage({ baseURL: shop.url })
    await page.addInitScript(noteQuestions)
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    for (const path of new Set([...shelves, ...forms, ...readings, '/cartPage'])) all.push(await foundOn(page, path))
    await page.close()
    expect(all.length).toBeGreaterThan(14)
  })

  test('1 false urgency: nothing counts down, runs out or is looked at by others', () => {
    for (const { path, text, timers } of on(...shelves, '/cartPage')) {
      expect([path, text]).toEqual([
        path,
        expect.not.stringMatching(
          /only \d+ left|\d+ left|hurry|last chance|selling fast|almost gone|people are (looking|viewing)|in demand|ends (in|today)|offer ends/i,
        ),
      ])
      expect([path, timers]).toEqual([path, 0])
    }
  })

  test('3 confirm shaming: nobody is made to feel bad for a no', () => {
    for (const { path, choices } of on(...shelves, ...forms)) {
      expect([path, choices.length]).not.toEqual([path, 0])
      const shaming = choices.filter((choice) => /no,? (thanks|i )|i don['’]t (want|care|like)/i.test(choice))
      expect([path, shaming]).toEqual([path, []])
    }
  })

  test('4 forced action: looking, choosing and reading need no account, no app and no consent', () => {
    for (const { path, endedAt, dialogs } of on(...shelves, '/cartPage', '/terms', '/privacy')) {
      expect([path, endedAt]).toEqual([path, expect.not.stringMatching(/login|register/)])
      expect([path, dialogs]).toEqual([path, 0])
    }
    expect(on('/register').map(({ boxes }) => boxes)).toEqual([0])
  })

  test('5 subscription trap: nothing is sold that goes on by itself', () => {
    for (const { path, text } of on(...shelves, '/cartPage', '/register', '/terms'))
      expect([path, text]).toEqual([
        path,
        expect.not.stringMatching(/subscri|auto.?renew|free trial|every (week|month)/i),
      ])
  })

  test('9 disguised advertisement: nothing on the pages is somebody else’s', ({ baseURL }) => {
    for (const { path, outside } of on(...shelves, ...readings)) expect([path, outside]).toEqual([path, []])
    expect([...hosts].filter((host) => !host.startsWith('data:') && host !== baseURL && host !== 'null')).toEqual([])
  })

  test('10 nagging: no question comes by itself, of notifications, app, place or mail', () => {
    for (const { path, dialogs, asked } of on(...shelves, '/cartPage'))
      expect([path, dialogs, asked]).toEqual([path, 0, []])
  })

  test('11 trick question: no box is ticked that buys or agrees to anything', () => {
    for (const { path, ticked } of on(...forms, '/lobsterDetails/19')) expect([path, ticked]).toEqual([path, 0])
  })

  test('13 rogue malware: no script or frame of others, and nothing to download', () => {
    for (const { path, foreign, policy } of on(...shelves, ...forms)) {
      expect([path, foreign]).toEqual([path, 0])
      expect(policy).toContain("default-src 'self'")
      expect(policy).not.toMatch(/script-src [^;]*(https?:|\*)/)
    }
  })
})

test('2 basket sneaking: the cart holds what was put in, and the total is its sum', async ({ page }) => {
  await visit(page, '/wholePomfretDetails/4')
  await page.getByRole('button', { name: choicesWords.addToCart }).click()
  await page.goto('/cartPage')
  await expect(page.locator('.cart-line')).toHaveCount(1)
  await expect(page.locator('[data-total]')).toHaveText('₹1,800.00')
  for (const path of ['/checkout', '/cartPage']) {
    await page.goto(path)
    await expect(page.getByRole('main')).not.toContainText(/donation|charity|tip |insurance|membership/i)
  }
})

test('6 interface interference: the way out is a button like the way in, as large and as easy to read', async ({
  page,
}) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4)]])
  await fillCart(page, [line(4)])
  await page.goto('/cartPage')
  await expectPlain(page.getByRole('button', { name: /^Remove item/ }))
  await page.goto('/myorders')
  await expectPlain(page.getByRole('button', { name: /^Cancel/ }).first())
  await page.goto('/account')
  await expectPlain(page.getByRole('button', { name: /^Log out / }).first())
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectPlain(page.getByRole('button', { name: 'Logout' }))
})

async function expectPlain(button: Locator) {
  await expect(button).toBeVisible()
  const { height, text, faint } = await button.evaluate((element) => {
    const style = getComputedStyle(element)
    return { height: element.clientHeight, text: Number.parseFloat(style.fontSize), faint: Number(style.opacity) < 1 }
  })
  expect(height).toBeGreaterThanOrEqual(24)
  expect(text).toBeGreaterThanOrEqual(14)
  expect(faint).toBe(false)
}

test('7 bait and switch: the price of each card is the price of its page', async ({ page }) => {
  for (const list of Object.values(listPaths)) {
    await page.goto(list)
    const cards = await page.locator('.product-card').evaluateAll((all) =>
      all.map((card) => ({
        to: card.querySelector('a')?.getAttribute('href') ?? '',
        range: card.querySelector('.price-range')?.textContent ?? 'none',
      })),
    )
    expect(cards.length).toBeGreaterThan(0)
    for (const { to, range } of cards) {
      await page.goto(to)
      expect([to, await page.locator('.product-head .price-range').textContent()]).toEqual([to, range])
    }
  }
})

test('8 drip pricing: the total of the cart is the total of the checkout, and of the button that places the order', async ({
  page,
}) => {
  await signedInOn(page)
  await fillCart(page, [line(4), line(13, 2)])
  await page.goto('/cartPage')
  const total = await page.locator('[data-total]').innerText()
  await page.goto('/checkout')
  await expect(placeButton(page)).toHaveText(checkoutWords.place(total))
  await expect(page.locator('.checkout-end [data-total]')).toHaveText(total)
  await expect(page.getByRole('main')).not.toContainText(
    /(cash|cod|handling|platform|packing|convenience|surge|rain)[ -]*(on delivery)? *(fee|charge)/i,
  )
})

test('11 trick question: at the checkout no ticked box buys anything, and no label says no to mean yes', async ({
  page,
}) => {
  await signedInOn(page)
  await fillCart(page, [line(4)])
  await page.goto('/checkout')
  await expect(placeButton(page)).toBeVisible()
  // The one ticked box saves typing the same address twice.
  const ticked = page.getByRole('checkbox', { checked: true })
  await expect(ticked).toHaveCount(1)
  await expect(ticked).toHaveAccessibleName('Same as the shipping address')
  for (const label of await page.locator('label').allInnerTexts())
    expect(label).not.toMatch(/\b(do not|don['’]t|un(tick|check))\b/i)
})

test('12 billing by surprise: nothing is charged but an order that was placed, in cash, at the door', async ({
  page,
}) => {
  await signedInOn(page)
  await fillCart(page, [line(4)])
  await page.goto('/checkout')
  await expect(
    page.getByRole('group', { name: checkoutWords.payment }).getByRole('radio', { checked: true }),
  ).toHaveAccessibleName(/cash on delivery/i)
  await expect(page.locator('input[autocomplete^="cc-"], input[name*="card"], input[name*="upi"]')).toHaveCount(0)
})
