import { isSignedIn, loggedInOn, signedInOn, tokenOf } from '#tests/journeys/people.ts'
import { barriersOn, stored } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountPageWords } from '#words/account-page.ts'
import { refusals } from '#words/refusals.ts'

test.describe('the own account', () => {
  test('shows where one is signed in, and signs a lost phone out', async ({ page, request }) => {
    const person = await loggedInOn(page)
    const phone = await tokenOf(request, person)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: `Hello, ${person.name}` })
      .click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('listitem').filter({ hasText: '(this one)' })).toHaveCount(1)
    const others = page.getByRole('main').getByRole('button', { name: /^Log out .+ logged in/ })
    await others.last().click()
    await expect(page.getByText('is logged out.')).toBeVisible()
    await expect.poll(() => isSignedIn(request, phone)).toBe(false)
    expect(await isSignedIn(request, (await stored(page, 'token')) ?? '')).toBe(true)
  })

  test('changes the password with the old one, and other devices are signed out', async ({ page, request }) => {
    const person = await signedInOn(page)
    const phone = await tokenOf(request, person)
    await page.goto('/account')
    await page.locator('#password').fill('another kite')
    await page.locator('#newPassword').fill('a new kite at noon')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.locator('#password-error')).toHaveText(refusals['old-password-wrong']())
    await page.locator('#password').fill(person.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText(accountPageWords.passwordChanged)).toBeVisible()
    expect(await isSignedIn(request, phone)).toBe(false)
    await tokenOf(request, { ...person, password: 'a new kite at noon' })
  })
})

test('the pages of accounts are accessible, on a phone and on a desk', async ({ page }) => {
  test.slow()
  await signedInOn(page)
  for (const path of ['/account', '/login', '/register', '/forgot-password', '/reset-password']) {
    await page.goto(path)
    if (path === '/account') await expect(page.getByText('(this one)')).toBeVisible()
    if (path === '/register') await page.getByRole('button', { name: 'Register' }).click()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await barriersOn(page, 'main')).toEqual([])
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider).toBeLessThanOrEqual(0)
    }
  }
})

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms are there, send no password by accident, and say what they need', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeDisabled()
    await expect(page.locator('form[action], main form:not([method="post"])')).toHaveCount(1)
    expect(await (await page.request.get('/login')).text()).toContain('<noscript><p>Accounts need')
  })
})
