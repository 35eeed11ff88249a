import { badge, keptBy, logIn, logOut, more, pressLogout } from '#tests/journeys/cart/cart-devices.ts'
import { logInOn, newPerson, registered } from '#tests/journeys/people.ts'
import { fillCart, line } from '#tests/journeys/shopping.ts'
import { stored } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { choicesWords } from '#words/choices.ts'

test('who signs out leaves an empty cart, nobody else finds theirs, and it is there when they are back', async ({
  page,
}) => {
  const [first, second] = [newPerson(), newPerson()]
  for (const person of [first, second]) await registered(page.request, person)
  await fillCart(page, [line(4, 2)])
  await logIn(page, first)
  await expect.poll(() => keptBy(page, first)).toEqual({ pdpImage4: 2 })
  await logOut(page)
  await expect(badge(page)).toHaveCount(0)
  expect(await stored(page, 'cartItems')).toBe('[]')
  await expect.poll(() => stored(page, 'cartLeft')).toBeNull()

  await logInOn(page, second)
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/lobsterDetails/19')
  await page.getByRole('button', { name: choicesWords.addToCart }).click()
  await expect.poll(() => keptBy(page, second)).toEqual({ pdpImage19: 1 })
  expect(await keptBy(page, first)).toEqual({ pdpImage4: 2 })
  await logOut(page)
  await logInOn(page, first)
  await expect(badge(page)).toHaveText('2')
  expect(await keptBy(page, first)).toEqual({ pdpImage4: 2 })
})

test('whose login is over keeps the cart here; another person who logs in then does not find it', async ({ page }) => {
  const [first, second] = [newPerson(), newPerson()]
  for (const person of [first, second]) await registered(page.request, person)
  await fillCart(page, [line(4, 2)])
  await logIn(page, first)
  await expect.poll(() => keptBy(page, first)).toEqual({ pdpImage4: 2 })
  await page.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)))
  // Nor has the browser the cookies by which it would be signed in again.
  await page.context().clearCookies()
  await page.goto('/home')
  await expect.poll(() => stored(page, 'token')).toBeNull()
  await expect(badge(page)).toHaveText('2')

  await logIn(page, second)
  await expect(badge(page)).toHaveCount(0)
  expect(await keptBy(page, second)).toEqual({})
  await logOut(page)
  await logInOn(page, first)
  await expect(badge(page)).toHaveText('2')
})

test('what was put in without a line just before signing out is there at the next login', async ({ page }) => {
  const person = await registered(page.request)
  await fillCart(page, [line(4, 2)])
  await logIn(page, person)
  await page.goto('/cartPage')
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage4: 2 })
  await page.route('**/cart', (route) => route.abort())
  await more(page, 'Whole Silver Pomfret').click()
  await pressLogout(page)
  await expect(badge(page)).toHaveCount(0)
  await page.unroute('**/cart')
  // Where the cart was sent before the tap, the page knows that there is no line, and goes on to the login with it.
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect(page).toHaveURL(/\/login$/)
  await logInOn(page, person)
  await expect(badge(page)).toHaveText('3')
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage4: 3 })
})
