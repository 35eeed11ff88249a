import type { Page } from '@playwright/test'
import { newPerson, type PersonToBe, registered } from '#tests/journeys/people.ts'
import { alert, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'

const says = accountsWords

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
    await summary.getByRole('link', { name: 'Enter your mobile number' }).click()
    await expect(page.getByLabel('Mobile')).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Asha')
  })

  test('a field says what is wrong when it is left, and stops when it is right', async ({ page }) => {
    await visit(page, '/register')
    await page.getByLabel('Mobile').fill('98765')
    await page.getByLabel('Name').focus()
    await expect(page.getByText('You entered 5 digits, a mobile number has 10.')).toBeVisible()
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
