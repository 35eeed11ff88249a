import { isSignedIn, newPerson, registered, tokenOf } from '#tests/journeys/people.ts'
import { barriersAnywhereOn, complaintsOf, takesPresses } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { counterWords } from '#words/counter.ts'
import { deskAreaWords } from '#words/delivery.ts'
import { deskReviewsWords } from '#words/reviews.ts'
import { deskShoppersWords } from '#words/shoppers.ts'
import { complain, focused, standAt, tabToList, write } from './desk-pages.ts'

const test = untouched()

test('by keys alone, the owner adds a pincode and takes it out, told first what follows', async ({ page, shop }) => {
  const complaints = complaintsOf(page)
  await standAt(page, shop, 'owner', 'area')
  const field = page.getByLabel(deskAreaWords.another)
  await field.focus()
  await page.keyboard.type('999999')
  await page.keyboard.press('Enter')
  await expect(page.locator('.field-error')).toContainText('We can’t find this pincode.')
  await field.fill('400 016')
  await page.keyboard.press('Enter')
  await expect(focused(page)).toContainText('400016: Mahim')
  await expect(page.getByText(deskAreaWords.addFollows)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText(deskAreaWords.add('400016'))
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveText(deskAreaWords.added('400016'))

  await tabToList(page)
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await focused(page).innerText()).includes('400016')) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(focused(page)).toContainText('400016')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(deskAreaWords.removeFollows)).toBeVisible()
  await expect(focused(page)).toContainText('400016: Mahim')
  await page.keyboard.press('Tab')
  await takesPresses(page)
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveText(deskAreaWords.removed('400016'))
  await expect(page.locator('.rows')).not.toContainText('400016')
  expect(complaints).toEqual([])
})

test('the counter sees the area, and its owner alone changes it', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'area?pincode=400016')
  await expect(page.getByText(deskAreaWords.ownerOnly)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^400016: Mahim/ })).toBeVisible()
  await expect(page.getByRole('button', { name: deskAreaWords.add('400016') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: counterWords.shoppers, includeHidden: true })).toHaveCount(0)
})

test('by keys alone, the owner finds a shopper, signs them out and erases the account', async ({ page, shop }) => {
  const complaints = complaintsOf(page)
  const person = await registered(page.request, newPerson())
  const [first, second] = [await tokenOf(page.request, person), await tokenOf(page.request, person)]
  await standAt(page, shop, 'owner', 'shoppers')
  await expect(page.getByRole('button', { name: deskShoppersWords.find })).toBeEnabled()
  const field = page.getByLabel(deskShoppersWords.typed)
  await field.fill(person.mobile.slice(0, 5))
  await page.keyboard.press('Enter')
  await expect(page.locator('.field-error')).toContainText('Enter the full mobile number')
  await field.fill(person.email)
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveText(person.name)
  await expect(page.locator('.work')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('.work')).toHaveCount(1)
  await page.getByRole('button', { name: deskShoppersWords.endAll }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(deskShoppersWords.none)).toBeVisible()
  expect(await Promise.all([first, second].map((token) => isSignedIn(page.request, token)))).toEqual([false, false])

  await page.getByRole('button', { name: deskShoppersWords.erase }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(deskShoppersWords.question(person.name, 0))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(deskShoppersWords.erased(person.name))).toBeVisible()
  await field.fill(person.email)
  await page.keyboard.press('Enter')
  await expect(page.locator('.field-error')).toContainText('No customer has this.')
  expect(complaints.filter((line) => !line.includes('status of 40'))).toEqual([])
})

test.describe('nobody is barred, by day or by night, on a phone or at a desk', () => {
  test('from reviews', async ({ page, shop }) => {
    await write(page, 'With an address:')
    await standAt(page, shop, 'owner', 'reviews')
    expect(await barriersAnywhereOn(page)).toEqual([])
    await page.getByRole('button', { name: deskReviewsWords.hide }).first().click()
    expect(await barriersAnywhereOn(page)).toEqual([])
  })

  test('from complaints', async ({ page, shop }) => {
    await complain(page, 'It smelt')
    await standAt(page, shop, 'owner', 'complaints')
    expect(await barriersAnywhereOn(page)).toEqual([])
  })

  test('from the area', async ({ page, shop }) => {
    await standAt(page, shop, 'owner', 'area?pincode=400016')
    expect(await barriersAnywhereOn(page)).toEqual([])
  })

  test('from shoppers', async ({ page, shop }) => {
    const person = await registered(page.request, newPerson())
    await tokenOf(page.request, person)
    await standAt(page, shop, 'owner', 'shoppers')
    await page.getByLabel(deskShoppersWords.typed).fill(person.email)
    await page.getByRole('button', { name: deskShoppersWords.find }).click()
    await expect(page.locator('.work')).toHaveCount(1)
    expect(await barriersAnywhereOn(page)).toEqual([])
  })
})
