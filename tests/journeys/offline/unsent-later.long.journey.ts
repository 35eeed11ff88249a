import { logIn, logOut } from '#tests/journeys/cart/cart-devices.ts'
import { makeOlder } from '#tests/journeys/pages/older-page.ts'
import { newPerson } from '#tests/journeys/people.ts'
import {
  fillAddress,
  fillCart,
  line,
  openCheckout,
  ordersOf,
  placeButton,
  placedHead,
  placeOrders,
} from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, visit } from '#tests/journeys/visits.ts'
import { changeRate, jumboPomfret } from '#tests/rooms/change-rate.ts'
import { expect } from '#tests/running/shop.ts'
import { checkoutWords } from '#words/checkout.ts'
import { refusals } from '#words/refusals.ts'
import { unsentWords } from '#words/unsent.ts'
import { keptHere } from './kept-here.ts'
import { visitWithWorker } from './offline-pages.ts'
import { keepButton, keepOne, notSent, unsentJourneys } from './unsent-room.ts'

const test = unsentJourneys()

test('a rate that changed meanwhile: it is not placed, says why, and all that was typed is there', async ({
  page,
  context,
  shop,
}) => {
  const person = await keepOne(page, context)
  await changeRate(page, shop, { ...jumboPomfret, was: 1800, becomes: 1900 })
  await context.setOffline(false)
  await expect(page.getByText(refusals['prices-changed']())).toBeVisible()
  await expect(page.getByLabel('Street address')).toHaveValue('Parel Naka')
  expect(await ordersOf(page.request, person)).toHaveLength(0)
  await page.getByRole('button', { name: /1,900\.00 in cash/ }).click()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
  await changeRate(page, shop, { ...jumboPomfret, was: 1900, becomes: 1800 })
})

for (const [what, answer] of [
  ['fish is gone', { message: refusals['item-unavailable']({ title: 'Silver pomfret' }) }],
  [
    'slot is over',
    {
      message: refusals['slot-over'](),
      slots: [{ name: '2030-01-01T07:00-09:00', pincodes: [], cutOffAt: 4e12, isFree: true }],
    },
  ],
] as const)
  test(`where the ${what} meanwhile, My Orders says that it is not placed and why, and leads to the checkout`, async ({
    page,
    context,
  }) => {
    await keepOne(page, context)
    await page.route('**/orders', (route) => route.fulfill({ status: 409, json: answer }))
    await page.close()
    const next = await context.newPage()
    await next.route('**/orders', (route) => route.fulfill({ status: 409, json: answer }))
    await context.setOffline(false)
    await visit(next, '/myorders')
    await next.getByRole('button', { name: unsentWords.sendNow }).click()
    await expect(next.getByRole('heading', { name: unsentWords.notPlaced })).toBeVisible()
    await expect(next.getByRole('alert').filter({ hasText: answer.message })).toBeVisible()
    await next.getByRole('link', { name: unsentWords.toCheckout }).click()
    await expect(next.getByText(answer.message)).toBeVisible()
    await expect(next.getByLabel('Street address')).toHaveValue('Parel Naka')
  })

test('whose session ended has not placed it, and no login sends it', async ({ page, context }) => {
  const person = await keepOne(page, context)
  await page.route('**/orders', (route) => route.fulfill({ status: 401, json: { message: 'no' } }))
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(unsentWords.logInToPlace)).toBeVisible()
  await page.unroute('**/orders')
  await logIn(page, person)
  await expect(page.getByText(unsentWords.loggedInAgain)).toBeVisible()
  await expect(placeButton(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(0)
})

test('whose session ended after a try without an answer is told to log in and see, and the login only asks', async ({
  page,
  context,
}) => {
  const person = await keepOne(page, context)
  let tries = 0
  await page.route(/\/orders(\/attempts\/.*)?$/, async (route) => {
    tries += 1
    if (tries > 1) return route.fulfill({ status: 401, json: { message: 'no' } })
    await route.fetch()
    return route.abort()
  })
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(unsentWords.logInToSee)).toBeVisible()
  await page.unroute(/\/orders(\/attempts\/.*)?$/)
  let sent = 0
  page.on(
    'request',
    (request) => void (sent += Number(request.method() === 'POST' && request.url().endsWith('/orders'))),
  )
  await logIn(page, person)
  await expect(placedHead(page)).toBeVisible()
  expect(sent).toBe(0)
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('who logs in after somebody sends nothing of theirs, and where they live is not kept', async ({
  page,
  context,
}) => {
  const person = await keepOne(page, context)
  await page.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('user')
  })
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  const other = newPerson()
  await next.request.post('/auth/register', { data: other })
  await logIn(next, other)
  await expect.poll(async () => JSON.stringify(await keptHere(next, 'unsent'))).not.toContain('Parel Naka')
  expect(await ordersOf(next.request, other)).toHaveLength(0)
  expect(await ordersOf(next.request, person)).toHaveLength(0)
  await logOut(next)
})

test('who signs out leaves nothing, and hears that the order which waited is gone', async ({ page, context }) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await placeOrders(page, person, [[line(19)]])
  await visit(page, '/myorders')
  await expect.poll(() => keptHere(page, 'orders')).toHaveLength(1)
  await fillCart(page, [line(4)])
  await visit(page, '/checkout')
  // The menu comes with its first opening, and a worker that has just begun does not keep it yet.
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await keepButton(page).click()
  await expect(notSent(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(unsentWords.thrownAwayNow)).toBeVisible()
  await expect.poll(() => keptHere(page, 'unsent')).toEqual([])
  await expect.poll(() => keptHere(page, 'orders')).toEqual([])
  await context.setOffline(false)
})

test('the last orders are read without a line, without where they went, and are gone after the login ended', async ({
  page,
  context,
}) => {
  const person = await openCheckout(page)
  await placeOrders(page, person, [[line(19)], [line(4)], [line(1)], [line(7)], [line(10)], [line(13)]])
  await visitWithWorker(page, '/myorders')
  await expect(page.locator('.order-card')).toHaveCount(6)
  await expect.poll(() => keptHere(page, 'orders')).toHaveLength(1)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^You are offline\. Your orders as of /)).toBeVisible()
  await expect(page.locator('.order-card')).toHaveCount(5)
  await expect(page.getByText('Parel Naka')).toHaveCount(0)
  expect(JSON.stringify(await keptHere(page, 'orders'))).not.toMatch(/Parel|98\d{8}/)
  expect(await barriersAnywhereOn(page, 'main')).toEqual([])
  await context.setOffline(false)
  await expect(page.locator('.order-card')).toHaveCount(6)
  await page.route('**/orders/userorders*', (route) => route.fulfill({ status: 401, json: { message: 'no' } }))
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => keptHere(page, 'orders')).toEqual([])
})

test('the checkout opens without a line, and what is kept there outlives the browser until somebody presses', async ({
  page,
  context,
}) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await visitWithWorker(page, '/checkout')
  await expect(placeButton(page)).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await keepButton(page).click()
  await expect(notSent(page)).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await visit(next, '/home')
  await next.getByRole('button', { name: unsentWords.sendNow }).click()
  await expect.poll(() => ordersOf(next.request, person)).toHaveLength(1)
  await expect(next.locator('.badge')).toHaveCount(0)
  await logOut(next)
})

test('by rates that are older than a day nothing is kept: it says so, and what was typed is there', async ({
  page,
  context,
}) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await visitWithWorker(page, '/checkout')
  await context.setOffline(true)
  await makeOlder(page, '/checkout', 25 * 3_600_000)
  await page.reload()
  await keepButton(page).click()
  await expect(page.getByText(checkoutWords.ratesTooOld)).toBeVisible()
  await expect(notSent(page)).toHaveCount(0)
  expect(await keptHere(page, 'unsent')).toEqual([])
  await expect(page.getByLabel('Street address')).toHaveValue('Parel Naka')
  await context.setOffline(false)
  await page.reload()
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})
