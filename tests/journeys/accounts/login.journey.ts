import { logInOn, newPerson, registered } from '#tests/journeys/people.ts'
import { alert, stored, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'

const says = accountsWords

test.describe('logging in', () => {
  test('goes home with good news, keeps user and token, and greets by name', async ({ page, request }) => {
    const person = await registered(request)
    await page.goto('/login')
    await logInOn(page, person)
    await expect(page).toHaveURL('/')
    await expect(page.getByText(says.loggedIn)).toBeVisible()
    const handedOn = await page.evaluate(() => (history.state as { usr: unknown }).usr)
    expect(handedOn).toEqual({ successMessage: says.loggedIn, previousPath: '/login' })
    await expect(page.getByText(says.loggedIn)).toBeHidden({ timeout: 5000 })
    expect(await stored(page, 'token')).toMatch(/^[\w-]{43}$/)
    const user = JSON.parse((await stored(page, 'user')) ?? '{}') as Record<string, unknown>
    expect(user).toMatchObject({ fullName: person.name, name: person.name, email: person.email })
    expect(user._id).toBe(user.id)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByText(`Hello, ${person.name}`)).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'My Orders' })).toBeVisible()
  })

  test('the e-mail in the address fills the field, and the password can be looked at', async ({ page }) => {
    await page.goto('/login?email=asha%40darya.example')
    await expect(page.getByLabel('Email')).toHaveValue('asha@darya.example')
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    await page.locator('#password').fill('teal kite')
    await expect(page.locator('#password')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.locator('#password')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(page.locator('#password')).toHaveAttribute('type', 'password')
  })

  test('leads to the register, to the forgotten password, and by the logo home', async ({ page }) => {
    for (const [name, path] of [
      ['Forgot password?', '/forgot-password'],
      ['Register', '/register'],
      [/Darya/, '/home'],
    ] as const) {
      await page.goto('/login')
      await page.getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(path)
    }
  })

  test('password managers and phones know each field', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(page.locator('#password')).toHaveAttribute('autocomplete', 'current-password')
    await page.goto('/register')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.locator('#password')).toHaveAttribute('type', 'text')
    await expect(page.locator('#password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(page.getByLabel('Mobile')).toHaveAttribute('inputmode', 'tel')
    await expect(page.getByLabel('Mobile')).toHaveAttribute('type', 'tel')
    await expect(page.getByLabel('Mobile')).toHaveAttribute('autocomplete', 'tel')
  })

  test('a password can be pasted, and nothing else is asked for', async ({ page, context }) => {
    const person = await registered(page.request)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, '/login')
    await page.getByLabel('Email').fill(person.email)
    await page.evaluate((password) => navigator.clipboard.writeText(password), person.password)
    await page.locator('#password').press('Control+V')
    await expect(page.locator('#password')).toHaveValue(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/(home)?$/)
  })

  test('without e-mail or password says which is missing', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your e-mail.', 'Enter your password.'])
  })

  test('with a wrong password, or as a stranger, gets the same words and keeps what was typed', async ({
    page,
    request,
  }) => {
    const person = await registered(request)
    await page.goto('/login')
    for (const who of [{ ...person, password: 'another kite' }, newPerson()]) {
      await logInOn(page, who)
      await expect(alert(page)).toHaveText(says.wrongPassword)
      await expect(page.getByLabel('Email')).toHaveValue(who.email)
      await expect(page.locator('#password')).toHaveValue(who.password)
    }
    expect(await stored(page, 'token')).toBeNull()
  })

  test('after five wrong passwords says when to try again', async ({ page, request }) => {
    const person = await registered(request)
    const wrong = { ...person, password: 'another kite' }
    for (let turn = 0; turn < 5; turn += 1) await request.post('/auth/login', { data: wrong })
    await page.goto('/login')
    await logInOn(page, person)
    await expect(alert(page)).toHaveText(/Too many tries\. Please try again in 1[567] minutes/)
  })

  for (const [what, answer, said] of [
    ['without a token', { user: { id: 'a' } }, says.noToken],
    ['without a user', { token: 'a' }, says.badUser],
  ] as const)
    test(`an answer ${what} signs nobody in`, async ({ page }) => {
      await page.route('**/auth/login', (route) => route.fulfill({ json: answer }))
      await page.goto('/login')
      await logInOn(page, newPerson())
      await expect(alert(page)).toHaveText(said)
      expect(await stored(page, 'token')).toBeNull()
    })

  test('without a network has the specified words, and says that the password may be right', async ({ page }) => {
    await page.goto('/login')
    await page.route('**/auth/login', (route) => route.abort())
    await logInOn(page, newPerson())
    await expect(alert(page)).toContainText(says.wrongPassword)
    await expect(alert(page)).toContainText(says.maybeTheNetwork)
  })
})
