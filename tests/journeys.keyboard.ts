import { words } from '#shop/words.ts'
import { tabTo } from './keyboard.ts'
import { registered } from './people.ts'
import { expect, test } from './shop.ts'
import { placeButton } from './shopping.ts'
import { visit } from './visits.ts'

test('from the front page to a placed order, all by keyboard, with the focus always in sight', async ({ page }) => {
  test.slow()
  const person = await registered(page.request)
  await visit(page, '/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
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
  await tabTo(page, page.getByRole('button', { name: words.choices.addToCart }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: words.choices.viewCart }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cartPage')

  await tabTo(page, page.getByRole('button', { name: words.cart.proceed }))
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

  for (const [label, typed] of [
    ['Pincode', '400012'],
    ['Address line 1', '12 Sample Chawl'],
    ['Street address', 'Parel Naka'],
  ] as const) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(typed)
  }
  await tabTo(page, page.getByRole('button', { name: words.checkout.useAddress('shipping') }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: words.checkout.changeAddress('shipping') })).toBeFocused()
  await tabTo(page, placeButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.checkout.placed })).toBeFocused()
  await expect(page.getByText('₹1,650.00')).toBeVisible()
})
