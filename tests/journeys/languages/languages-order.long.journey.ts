import { cartWords as cartInHindi } from '#shop/words/hi/cart.ts'
import { checkoutWords as checkoutInHindi } from '#shop/words/hi/checkout.ts'
import { cartWords as cartInMarathi } from '#shop/words/mr/cart.ts'
import { checkoutWords as checkoutInMarathi } from '#shop/words/mr/checkout.ts'
import { tabTo } from '#tests/journeys/pages/keyboard.ts'
import { newPerson, registered } from '#tests/journeys/people.ts'
import { ordersOf } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'

const spoken = {
  hi: { cartWords: cartInHindi, checkoutWords: checkoutInHindi },
  mr: { cartWords: cartInMarathi, checkoutWords: checkoutInMarathi },
} as const

for (const [language, { cartWords, checkoutWords }] of Object.entries(spoken))
  test(`from the search for पापलेट to a placed order, all by keyboard and all in ${language}`, async ({ page }) => {
    test.slow()
    const person = await registered(page.request, { ...newPerson(), name: 'आशा कोळी' })
    const at = (path: string) => `/${language}${path}`
    await visit(page, at('/home'))
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type('पापलेट')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/productListPomfret'))
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
    await tabTo(page, page.locator(`main a[href="${at('/wholePomfretDetails/4')}"]`).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/wholePomfretDetails/4'))

    await tabTo(page, page.locator('.buy .button'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.locator('.added a').first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/cartPage'))
    await tabTo(page, page.getByRole('button', { name: cartWords.proceed }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog').getByRole('button').last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/login'))
    await tabTo(page, page.locator('main input[type=email]'))
    await page.keyboard.type(person.email)
    await tabTo(page, page.locator('#password'))
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/checkout'))
    await expect(page.locator('#shipping-pincode')).toBeVisible()

    for (const [field, typed] of [
      ['pincode', '४०० ०१२'],
      ['addressLine1', 'खोली क्र. ४, दत्त कृपा चाळ'],
      ['streetAddress', 'भोईवाडा, परळ'],
    ] as const) {
      await tabTo(page, page.locator(`#shipping-${field}`))
      await page.keyboard.type(typed)
      await expect(page.locator(`#shipping-${field}`)).toHaveValue(typed)
    }
    await tabTo(page, page.getByRole('button', { name: checkoutWords.useAddress('shipping') }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.locator('[aria-describedby="place-most"]'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: checkoutWords.placed })).toBeFocused()
    expect(await ordersOf(page.request, person)).toMatchObject([
      { shippingAddress: { firstName: 'आशा', lastName: 'कोळी', pincode: '400012', streetAddress: 'भोईवाडा, परळ' } },
    ])
  })
