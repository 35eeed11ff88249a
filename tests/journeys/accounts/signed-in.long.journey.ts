import { isSignedIn, loggedInOn, logInOn, registered, signedInOn } from '#tests/journeys/people.ts'
import { stored } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'

const says = accountsWords

test.describe('a page for signed-in people', () => {
  test('says Loading..., leads to the login, and back to the exact step', async ({ page, request }) => {
    const person = await registered(request)
    const answer = await page.request.get('/account')
    expect(await answer.text()).toContain('Loading...')
    await page.goto('/account?part=devices')
    await expect(page).toHaveURL(/\/login$/)
    expect(await stored(page, 'redirectTo')).toBe('/account?part=devices')
    await logInOn(page, person)
    await expect(page).toHaveURL('/account?part=devices')
    await expect(page.getByText(person.email)).toBeVisible()
    expect(await stored(page, 'redirectTo')).toBeNull()
    await page.goBack()
    await expect(page).not.toHaveURL(/\/login/)
  })

  test('a target that was planted leads to the front page', async ({ page, request }) => {
    const person = await registered(request)
    await page.goto('/login')
    await page.evaluate(() => localStorage.setItem('redirectTo', '//evil.example/home'))
    await logInOn(page, person)
    await expect(page).toHaveURL('/')
  })

  test('a token that the shop refuses is dropped', async ({ page }) => {
    await page.goto('/home')
    await page.evaluate(() => localStorage.setItem('token', 'a'.repeat(43)))
    await page.context().clearCookies()
    await page.goto('/account')
    await expect(page).toHaveURL(/\/login$/)
    expect(await stored(page, 'token')).toBeNull()
  })

  test('while the shop is in trouble the token stays, people are told after 5 seconds, and it goes on by itself', async ({
    page,
  }) => {
    const person = await signedInOn(page)
    const token = await stored(page, 'token')
    await page.route('**/auth/checkAuth', (route) => route.fulfill({ status: 503, json: { message: 'busy' } }))
    await page.goto('/account')
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
    await expect(page.getByText(says.stillChecking)).toBeVisible({ timeout: 7000 })
    expect(await stored(page, 'token')).toBe(token)
    // The button asks at once; nobody has to press it.
    const asked = page.waitForRequest('**/auth/checkAuth')
    await page.getByRole('button', { name: says.checkAgain }).click()
    await asked
    await page.unroute('**/auth/checkAuth')
    await expect(page.getByText(person.email)).toBeVisible({ timeout: 30_000 })
  })

  test('corrupted storage leaves a stranger, not a broken page', async ({ page }) => {
    const faults: Error[] = []
    page.on('pageerror', (fault) => faults.push(fault))
    await page.goto('/home')
    for (const [user, token] of [
      ['{', ''],
      ['[]', 'x'],
      ['"a"', 'null'],
      ['{"id":7}', 'undefined'],
      ['null', '{}'],
    ] as const) {
      await page.evaluate(([u, t]) => (localStorage.setItem('user', u), localStorage.setItem('token', t)), [
        user,
        token,
      ] as const)
      await page.goto('/account')
      await expect(page).toHaveURL(/\/login$/)
    }
    expect(faults).toEqual([])
  })
})

test.describe('logging out', () => {
  test('ends the session at the server, forgets addresses, and leads to the login', async ({ page, request }) => {
    await loggedInOn(page)
    const token = (await stored(page, 'token')) ?? ''
    await page.evaluate(() => localStorage.setItem('shippingAddress', '{}'))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    for (const key of ['token', 'user', 'shippingAddress', 'billingAddress']) expect(await stored(page, key)).toBeNull()
    await expect.poll(() => isSignedIn(request, token)).toBe(false)
  })

  test('in one tab reaches the others, and so does a login', async ({ page, context }) => {
    const person = await loggedInOn(page)
    const other = await context.newPage()
    await other.goto('/account')
    await expect(other.getByText(person.email)).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL(/\/login$/)

    await other.goto('/home')
    await page.goto('/login')
    await logInOn(page, person)
    await other.getByRole('button', { name: 'Menu' }).click()
    await expect(other.getByRole('dialog').getByText(`Hello, ${person.name}`)).toBeVisible()
  })
})
