import { expect } from '@playwright/test'
import { newPerson, registered } from '#tests/journeys/people.ts'
import { ordersOf, line as packs, placeOrders } from '#tests/journeys/shopping.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { accountsWords } from '#words/accounts.ts'
import { cartWords } from '#words/cart.ts'
import { changedWords } from '#words/changed.ts'
import { checkoutWords } from '#words/checkout.ts'
import { choicesWords } from '#words/choices.ts'
import { kitWords } from '#words/frame.ts'
import { ordersWords } from '#words/orders.ts'
import { test } from './engines.ts'
import { logIn, takePomfret, toldBy, typeAddress } from './people.ts'
import { becomes, isAlive, isAt, pathOf, seesText, type Tab, visit } from './tab.ts'

const { title } = openingProduct(4)

test('somebody buys: from home by a list to a fish, to the cart, to the checkout, to the barcode', async ({
  open,
  request,
  line,
}) => {
  const person = await registered(request)
  const tab = await open()
  await logIn(tab, person)
  await visit(tab, '/home')
  await tab.press('link', 'Silver Pomfret')
  await isAt(tab, '/productListPomfret')
  await tab.press('link', 'Order Now')
  await isAt(tab, '/wholePomfretDetails/4')
  await tab.press('button', choicesWords.addToCart)
  await tab.press('link', choicesWords.viewCart)
  await isAt(tab, '/cartPage')
  await tab.press('button', cartWords.proceed)
  await isAt(tab, '/checkout')
  await typeAddress(tab)
  await tab.press('button', 'Place order')
  await seesText(tab, checkoutWords.placed)
  await becomes(() => tab.run(isBarcodeDrawn), true)
  const [order] = await ordersOf(request, person)
  await visit(tab, `/myorders/${order?._id}`)
  await seesText(tab, String(order?.orderNumber))
  await becomes(() => tab.run(isBarcodeDrawn), true)
  expect(toldBy(line)).toEqual([])
})

/** In the page. */
const isBarcodeDrawn = () => (document.querySelector<HTMLImageElement>('img[alt^="Barcode"]')?.naturalWidth ?? 0) > 50

test('a stranger with a fish in the cart registers, logs in, and stands at the checkout again', async ({ open }) => {
  const person = newPerson()
  const tab = await open()
  await takePomfret(tab)
  await visit(tab, '/checkout')
  await isAt(tab, '/login')
  await tab.press('link', accountsWords.titles.register)
  await isAt(tab, '/register')
  const { labels } = accountsWords
  await tab.type(labels.name, person.name)
  await tab.type(labels.email, person.email)
  await tab.type(labels.mobile, person.mobile)
  await tab.type(labels.password, person.password)
  await tab.press('button', accountsWords.register)
  await isAt(tab, '/login')
  // The e-mail is there already.
  await tab.type(labels.password, person.password)
  await tab.press('button', accountsWords.login)
  await isAt(tab, '/checkout')
  await seesText(tab, title)
})

test('an order is changed, and then cancelled', async ({ open, request }) => {
  const person = await registered(request)
  await placeOrders({ request }, person, [[packs(4, 2)]])
  const [order] = await ordersOf(request, person)
  const tab = await open()
  await logIn(tab, person)
  await visit(tab, `/myorders/${order?._id}`)
  await tab.press('link', changedWords.change)
  await isAt(tab, /\/change$/)
  await tab.press('button', kitWords.oneLessOf(title))
  await seesText(tab, changedWords.lessBy('₹1,800.00'))
  await tab.press('button', changedWords.save)
  await seesText(tab, changedWords.saved)
  await visit(tab, '/myorders')
  await tab.press('button', ordersWords.cancel)
  await tab.press('button', ordersWords.cancelIt)
  await seesText(tab, ordersWords.canceled)
  await tab.press('button', kitWords.ok)
  await seesText(tab, 'Canceled')
  expect((await ordersOf(request, person)).map(({ status, cartItems }) => [status, cartItems[0]?.quantity])).toEqual([
    ['Canceled', 1],
  ])
})

const placeOf = (tab: Tab) => tab.run(() => Math.round(scrollY))

/** The same as before, to the width of two lines of text and a border. */
const isNear = async (tab: Tab, place: number) =>
  becomes(async () => Math.abs((await placeOf(tab)) - place) <= 100, true)

async function scrollDown(tab: Tab, to: number): Promise<number> {
  await becomes(async () => {
    await tab.run((y) => window.scrollTo({ top: y, behavior: 'instant' }), to)
    return placeOf(tab)
  }, to)
  return to
}

test('who goes back, or loads a page again, stands where they stood, on a list and among their orders', async ({
  open,
  request,
}) => {
  const person = await registered(request)
  await placeOrders({ request }, person, [[packs(4)], [packs(19)], [packs(13)], [packs(4)]])
  const [, , order] = await ordersOf(request, person)
  const tab = await open()
  await logIn(tab, person)
  for (const [from, link] of [
    ['/fish', openingProduct(13).title],
    ['/myorders', `${order?.orderNumber}`],
  ] as const) {
    await visit(tab, from)
    await seesText(tab, link)
    const place = await scrollDown(tab, 700)
    await tab.reload()
    await isAlive(tab)
    await isNear(tab, place)
    // Safari goes back past a page on which nobody has done anything.
    await tab.keys('a')
    await tab.run(() => document.querySelector<HTMLAnchorElement>('footer a[href$="/terms"]')?.click())
    await isAt(tab, '/terms')
    await tab.back()
    await isAt(tab, from)
    await seesText(tab, link)
    await isNear(tab, place)
  }
})

test('who goes back to a page that was only frozen has the cart of now, and their place', async ({ open }) => {
  const tab = await open()
  await visit(tab, '/productListPomfret')
  const place = await scrollDown(tab, 500)
  await tab.goTo('/robots.txt')
  const other = await tab.another()
  await takePomfret(other)
  await tab.back()
  await isAlive(tab)
  await becomes(() => tab.run(() => document.querySelector('header .badge')?.textContent), '1')
  await isNear(tab, place)
  expect(await pathOf(tab)).toBe('/productListPomfret')
})

test('after a reload the fields say what the page says', async ({ open }) => {
  const tab = await open()
  await visit(tab, '/wholePomfretDetails/4')
  await tab.run(() => {
    const size = document.querySelector('select')
    if (!size) return
    size.value = [...size.options].at(-1)?.value ?? ''
    size.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await seesText(tab, 'Will add: Small')
  await tab.reload()
  await isAlive(tab)
  await becomes(() => tab.run(sizeAndSaid), true)
  await visit(tab, '/register')
  await tab.type(accountsWords.labels.name, 'Asha')
  await tab.reload()
  await isAlive(tab)
  // Whatever the browser has put back is what is sent.
  await tab.type(accountsWords.labels.mobile, '98')
  await tab.press('button', accountsWords.register)
  await becomes(
    () =>
      tab.run(
        (missing) =>
          document.body.innerText.includes(missing) ===
          (document.querySelector<HTMLInputElement>('[name=name], #name')?.value === ''),
        accountsWords.missing.name,
      ),
    true,
  )
})

/** In the page: whether the size that the field shows is the one that would be added. */
function sizeAndSaid(): boolean {
  const shown = document.querySelector('select')?.selectedOptions[0]?.textContent ?? ''
  return document.body.innerText.includes(`Will add: ${shown.split(' (')[0]}`)
}
