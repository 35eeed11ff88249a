import type { Page } from '@playwright/test'
import { deskAreaWords } from '#words/desk-area.ts'
import { deskComplaintsWords } from '#words/desk-complaints.ts'
import { deskReviewsWords } from '#words/desk-reviews.ts'
import { deskShoppersWords } from '#words/desk-shoppers.ts'
import { deskWords } from '#words/desk.ts'
import type { Role } from '#shop/staff.ts'
import { ashasReview } from '#tests/reviews.ts'
import type { RunningShop } from '#tests/running-shop.ts'
import { cookieOf, staffAt } from '#tests/staff.ts'
import { isSignedIn, newPerson, registered, tokenOf } from './people.ts'
import { expect, test } from './shop.ts'
import { barriersAnywhereOn, complaintsOf } from './visits.ts'

async function standAt(page: Page, shop: RunningShop, role: Role, path: string) {
  const staff = await staffAt(shop.dataDir, role)
  await page.context().addCookies([cookieOf(staff, shop.url)])
  await page.goto(`/counter/${path}`)
  return staff
}

const write = (page: Page, comment: string) =>
  page.request.post('/reviews', { data: { ...ashasReview(), comment: `${comment} www.fish.example` } })

const complain = (page: Page, about: string) =>
  page.request.post('/complaints', { data: { mobile: '9820000001', about } })

const focused = (page: Page) => page.locator(':focus')

/** Tab until the list has the focus, as somebody without a mouse gets there. */
async function tabToList(page: Page) {
  await page.locator('main').focus()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (await focused(page).evaluate((element) => element.classList.contains('work'))) return
  }
  throw new Error('Tab does not lead to the list')
}

test('by keys alone, what waits is shown, and what must not stay is hidden for a reason', async ({ page, shop }) => {
  const complaints = complaintsOf(page)
  await write(page, 'The first.')
  await write(page, 'The second.')
  await standAt(page, shop, 'counter', 'reviews')
  await expect(page.getByText(deskWords.keys)).toBeVisible()
  await tabToList(page)
  await expect(focused(page)).toContainText('The second.')
  await page.keyboard.press('j')
  await expect(focused(page)).toContainText('The first.')
  await page.keyboard.press('ArrowUp')
  await expect(focused(page)).toContainText('The second.')

  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveText(deskReviewsWords.release.held)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(deskReviewsWords.released('Whole Silver Pomfret (Paplet)'))
  await expect(focused(page)).toContainText('The first.')

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText(deskReviewsWords.hide)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(deskReviewsWords.sayWhy)
  await page.getByLabel(deskReviewsWords.reason).focus()
  await page.keyboard.type('An advertisement')
  await page.keyboard.press('Enter')
  await expect(page.getByText(deskReviewsWords.none.held)).toBeVisible()

  await page.getByRole('link', { name: deskReviewsWords.states.hidden }).click()
  await expect(page.locator('.work').first()).toContainText('An advertisement')
  await tabToList(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(deskReviewsWords.released('Whole Silver Pomfret (Paplet)'))
  await page.goto('/wholePomfretDetails/4')
  await expect(page.getByText('The first.').first()).toBeAttached()
  await expect(page.getByText('The second.').first()).toBeAttached()
  expect(complaints).toEqual([])
})

test('by keys alone, a complaint is noted and settled with what was done', async ({ page, shop }) => {
  const complaints = complaintsOf(page)
  await complain(page, 'The prawns were short')
  await standAt(page, shop, 'counter', 'complaints')
  await expect(page.locator('.work').first()).toContainText('30 days left')
  await page.getByLabel(deskComplaintsWords.mobile).focus()
  await page.keyboard.type('98200 00002')
  await page.getByLabel(deskComplaintsWords.about).focus()
  await page.keyboard.type('Came an hour late')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(deskComplaintsWords.tellThem)).toBeVisible()
  await expect(page.locator('.work')).toHaveCount(2)

  await tabToList(page)
  await page.keyboard.press('j')
  await expect(focused(page)).toContainText('Came an hour late')
  await page.keyboard.press('k')
  await expect(focused(page)).toContainText('The prawns were short')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('200 g brought again, with ice')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.work')).toHaveCount(1)
  await expect(focused(page)).toContainText('Came an hour late')
  await page.getByRole('link', { name: deskComplaintsWords.which.settled }).click()
  await expect(page.locator('.work').first()).toContainText('200 g brought again, with ice')
  expect(complaints).toEqual([])
})

test('by keys alone, the owner adds a pincode and takes it out, told first what follows', async ({ page, shop }) => {
  const complaints = complaintsOf(page)
  await standAt(page, shop, 'owner', 'area')
  const field = page.getByLabel(deskAreaWords.another)
  await field.focus()
  await page.keyboard.type('999999')
  await page.keyboard.press('Enter')
  await expect(page.locator('.field-error')).toContainText('The postal directory knows no such pincode')
  await field.fill('400 016')
  await page.keyboard.press('Enter')
  await expect(focused(page)).toContainText('400016: Mahim')
  await expect(page.getByText(deskAreaWords.addFollows)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText(deskAreaWords.add('400016'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(deskAreaWords.added('400016'))

  await tabToList(page)
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await focused(page).innerText()).includes('400016')) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(deskAreaWords.removeFollows)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(deskAreaWords.removed('400016'))
  await expect(page.locator('.works')).not.toContainText('400016')
  expect(complaints).toEqual([])
})

test('the counter sees the area, and its owner alone changes it', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'area?pincode=400016')
  await expect(page.getByText(deskAreaWords.ownerOnly)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^400016: Mahim/ })).toBeVisible()
  await expect(page.getByRole('button', { name: deskAreaWords.add('400016') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: deskShoppersWords.title })).toHaveCount(0)
})

test('by keys alone, the owner finds a shopper, signs them out and erases the account', async ({ page, shop }) => {
  const complaints = complaintsOf(page)
  const person = await registered(page.request, newPerson())
  const [first, second] = [await tokenOf(page.request, person), await tokenOf(page.request, person)]
  await standAt(page, shop, 'owner', 'shoppers')
  const field = page.getByLabel(deskShoppersWords.typed)
  await field.fill(person.mobile.slice(0, 5))
  await page.keyboard.press('Enter')
  await expect(page.locator('.field-error')).toContainText('Type the whole mobile number')
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
  await expect(page.locator('.field-error')).toContainText('Nobody has an account with this')
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
    await page.keyboard.press('Enter')
    await expect(page.locator('.work')).toHaveCount(1)
    expect(await barriersAnywhereOn(page)).toEqual([])
  })
})

test.describe('before its script', () => {
  test.use({ javaScriptEnabled: false })

  test('the desk is read, and a pincode looked at', async ({ page, shop }) => {
    await write(page, 'To be read without a script.')
    await standAt(page, shop, 'owner', 'reviews')
    await expect(page.locator('.work').first()).toContainText('To be read without a script.')
    await expect(page.getByRole('button', { name: deskReviewsWords.hide })).toHaveCount(0)
    expect(await page.content()).toContain(`<noscript><p>${deskWords.noScript}`)
    await page.getByRole('link', { name: deskAreaWords.title }).click()
    await page.getByLabel(deskAreaWords.another).fill('400016')
    await page.getByRole('button', { name: deskAreaWords.look }).click()
    await expect(page.getByRole('heading', { name: /^400016: Mahim/ })).toBeVisible()
  })
})
