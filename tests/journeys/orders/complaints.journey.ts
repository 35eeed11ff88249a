import { sampleIdentity } from '#shop/accounts/identity.ts'
import { tabTo } from '#tests/journeys/pages/keyboard.ts'
import { proveMobile, signedInOn } from '#tests/journeys/people.ts'
import { barriersOn, complaintsOf, overflowOf, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { complaintsWords } from '#words/about.ts'
import { callsWords } from '#words/frame.ts'
import { refusals } from '#words/refusals.ts'

const says = complaintsWords
const number = /C-[0-9A-Z]{4}-[0-9A-Z]{4}/

test('a stranger complains all by keyboard and sees a number, which stands in the officer’s book', async ({
  page,
  shop,
}) => {
  const faults = complaintsOf(page)
  await visit(page, '/grievance')
  await tabTo(page, page.getByLabel('What is wrong'))
  await page.keyboard.type('The pomfret came warm, and the ice was gone.')
  await tabTo(page, page.getByLabel('Order number'))
  await page.keyboard.type('D7K4-29XM')
  await tabTo(page, page.getByLabel('Mobile number'))
  await page.keyboard.type('98200 00001')
  await tabTo(page, page.getByRole('button', { name: says.send }))
  await page.keyboard.press('Enter')

  const receipt = page.getByRole('heading', { name: number })
  await expect(receipt).toBeFocused()
  await expect(page.getByText(says.keep)).toBeVisible()
  const [ticket = ''] = number.exec((await receipt.textContent()) ?? '') ?? []
  expect(await shop.command('complaints')).toMatch(
    new RegExp(`^${ticket} .*\\+919820000001  order "D7K4-29XM"  "The pomfret came warm, and the ice was gone."$`, 'm'),
  )
  expect((await shop.messages()).filter(({ to }) => to === '+919820000001')).toEqual([])
  expect(await barriersOn(page)).toEqual([])
  expect(faults).toEqual([])
})

test('whoever is signed in finds their mobile there, and has the number by text message too', async ({
  page,
  shop,
}) => {
  const person = await signedInOn(page)
  await proveMobile(page.request, shop, person)
  await visit(page, '/grievance')
  await expect(page.getByLabel('Mobile number')).toHaveValue(/\+91 9/)
  await page.getByLabel('What is wrong').fill('Half of the prawns were missing.')
  await page.getByRole('button', { name: says.send }).click()
  await expect(page.getByText(says.told)).toBeVisible()
  const [ticket = ''] = number.exec((await page.getByRole('main').textContent()) ?? '') ?? []
  await expect
    .poll(async () => (await shop.messages()).filter(({ to }) => to === `+91${person.mobile}`).map(({ text }) => text))
    .toContainEqual(expect.stringContaining(`your complaint ${ticket}`))
})

test('what is missing is said field by field, and nothing typed is lost', async ({ page }) => {
  await visit(page, '/grievance')
  await page.getByLabel('Mobile number').fill('98200')
  await page.getByRole('button', { name: says.send }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(2)
  expect(await barriersOn(page)).toEqual([])
  await summary.getByRole('link', { name: 'Your complaint is required.' }).click()
  await expect(page.getByLabel('What is wrong')).toBeFocused()
  await expect(page.getByLabel('Mobile number')).toHaveValue('98200')
})

test('without an answer, and when too many came, it says so and keeps every word', async ({ page }) => {
  await visit(page, '/grievance')
  await page.getByLabel('What is wrong').fill('The pomfret came warm.')
  await page.getByLabel('Mobile number').fill('98200 00002')
  await page.route('**/complaints', (route) => route.abort())
  await page.getByRole('button', { name: says.send }).click()
  await expect(page.getByText(callsWords.trouble)).toBeVisible()
  await page.unroute('**/complaints')
  const tooMany = refusals['too-many-complaints']({ seconds: 12 * 60, phone: sampleIdentity.grievancePhone })
  await page.route('**/complaints', (route) => route.fulfill({ status: 429, json: { message: tooMany } }))
  await page.getByRole('button', { name: says.send }).click()
  await expect(page.getByText(tooMany)).toBeVisible()
  await expect(page.getByLabel('What is wrong')).toHaveValue('The pomfret came warm.')
  await page.unroute('**/complaints')
  await page.getByRole('button', { name: says.send }).click()
  await expect(page.getByRole('heading', { name: number })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the receipt bars nobody and fits the narrowest phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, '/grievance')
    await page.getByLabel('What is wrong').fill(`No ice. ${'https://darya.example/'.repeat(8)}`)
    await page.getByLabel('Mobile number').fill('98200 00003')
    expect(await overflowOf(page)).toBe(0)
    await page.getByRole('button', { name: says.send }).click()
    await expect(page.getByRole('heading', { name: number })).toBeFocused()
    expect(await overflowOf(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
  })

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the form cannot be sent by accident, and says how one complains without it', async ({ page }) => {
    await page.goto('/grievance')
    expect(await (await page.request.get('/grievance')).text()).toContain(`<noscript><p>${says.noScript}`)
    await expect(page.getByRole('button', { name: says.send })).toBeDisabled()
    const main = page.getByRole('main')
    for (const way of [sampleIdentity.grievanceEmail, sampleIdentity.grievancePhone])
      await expect(main).toContainText(way)
  })

  for (const path of ['/privacy', '/refunds', '/contactus'])
    test(`${path} leads to the form`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('main').locator('a[href="/grievance"]').click()
      await expect(page.getByRole('heading', { name: 'Make a complaint' })).toBeVisible()
    })
})
