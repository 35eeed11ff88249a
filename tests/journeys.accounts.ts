import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'
import {
  codesFor,
  isSignedIn,
  logInOn,
  newPerson,
  type PersonToBe,
  registered,
  signedInOn,
  tokenOf,
} from '#tests/people.ts'
import { expect, test } from '#tests/shop.ts'
import { barriersOn, visit } from './visits.ts'

const says = accountsWords
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

async function fillRegistration(page: Page, { name, email, password, mobile }: PersonToBe) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.locator('#password').fill(password)
  await page.getByLabel('Mobile').fill(mobile)
  await page.getByRole('button', { name: 'Register' }).click()
}

test.describe('registering', () => {
  test('leads to the login after two seconds, with the e-mail filled in, and then home', async ({ page }) => {
    const person = newPerson()
    await page.goto('/register')
    await fillRegistration(page, person)
    await expect(page.getByText(says.registered)).toBeVisible()
    const began = Date.now()
    await expect(page).toHaveURL(/\/login$/)
    expect(Date.now() - began).toBeGreaterThan(1000)
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await page.locator('#password').fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByText(says.loggedIn)).toBeVisible()
  })

  test('without the fields says for each what is missing, and keeps what was typed', async ({ page }) => {
    await page.goto('/register')
    await page.getByLabel('Name').fill('Asha')
    await page.getByRole('button', { name: 'Register' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(3)
    await expect(page).toHaveTitle(/^Error: /)
    await summary.getByRole('link', { name: 'Your mobile number is missing' }).click()
    await expect(page.getByLabel('Mobile')).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Asha')
  })

  test('a field says what is wrong when it is left, and stops when it is right', async ({ page }) => {
    await visit(page, '/register')
    await page.getByLabel('Mobile').fill('98765')
    await page.getByLabel('Name').focus()
    await expect(page.getByText('5 digits typed, a mobile number has 10.')).toBeVisible()
    await page.getByLabel('Mobile').fill('98765 43210')
    await expect(page.getByText('a mobile number has 10.')).toBeHidden()
  })

  test('with a known e-mail says so and offers the way on', async ({ page, request }) => {
    const person = await registered(request)
    await page.goto('/register')
    await fillRegistration(page, { ...newPerson(), email: person.email.toUpperCase() })
    await expect(alert(page)).toContainText(refusals['account-known']())
    await expect(page.getByText(says.haveAccount)).toBeVisible()
    await page.getByRole('link', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('with an e-mail whose domain nobody has stops there', async ({ page }) => {
    await page.route('**/auth/validate-email', (route) =>
      route.fulfill({ status: 400, json: { message: 'Invalid email domain.' } }),
    )
    await page.goto('/register')
    await fillRegistration(page, newPerson())
    await expect(page.getByRole('alert').getByRole('link', { name: says.badEmailDomain })).toBeVisible()
  })

  test('without a network, and with a server that says nothing, has its own words', async ({ page }) => {
    await page.goto('/register')
    await page.route('**/auth/register', (route) => route.abort())
    await fillRegistration(page, newPerson())
    await expect(alert(page)).toHaveText(says.networkFailed)
    await page.unroute('**/auth/register')
    await page.route('**/auth/register', (route) => route.fulfill({ status: 500, body: 'oops' }))
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(alert(page)).toContainText(says.registerFailed)
  })

  test('with a common password says so at the field', async ({ page }) => {
    await page.goto('/register')
    await fillRegistration(page, { ...newPerson(), password: 'password123' })
    await expect(page.locator('#password-error')).toHaveText(refusals['password-common']())
  })
})

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
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Your e-mail is missing. Type it here.',
      'Your password is missing. Type it here.',
    ])
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
    await page.unroute('**/auth/checkAuth')
    await page.getByRole('button', { name: says.checkAgain }).click()
    await expect(page.getByText(person.email)).toBeVisible()
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
    await signedInOn(page)
    const token = (await stored(page, 'token')) ?? ''
    await page.evaluate(() => localStorage.setItem('shippingAddress', '{}'))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    for (const key of ['token', 'user', 'shippingAddress', 'billingAddress']) expect(await stored(page, key)).toBeNull()
    await expect.poll(() => isSignedIn(request, token)).toBe(false)
  })

  test('in one tab reaches the others, and so does a login', async ({ page, context }) => {
    const person = await signedInOn(page)
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

test.describe('a forgotten password', () => {
  test('is set anew by a code, and every other device is signed out', async ({ page, request, shop }) => {
    const person = await registered(request)
    const elsewhere = await tokenOf(request, person)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByText(says.forgotten)).toBeVisible()
    await page.getByRole('link', { name: 'Reset password' }).click()
    await expect(page).toHaveURL('/reset-password')

    await page.getByLabel('Mobile number').fill(`+91 ${person.mobile}`)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.getByLabel('Mobile number')).toBeDisabled()
    await expect(page.getByRole('timer')).toHaveText(/another code in (30|29) seconds/)
    const otp = page.getByLabel('OTP')
    await expect(otp).toBeFocused()
    await expect(otp).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(otp).toHaveAttribute('inputmode', 'numeric')

    const [code = ''] = await codesFor(shop, person)
    const message = (await shop.messages()).find(({ to }) => to === `+91${person.mobile}`)
    expect(message?.text.split('\n').at(-1)).toBe(`@127.0.0.1 #${code}`)
    await otp.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(page.getByText(says.codeVerified)).toBeVisible()

    const submit = page.getByRole('button', { name: 'Submit' })
    await expect(submit).toBeDisabled()
    await page.locator('#newPassword').fill('a new kite at noon')
    await page.locator('#confirmPassword').fill('a new kite')
    await expect(submit).toBeDisabled()
    await page.locator('#confirmPassword').fill('a new kite at noon')
    for (const field of ['new', 'confirm']) {
      await page.getByRole('button', { name: `Show ${field} password` }).click()
      await expect(page.locator(`#${field}Password`)).toHaveAttribute('type', 'text')
    }
    await submit.click()
    await expect(page).toHaveURL('/home')
    await expect(page.getByText(says.resetDone)).toBeVisible()

    const token = (await stored(page, 'token')) ?? ''
    expect(await isSignedIn(request, token)).toBe(true)
    expect(await stored(page, 'user')).toContain(person.email)
    expect(await isSignedIn(request, elsewhere)).toBe(false)
    await expect.poll(async () => JSON.stringify(await shop.messages())).toContain('password was changed')
  })

  test('a wrong code is refused, and the right one still works', async ({ page, request, shop }) => {
    const person = await registered(request)
    await askForCode(page, person)
    const [code = ''] = await codesFor(shop, person)
    await page.getByLabel('OTP').fill('12345')
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(page.locator('#otp-error')).toHaveText('The code has 6 digits, 5 typed.')
    await page.getByLabel('OTP').fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(alert(page)).toHaveText(says.codeWrong)
    await page.getByLabel('OTP').fill(code)
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(page.getByText(says.codeVerified)).toBeVisible()
  })

  test('without a mobile, and without a code, says which is missing', async ({ page, request }) => {
    await page.goto('/reset-password')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.locator('#mobile-error')).toHaveText('Your mobile number is missing. Type it here.')
    await askForCode(page, await registered(request))
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(page.locator('#otp-error')).toHaveText('The code has 6 digits, 0 typed.')
    await expect(page.getByText(says.codeVerified)).toBeHidden()
  })

  test('a code older than five minutes is refused', async ({ page, request, shop }) => {
    const person = await registered(request)
    await askForCode(page, person)
    const [code = ''] = await codesFor(shop, person)
    passTime(shop.dataDir, 5 * 60_000)
    await page.getByLabel('OTP').fill(code)
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(alert(page)).toHaveText(says.codeWrong)
  })

  test('when the countdown ends another code can be sent, and only that one works', async ({ page, request, shop }) => {
    test.slow()
    const person = await registered(request)
    await askForCode(page, person)
    await expect(page.getByRole('button', { name: says.resend })).toBeHidden()
    await page.getByRole('button', { name: says.resend }).click({ timeout: 40_000 })
    const [first = '', second = ''] = await codesFor(shop, person, 2)
    await expect(page.getByRole('timer')).toBeVisible()
    await page.getByLabel('OTP').fill(first)
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(alert(page)).toHaveText(says.codeWrong)
    await page.getByLabel('OTP').fill(second)
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(page.getByText(says.codeVerified)).toBeVisible()
  })

  test('a number typed wrong can be changed, and an unknown one looks like a known one', async ({
    page,
    request,
    shop,
  }) => {
    const person = await registered(request)
    await askForCode(page, newPerson())
    await page.getByRole('button', { name: 'Use another number' }).click()
    await expect(page.getByLabel('Mobile number')).toBeEnabled()
    await page.getByLabel('Mobile number').fill(person.mobile)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    expect(await codesFor(shop, person)).toHaveLength(1)
  })

  test('asked again too soon, the page says when', async ({ page, request }) => {
    const person = await registered(request)
    await request.post('/api/auth/send-otp', { data: { mobile: person.mobile } })
    await page.goto('/reset-password')
    await page.getByLabel('Mobile number').fill(person.mobile)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(alert(page)).toContainText(says.codeNotSent)
    await expect(alert(page)).toContainText(/try again in \d+ seconds/)
  })

  test('each step has its words for a network that fails', async ({ page, request, shop }) => {
    const person = await registered(request)
    await page.goto('/reset-password')
    await page.route('**/api/auth/**', (route) => route.abort())
    await page.getByLabel('Mobile number').fill(person.mobile)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(alert(page)).toHaveText(says.codeSendError)

    await page.unroute('**/api/auth/**')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    const [code = ''] = await codesFor(shop, person)
    await page.route('**/api/auth/**', (route) => route.abort())
    await page.getByLabel('OTP').fill(code)
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(alert(page)).toHaveText(says.codeVerifyError)

    await page.unroute('**/api/auth/**')
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await page.locator('#newPassword').fill('a new kite at noon')
    await page.locator('#confirmPassword').fill('a new kite at noon')
    await page.route('**/api/auth/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(alert(page)).toHaveText(says.resetError)

    await page.unroute('**/api/auth/**')
    passTime(shop.dataDir, 20 * 60_000)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(alert(page)).toContainText(says.resetFailed)
    await page.getByRole('button', { name: 'Ask for another code' }).click()
    await expect(page.getByLabel('OTP')).toBeVisible()
  })

  test('a weak password is refused at its field, and the code still works', async ({ page, request, shop }) => {
    const person = await registered(request)
    await askForCode(page, person)
    const [code = ''] = await codesFor(shop, person)
    await page.getByLabel('OTP').fill(code)
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    for (const [password, said] of [
      ['password123', refusals['password-common']()],
      ['kolhatkar', refusals['password-about-you']()],
    ] as const) {
      await page.locator('#newPassword').fill(password)
      await page.locator('#confirmPassword').fill(password)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.locator('#newPassword-error')).toHaveText(said)
    }
    await page.locator('#newPassword').fill('a new kite at noon')
    await page.locator('#confirmPassword').fill('a new kite at noon')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/home')
  })
})

test.describe('the own account', () => {
  test('shows where one is signed in, and signs a lost phone out', async ({ page, request }) => {
    const person = await signedInOn(page)
    const phone = await tokenOf(request, person)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: `Hello, ${person.name}` })
      .click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('listitem').filter({ hasText: '(this one)' })).toHaveCount(1)
    const others = page.getByRole('main').getByRole('button', { name: /^Sign out .+ signed in/ })
    await others.last().click()
    await expect(page.getByText('is signed out.')).toBeVisible()
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
    await expect(page.getByText(says.passwordChanged)).toBeVisible()
    expect(await isSignedIn(request, phone)).toBe(false)
    await tokenOf(request, { ...person, password: 'a new kite at noon' })
  })
})

test('the pages of accounts are accessible, on a phone and on a desk', async ({ page }) => {
  await signedInOn(page)
  for (const path of ['/account', '/login', '/register', '/forgot-password', '/reset-password'])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      if (path === '/account') await expect(page.getByText('(this one)')).toBeVisible()
      if (path === '/register') await page.getByRole('button', { name: 'Register' }).click()
      expect(await barriersOn(page, 'main')).toEqual([])
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider).toBeLessThanOrEqual(0)
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

async function askForCode(page: Page, { mobile }: PersonToBe) {
  await page.goto('/reset-password')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeVisible()
}

/** What was kept was kept so much longer ago. */
function passTime(dataDir: string, time: number): void {
  const books = new DatabaseSync(join(dataDir, 'shop.db'), { timeout: 5000 })
  books.prepare('update codes set sent_at = sent_at - ?, verified_at = verified_at - ?').run(time, time)
  books.close()
}
