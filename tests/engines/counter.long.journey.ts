import { join } from 'node:path'
import { expect } from '@playwright/test'
import { orderAt } from '#tests/journeys/counter/board-room.ts'
import { movesOf } from '#tests/journeys/counter/outbox-room.ts'
import { cutOrder, kept, pomfret, surmai } from '#tests/journeys/counter/weighing-journey.ts'
import { boardWords } from '#words/board.ts'
import { counterWords, outboxWords } from '#words/counter.ts'
import { peopleWords } from '#words/people.ts'
import { signInWords } from '#words/staff.ts'
import { weighingScreenWords } from '#words/weighing.ts'
import { test } from './engines.ts'
import { cookiesOf, withPin } from './people.ts'
import { becomes, isAt, seesNot, seesText, type Tab, visit } from './tab.ts'

const house = join(import.meta.dirname, '../..')
const tablet = { width: 820, height: 1000 }
const pins = { first: '402917', own: '918273' }

async function pressPin(tab: Tab, pin: string): Promise<void> {
  for (const digit of pin) await tab.press('button', digit)
}

/** Somebody signs in on an enrolled tablet by the first PIN, chooses one of their own, and is at the board. */
async function signIn(tab: Tab, name: string): Promise<void> {
  await visit(tab, '/counter')
  await tab.press('button', name)
  await pressPin(tab, pins.first)
  await tab.type(peopleWords.oldPin, pins.first)
  await tab.type(peopleWords.pinYouChoose, pins.own)
  await tab.press('button', peopleWords.savePin)
  await isAt(tab, /^\/counter\/?$/)
}

test('somebody signs in by PIN, and a new order stands on the board at once, and is confirmed', async ({
  open,
  shop,
}) => {
  const { device, owner } = await withPin(shop, 'Bhau', pins.first)
  const tab = await open({ cookies: [device], ...tablet })
  await signIn(tab, 'Bhau')
  const order = await orderAt(shop)
  await seesText(tab, order.number.slice(-4))
  await tab.press('button', 'Confirm', order.number.slice(-4))
  await becomes(async () => (await movesOf(shop, owner, order)).at(-1)?.move, 'confirm')
  await tab.press('button', counterWords.at('Bhau', counterWords.roles.counter))
  await tab.press('button', counterWords.lock)
  await seesText(tab, signInWords.locked)
  await pressPin(tab, pins.own)
  await seesText(tab, `1 ${boardWords.tabs.cut}`)
})

test('an order is weighed, by pad and by keyboard, photographed and packed', async ({ open, shop }) => {
  const { staff, cookies } = await cookiesOf(shop, 'counter')
  const order = await cutOrder(shop, staff, [surmai, pomfret])
  const tab = await open({ cookies, ...tablet })
  await visit(tab, `/counter/orders/${order.id}/weigh`)
  await seesText(tab, surmai.title)
  for (const digit of '980') await tab.press('button', digit)
  await becomes(() => tab.run(typedWeight), '980')
  await tab.keys('\n')
  await seesText(tab, pomfret.title)
  await tab.choose('.photograph input', join(house, 'assets/icon-512.png'))
  await seesText(tab, weighingScreenWords.photographKept)
  await becomes(() => tab.run(typedWeight), '')
  await tab.keys('1.02')
  await tab.keys('\n')
  await tab.press('button', 'Pack ')
  await seesText(tab, weighingScreenWords.packedHead(order.number.slice(-4)))
  const { lines } = await kept(shop, staff, order)
  expect(lines.map(({ weighed }) => weighed?.grams)).toEqual([980, 1020])
})

const typedWeight = () => document.querySelector<HTMLInputElement>('#weight')?.value

test('what is pressed without a line waits over a lock, and is sent once; after the PIN the tablet is where it was', async ({
  open,
  shop,
  line,
}) => {
  const { device, owner } = await withPin(shop, 'Ganesh', pins.first)
  const tab = await open({ cookies: [device], ...tablet })
  await signIn(tab, 'Ganesh')
  const order = await orderAt(shop)
  await visit(tab, '/counter')
  await seesText(tab, order.number.slice(-4))
  await becomes(() => tab.run(async () => (await caches.match('/counter/kept')) !== undefined), true)
  line.be('cut')
  await tab.press('button', 'Confirm', order.number.slice(-4))
  await seesText(tab, outboxWords.notSent(1))
  line.be('well')
  await becomes(async () => (await movesOf(shop, owner, order)).map((one) => one.move), ['place', 'confirm'])
  await seesNot(tab, outboxWords.notSent(1))
  await tab.press('link', counterWords.pack)
  await isAt(tab, '/counter/pack')
  await tab.press('button', counterWords.at('Ganesh', counterWords.roles.counter))
  await tab.press('button', counterWords.lock)
  await seesText(tab, signInWords.locked)
  await pressPin(tab, pins.own)
  await seesNot(tab, signInWords.locked)
  await isAt(tab, '/counter/pack')
})

test('a session that ended elsewhere leads by the PIN to the page that was pressed, and not to its data', async ({
  open,
  shop,
}) => {
  const { device, owner } = await withPin(shop, 'Ravi', pins.first)
  const tab = await open({ cookies: [device], ...tablet })
  await signIn(tab, 'Ravi')
  // Nothing tells this page that somebody has gone: it is asked at the next press.
  await visit(tab, '/counter/own')
  const answer = await fetch(`${shop.url}/counter/api/people`, { headers: owner.headers })
  const { people } = (await answer.json()) as { people: { id: string; name: string }[] }
  const ravi = people.find(({ name }) => name === 'Ravi')
  await fetch(`${shop.url}/counter/api/people/${ravi?.id}/sign-out`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ key: crypto.randomUUID() }),
  })
  await tab.press('link', counterWords.pack)
  await seesText(tab, signInWords.title)
  // a phone asks for the PIN of who was there last
  await seesText(tab, signInWords.pinOf('Ravi'))
  await pressPin(tab, pins.own)
  await seesText(tab, counterWords.pack)
  await isAt(tab, '/counter/pack')
})

test('an empty field for a day looks empty, until a day is chosen', async ({ open, shop, kind }) => {
  test.skip(kind !== 'webkit', 'the other engines write in which order a day is typed')
  const { cookies } = await cookiesOf(shop, 'owner')
  const tab = await open({ cookies, ...tablet })
  const looksAsWithoutText = async () => {
    await tab.run(() => {
      document.adoptedStyleSheets = []
    })
    const seen = await tab.picture()
    await tab.run(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[type=date]::-webkit-datetime-edit { opacity: 0 }')
      document.adoptedStyleSheets = [sheet]
    })
    return seen === (await tab.picture())
  }
  await visit(tab, '/counter/acts')
  await becomes(looksAsWithoutText, true)
  await visit(tab, '/counter/acts?day=2026-11-20')
  expect(await looksAsWithoutText()).toBe(false)
})
