import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { BadLine } from '#tests/fakes/bad-line.ts'
import type { PersonToBe } from '#tests/journeys/people.ts'
import { staffAt, cookiesOf as staffCookies } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { checkoutWords } from '#words/checkout.ts'
import { becomes, seesText, type Tab, visit } from './tab.ts'

/** Logs in by the screen, as people do. */
export async function logIn(tab: Tab, { email, password }: PersonToBe): Promise<void> {
  await visit(tab, '/login')
  await tab.type(accountsWords.labels.email, email)
  await tab.type(accountsWords.labels.password, password)
  await tab.press('button', accountsWords.login)
  await seesText(tab, accountsWords.loggedIn)
}

/** A pack of pomfret into the cart, by its page. */
export async function takePomfret(tab: Tab): Promise<void> {
  await visit(tab, '/wholePomfretDetails/4')
  await tab.press('button', 'Add to Cart')
  await seesText(tab, 'Product added to the cart.')
}

/** Types what a new shopper has to type; the account knows the rest. */
export async function typeAddress(tab: Tab): Promise<void> {
  await tab.type(checkoutWords.labels.pincode, '400012')
  await tab.type(checkoutWords.labels.addressLine1, '12 Sample Chawl')
  await tab.type(checkoutWords.labels.streetAddress, 'Parel Naka')
}

/** What this browser keeps for when there is no line. */
const keptPaths = (tab: Tab, cache: string): Promise<string[]> =>
  tab.run(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), cache)

/** Waits until the worker has kept these pages, and the script that says of a page that it is a kept one. */
export async function hasKept(tab: Tab, pages: readonly string[]): Promise<void> {
  for (const page of pages) await becomes(async () => (await keptPaths(tab, 'pages')).includes(page), true)
  await becomes(async () => (await keptPaths(tab, 'files')).join().includes('/assets/without-line'), true)
}

/** What pages told of themselves that they should not have to: that they broke their policy, or that a script failed. */
export const toldBy = ({ answered }: BadLine): string[] =>
  answered.filter((answer) => / \/(csp|page-error)$/.test(answer))

/** Somebody of staff who signs in by a PIN, and the cookie of an enrolled tablet on which nobody is signed in. */
export async function withPin(shop: RunningShop, name: string, pin: string) {
  const owner = await staffAt(shop.dataDir, 'owner', 'Meera')
  const tablet = await staffAt(shop.dataDir, 'counter', 'Asif')
  const answer = await fetch(`${shop.url}/counter/api/people`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), name, role: 'counter', pin }),
  })
  expect(answer.ok || (await answer.text())).toBe(true)
  return { owner, device: { name: 'staff-device', value: tablet.deviceToken } }
}

export async function cookiesOf(shop: RunningShop, role: 'owner' | 'counter' | 'cutter') {
  const staff = await staffAt(shop.dataDir, role)
  return { staff, cookies: staffCookies(staff, shop.url).map(({ name, value }) => ({ name, value })) }
}
