import { expect } from '@playwright/test'
import { registered } from '#tests/journeys/people.ts'
import { ordersOf } from '#tests/journeys/shopping.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { outboxWords } from '#words/counter.ts'
import { frameWords } from '#words/frame.ts'
import { offlineWords } from '#words/offline.ts'
import { unsentWords } from '#words/unsent.ts'
import { test } from './engines.ts'
import { cookiesOf, hasKept, logIn, takePomfret, toldBy, typeAddress } from './people.ts'
import { becomes, isAlive, isAt, seesNot, seesText, type Tab, visit } from './tab.ts'

const headOf = (tab: Tab) => tab.run(() => document.querySelector('h1')?.textContent)

/** Somebody with a pack of pomfret at the checkout, whose browser has kept what they need without a line. */
async function atCheckout(tab: Tab): Promise<void> {
  await takePomfret(tab)
  await visit(tab, '/cartPage')
  await tab.press('button', cartWords.proceed)
  await isAt(tab, '/checkout')
  await typeAddress(tab)
}

test('after an order every kept page opens without a line, and says so', async ({ open, request, line }) => {
  test.slow()
  const person = await registered(request)
  const tab = await open()
  await logIn(tab, person)
  await visit(tab, '/productListPomfret')
  await atCheckout(tab)
  await tab.press('button', 'Place order')
  await seesText(tab, checkoutWords.placed)
  await visit(tab, '/home')
  await hasKept(tab, ['/home', '/productListPomfret', '/cartPage', '/checkout', '/myorders', '/wholePomfretDetails/4'])
  const [order] = await ordersOf(request, person)
  line.be('cut')
  for (const path of ['/home', '/productListPomfret', '/wholePomfretDetails/4', '/cartPage']) {
    await visit(tab, path)
    await seesText(tab, offlineWords.noLine)
    expect([path, await headOf(tab)]).not.toContain(offlineWords.noPage)
  }
  await visit(tab, '/myorders')
  await seesText(tab, String(order?.orderNumber))
  await visit(tab, '/checkout')
  await seesText(tab, checkoutWords.chooseFish)
  await tab.goTo('/search?query=bangda')
  await seesText(tab, offlineWords.noPageWhy)
  line.be('well')
  await visit(tab, '/home')
  await seesNot(tab, offlineWords.noLine)
})

test('an order for which there is no line waits, is told everywhere, and is placed once', async ({
  open,
  request,
  line,
}) => {
  const person = await registered(request)
  const tab = await open()
  await logIn(tab, person)
  await atCheckout(tab)
  line.be('losing answers', /^\/orders$/)
  await tab.press('button', 'Place order')
  await seesText(tab, unsentWords.unknown)
  line.be('cut')
  await tab.press('button', unsentWords.sendNow)
  await seesText(tab, unsentWords.stillNoLine)
  // What was pressed for goes on by itself.
  line.be('well')
  await seesText(tab, checkoutWords.placed)
  expect(await ordersOf(request, person)).toHaveLength(1)
})

test('a late script comes, and a lost one is tried again', async ({ open, line }) => {
  const tab = await open()
  line.be('silent', /\/side-menu/)
  await visit(tab, '/productListPomfret')
  await tab.press('button', frameWords.menu)
  line.be('well')
  await seesText(tab, 'Contact')
  for (const [part, path, press] of [
    [/\/side-menu/, '/productListPomfret', ['button', frameWords.menu]],
    [/\/reviews-body/, '/lobsterDetails/19', undefined],
  ] as const) {
    const fresh = await open()
    line.be('cut', part)
    await fresh.goTo(path)
    if (press === undefined) await fresh.run(() => document.querySelector('.review-form')?.scrollIntoView())
    else {
      await isAlive(fresh)
      await fresh.press(...press)
    }
    await seesText(fresh, frameWords.lost)
    line.be('well')
    await fresh.press('button', frameWords.tryAgain)
    await becomes(
      () => fresh.run(() => document.querySelector('dialog:modal, .review-form [type=submit]:enabled') !== null),
      true,
    )
  }
})

test('a tap while the line breaks leaves the page, and what was typed in it', async ({ open, line }) => {
  const tab = await open()
  await visit(tab, '/register')
  await tab.type('Name', 'Asha')
  line.be('cut')
  await tab.run(() => document.querySelector<HTMLAnchorElement>('footer a[href$="/terms"]')?.click())
  await becomes(
    () =>
      tab.run(
        (lost, kept) => [lost, kept].some((text) => document.body.innerText.includes(text)),
        frameWords.lost,
        offlineWords.notKept,
      ),
    true,
  )
  expect(
    await tab.run(() => [location.pathname, document.querySelector<HTMLInputElement>('#name, [name=name]')?.value]),
  ).toEqual(['/register', 'Asha'])
})

test('links that are touched break no policy', async ({ open, line }) => {
  const tab = await open()
  for (const path of ['/home', '/productListPomfret', '/cartPage']) {
    await visit(tab, path)
    const touched = await tab.run(touchLinks)
    expect(touched).toBeGreaterThan(5)
  }
  await visit(tab, '/terms')
  expect(toldBy(line)).toEqual([])
})

/** In the page: a finger, a pointer and the focus come to each link and go on. */
async function touchLinks(): Promise<number> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].slice(0, 20)
  for (const link of links) {
    link.focus()
    for (const kind of ['pointerover', 'mouseover', 'touchstart'])
      link.dispatchEvent(new Event(kind, { bubbles: true, composed: true }))
    // What is meant to be fetched is fetched a tenth of a second after the finger came.
    await new Promise((over) => setTimeout(over, 150))
    link.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))
  }
  return links.length
}

test('a tablet of the counter opens board and lists without a line', async ({ open, shop, line }) => {
  const { cookies } = await cookiesOf(shop, 'counter')
  const tab = await open({ cookies, width: 820, height: 1000 })
  for (const path of ['/counter/pack', '/counter/cut', '/counter']) await visit(tab, path)
  await becomes(() => tab.run(async () => (await caches.match('/counter/kept')) !== undefined), true)
  line.be('cut')
  for (const path of ['/counter', '/counter/pack', '/counter/cut']) {
    await visit(tab, path)
    await seesText(tab, outboxWords.noLine)
    await becomes(() => tab.run(() => location.pathname), path)
    await seesNot(tab, outboxWords.notKept)
  }
  line.be('well')
  await seesNot(tab, outboxWords.noLine)
})
