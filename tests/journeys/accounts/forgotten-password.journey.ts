import { codesFor, isSignedIn, registered, tokenOf } from '#tests/journeys/people.ts'
import { alert, stored } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'
import { askForCode, passTime } from './reset-codes.ts'

const says = accountsWords

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
    await expect(page.getByRole('timer')).toHaveText(/new OTP in (30|29) seconds/)
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
    await page.getByRole('button', { name: 'Get a new OTP' }).click()
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
