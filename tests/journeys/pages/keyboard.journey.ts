import { registered } from '#tests/journeys/people.ts'
import { placeButton } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { choicesWords } from '#words/choices.ts'
import { tabTo } from './keyboard.ts'

test('from the front page to a placed order, all by keyboard, with the focus always in sight', async ({ page }) => {
  test.slow()
  const person = await registered(page.request)
  await visit(page, '/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('link', { name: /^Silver Pomfret/ }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/productListPomfret')
  await tabTo(page, page.getByRole('link', { name: /^Order Now.*Whole Silver Pomfret/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/wholePomfretDetails/4')

  await tabTo(page, page.getByLabel('Size'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Size')).toHaveValue('Extra Large')
  await tabTo(page, page.getByRole('button', { name: choicesWords.addToCart }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: choicesWords.viewCart }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cartPage')

  await tabTo(page, page.getByRole('button', { name: cartWords.proceed }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(person.email)
  await tabTo(page, page.locator('#password'))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByLabel('Pincode')).toBeVisible()

  for (const [label, typed] of [
    ['Pincode', '400012'],
    ['Address line 1', '12 Sample Chawl'],
    ['Street address', 'Parel Naka'],
  ] as const) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(typed)
  }
  await tabTo(page, page.getByRole('button', { name: checkoutWords.useAddress('shipping') }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: checkoutWords.changeAddress('shipping') })).toBeFocused()
  await tabTo(page, placeButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: checkoutWords.placed })).toBeFocused()
  await expect(page.getByText('₹1,650.00')).toBeVisible()
})
