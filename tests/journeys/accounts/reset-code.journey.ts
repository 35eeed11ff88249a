import { codesFor, newPerson, registered } from '#tests/journeys/people.ts'
import { alert } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { askForCode, passTime } from './reset-codes.ts'

const says = accountsWords

test.describe('a forgotten password', () => {
  test('a wrong code is refused, and the right one still works', async ({ page, request, shop }) => {
    const person = await registered(request)
    await askForCode(page, person)
    const [code = ''] = await codesFor(shop, person)
    await page.getByLabel('OTP').fill('12345')
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(page.locator('#otp-error')).toHaveText('The OTP has 6 digits, you entered 5.')
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
    await expect(page.locator('#mobile-error')).toHaveText('Enter your mobile number.')
    await askForCode(page, await registered(request))
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(page.locator('#otp-error')).toHaveText('The OTP has 6 digits, you entered 0.')
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

  test('a reload keeps the number to which the code went, for this tab and until somebody is signed in', async ({
    page,
    request,
    shop,
  }) => {
    const person = await registered(request)
    const kept = () => page.evaluate(() => sessionStorage.getItem('resetMobile'))
    await askForCode(page, person)
    const [code = ''] = await codesFor(shop, person)
    await page.reload()
    expect(page.url()).not.toContain(person.mobile)
    await expect(page.getByLabel('Mobile number')).toHaveValue(person.mobile)
    await page.getByLabel('OTP').fill(code)
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await page.locator('#newPassword').fill('a teal kite flies')
    await page.locator('#confirmPassword').fill('a teal kite flies')
    await page.getByRole('button', { name: says.submit }).click()
    await expect(page).toHaveURL('/home')
    expect(await kept()).toBeNull()
  })

  test('another number is asked for, and a reload brings the old one no more', async ({ page, request }) => {
    await askForCode(page, await registered(request))
    await page.getByRole('button', { name: 'Use another number' }).click()
    await page.reload()
    await expect(page.getByLabel('Mobile number')).toHaveValue('')
    await expect(page.getByLabel('OTP')).toBeHidden()
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
})
