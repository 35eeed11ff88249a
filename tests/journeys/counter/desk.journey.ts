import { alive, complaintsOf } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { deskComplaintsWords } from '#words/about.ts'
import { complaintOrderWords } from '#words/complaints.ts'
import { counterWords } from '#words/counter.ts'
import { deskAreaWords } from '#words/delivery.ts'
import { deskReviewsWords, deskWords } from '#words/reviews.ts'
import { orderAt } from './board-room.ts'
import { complain, focused, standAt, tabToList, write } from './desk-pages.ts'

const test = untouched()

test('by keys alone, what waits is shown, and what must not stay is hidden for a reason', async ({ page, shop }) => {
  const complaints = complaintsOf(page)
  await write(page, 'The first.')
  await write(page, 'The second.')
  await standAt(page, shop, 'counter', 'reviews')
  await alive(page)
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

  await page.keyboard.press('h')
  await expect(page.getByRole('dialog')).toBeVisible()
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
  await alive(page)
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

test('with a complaint stands its order, on a wide screen beside it and on a phone under it', async ({
  page,
  shop,
}) => {
  const complaints = complaintsOf(page)
  const order = await orderAt(shop)
  const about = { mobile: '9820000003', about: 'The pomfret was short', orderNumber: order.number }
  await page.request.post('/complaints', { data: about })
  await standAt(page, shop, 'counter', 'complaints')
  await alive(page)
  const card = page.locator('.work', { hasText: about.about })
  const beside = card.getByRole('region', { name: new RegExp(order.number) })
  await expect(beside.or(card.getByRole('link', { name: complaintOrderWords.show(order.number) }))).toBeVisible()
  await card.focus()
  if (!(await beside.isVisible())) await page.keyboard.press('o')
  await expect(beside.getByRole('table')).toBeVisible()
  await expect(beside).toContainText(complaintOrderWords.otherMobile)
  const places = async () => {
    const said = await card.getByText(about.about).boundingBox()
    return { said, shown: await beside.boundingBox() }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const wide = await places()
  expect(wide.shown?.x).toBeGreaterThan((wide.said?.x ?? 0) + 200)
  await page.setViewportSize({ width: 360, height: 740 })
  const narrow = await places()
  expect(narrow.shown?.y).toBeGreaterThan(narrow.said?.y ?? 0)
  expect(complaints).toEqual([])
})

test.describe('before its script', () => {
  test.use({ javaScriptEnabled: false })

  test('the desk is read, and a pincode looked at', async ({ page, shop }) => {
    await write(page, 'To be read without a script.')
    await standAt(page, shop, 'owner', 'reviews')
    await expect(page.locator('.work').first()).toContainText('To be read without a script.')
    await expect(page.getByRole('button', { name: deskReviewsWords.hide })).toHaveCount(0)
    expect(await page.content()).toContain(`<noscript><p>${deskWords.noScript}`)
    await page.getByRole('button', { name: counterWords.morePages, exact: true }).click()
    await page.getByRole('link', { name: counterWords.area }).click()
    await page.getByLabel(deskAreaWords.another).fill('400016')
    await page.getByRole('button', { name: deskAreaWords.look }).click()
    await expect(page.getByRole('heading', { name: /^400016: Mahim/ })).toBeVisible()
  })
})
