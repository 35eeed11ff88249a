import type { Locator, Page } from '@playwright/test'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { recipeUrl } from '#shop/catalogue/recipe.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { keepIt, netQuantity, origin } from '#shop/words/catalogue/pack-label.ts'
import { recipes } from '#shop/words/catalogue/recipes.ts'
import { readableUnitPrice } from '#shop/words/catalogue/unit-price.ts'
import { proveMobile, signedInOn } from '#tests/journeys/people.ts'
import { fillAddress, fillCart, line, placeButton, placeOrders } from '#tests/journeys/shopping.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { reviewsWords } from '#words/reviews.ts'

// The duties in law of docs/safety.md, each on its page.

const { legalName, address, phone, email, website, fssai, grievanceOfficer, grievanceEmail, grievancePhone } =
  sampleIdentity
const seller = [legalName, address, fssai, phone]
const officer = [grievanceOfficer, grievanceEmail, grievancePhone]

async function tells(where: Locator, facts: readonly (string | RegExp)[]) {
  for (const fact of facts) await expect(where).toContainText(fact)
}

test.describe('as the law wants it before any script runs', () => {
  test('every page says who sells, from where, by which food licence, and who answers complaints', async ({
    still: page,
  }) => {
    for (const path of ['/home', '/wholePomfretDetails/4', '/cartPage', '/checkout', '/myorders', '/login', '/terms']) {
      await page.goto(path)
      await tells(page.getByRole('contentinfo'), [...seller, email, website.replace('https://', ''), ...officer])
    }
    await page.goto('/contactus')
    await tells(page.getByRole('main'), [...seller, email, ...officer])
  })

  test('the food licence has its 14 digits', () => {
    expect(fssai).toMatch(/^[0-9]{14}$/)
  })

  for (const product of openingCatalogue.products)
    test(`${product.title} shows what stands on its pack`, async ({ still: page }) => {
      await page.goto(detailUrl(product))
      await tells(page.locator('.pack-label'), [
        product.title,
        netQuantity(product),
        `${readableUnitPrice(product)}, all taxes included`,
        origin,
        `${legalName}, ${address}, on the day of delivery. FSSAI licence ${fssai}`,
        keepIt(product),
        `${phone}, ${email}`,
      ])
      expect(readableUnitPrice(product)).toMatch(/per kg$/)
    })

  test('complaints get a number within 48 hours and are settled within a month, by somebody with a name', async ({
    still: page,
  }) => {
    await page.goto('/grievance')
    await tells(page.getByRole('main'), [
      ...officer,
      'Make a complaint',
      'ticket number',
      '48 hours',
      'one month',
      '1915',
    ])
  })

  test('the terms say the whole price, cancelling free of charge, delivery, payment and how an order comes about', async ({
    still: page,
  }) => {
    await page.goto('/terms')
    await tells(page.getByRole('main'), [
      legalName,
      fssai,
      'include all taxes',
      'Delivery costs nothing, and paying in cash costs nothing',
      'cancel free of charge until the cut-off',
      'when you press the order button',
      'You pay in cash',
      'actual weight',
    ])
  })

  test('what is defective, late or not as described is taken back', async ({ still: page }) => {
    await page.goto('/refunds')
    await tells(page.getByRole('main'), [
      'take back what is defective, late or not as described',
      'return the money',
      phone,
    ])
  })

  test('the privacy notice says item by item what is kept, why and how long, and whom to ask', async ({
    still: page,
  }) => {
    await page.goto('/privacy')
    await tells(page.getByRole('main'), [
      'Name, e-mail and mobile',
      'to bring your orders',
      'a year at least',
      '30 days',
      'corrected or erased',
      'delete your account yourself',
      'take back your consent as easily as you gave it',
      'Data Protection Board of India',
      '18 years',
      email,
      ...officer,
    ])
  })

  test('who reviews, how the average is made and who answers for it is said', async ({ still: page }) => {
    await page.goto('/terms')
    await tells(page.getByRole('main'), ['average of all reviews', 'bad ones included', 'we write none ourselves'])
  })

  test('marinated fish is never called fresh', async ({ still: page }) => {
    for (const product of openingCatalogue.products.filter(({ cut }) => cut === 'marinated')) {
      await page.goto(detailUrl(product))
      const parts = page.locator('.product-head, .product-more .disclosure, .choices, .buy')
      for (const text of await parts.allInnerTexts())
        expect([product.title, text]).not.toEqual([product.title, expect.stringMatching(/fresh/i)])
    }
    for (const recipe of recipes) {
      await page.goto(recipeUrl(recipe))
      await expect(page.getByRole('main')).not.toContainText(/fresh[\w ,]*marinated|marinated[\w ,]*fresh/i)
    }
  })

  test('a fish without reviews says so, and shows no stars of customers', async ({ still: page }) => {
    await page.goto('/lobsterDetails/19')
    await tells(page.getByRole('main'), [reviewsWords.none, 'Our grade: 4 of 5'])
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(structured.join()).not.toContain('aggregateRating')
  })
})

test('whoever registers is told what is kept, and that it can be erased', async ({ page }) => {
  await page.goto('/register')
  await tells(page.getByRole('main'), [accountsWords.whatWeKeep])
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
})

async function openCheckout(page: Page) {
  const person = await signedInOn(page)
  await fillCart(page, [line(4), line(19)])
  await page.goto('/checkout')
  await expect(placeButton(page)).toBeVisible()
  return person
}

test('before an order is placed its whole price, its parts, the terms and the seller stand beside the button', async ({
  page,
}) => {
  await openCheckout(page)
  const end = page.locator('.checkout-end')
  await tells(end, ['Subtotal', 'Shipping', '₹0.00', 'Total', checkoutWords.takenBack, cartWords.freeDelivery])
  await tells(end.locator('.seller'), seller)
  for (const [name, to] of [
    ['Refunds and freshness', '/refunds'],
    ['Terms', '/terms'],
  ] as const)
    await expect(end.getByRole('link', { name })).toHaveAttribute('href', to)
  const sums = await end.locator('.sums dd').allTextContents()
  const rupees = sums.map((sum) => Number(sum.replace(/[^\d.]/g, '')))
  expect(rupees[2]).toBe((rupees[0] ?? 0) + (rupees[1] ?? 0))
  await expect(placeButton(page)).toContainText(sums[2] ?? 'no total')
})

test('the confirmation on the page and by text message, and the bill, carry the food licence', async ({
  page,
  shop,
}) => {
  const person = await openCheckout(page)
  await proveMobile(page.request, shop, person)
  await fillAddress(page)
  await placeButton(page).click()
  await expect(page.getByRole('heading', { name: checkoutWords.placed })).toBeVisible()
  await tells(page.getByRole('main').locator('.seller'), seller)
  await expect
    .poll(async () => (await shop.messages()).filter(({ to }) => to === `+91${person.mobile}`).map(({ text }) => text))
    .toContainEqual(expect.stringMatching(new RegExp(`^Darya: order .* FSSAI ${fssai}$`)))

  await page.getByRole('link', { name: 'My Orders' }).first().click()
  await page.getByRole('link', { name: /^Order / }).click()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').locator('.seller')).toBeVisible()
  await tells(page.getByRole('main').locator('.seller'), seller)
})

test('an order can be canceled, and canceling costs nothing', async ({ page }) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4)]])
  await page.goto('/myorders')
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click()
  await expect(page.getByRole('main')).not.toContainText(/fee|charge/i)
})
