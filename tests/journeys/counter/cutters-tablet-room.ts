import type { Browser, Page } from '@playwright/test'
import { pageTokenOf } from '#server/staff/staff-door.ts'
import { pageTokenHeader } from '#shop/wire/staff-call.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { signInWords } from '#words/staff.ts'

/** The PIN of each cutter here, which they have chosen themselves. */
export const ownPin = '918273'

type Json = Readonly<Record<string, unknown>>

/** The owner does something that has no page in this journey. */
export async function asOwner(shop: RunningShop, owner: SignedInStaff, path: string, body: object): Promise<Json> {
  const answer = await fetch(`${shop.url}/counter/api/${path}`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as Json
}

interface CuttersTablet {
  readonly page: Page
  /** the id of each cutter, by their name */
  readonly people: Readonly<Record<string, string>>
}

/** A cutters' tablet that the owner has enrolled, and cutters who have signed in there once and made a PIN of their own. It is locked. */
export async function cuttersTablet(
  browser: Browser,
  shop: RunningShop,
  owner: SignedInStaff,
  { names = ['Bhau', 'Leena'], oneTap = true } = {},
): Promise<CuttersTablet> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 820, height: 1180 } })
  const page = await context.newPage()
  const { address } = await asOwner(shop, owner, 'devices', { name: 'Cutting table', kind: 'cutters', oneTap })
  const token = String(address).split('/').at(-1) ?? ''
  const post = async (path: string, data: object) => {
    const staff = (await context.cookies()).find(({ name }) => name === 'staff')?.value ?? ''
    const answer = await context.request.post(`/counter/api/${path}`, {
      data,
      headers: { [pageTokenHeader]: pageTokenOf(staff) },
    })
    expect([path, answer.status()]).toEqual([path, 200])
  }
  await post('enrolment', { token })
  const people: Record<string, string> = {}
  for (const name of names) {
    const { id } = await asOwner(shop, owner, 'people', { name, role: 'cutter', pin: '402917' })
    people[name] = String(id)
    await post('sign-in/pin', { person: String(id), pin: '402917' })
    await post('own/pin', { old: '402917', pin: ownPin })
  }
  await post('lock', {})
  return { page, people }
}

export const nameAtFoot = (page: Page, name: string) => page.locator('.locked-foot').getByRole('button', { name })

/** In the page: what of the locked list is smaller than a wet hand or an eye an arm away can use, hidden, or wider than the screen. */
export const unfitOnLocked = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const one of document.querySelectorAll('.locked-page :not(.face)')) {
      const { width, height } = one.getBoundingClientRect()
      const says = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (says && width > 1 && height > 1 && Number.parseFloat(getComputedStyle(one).fontSize) < 24)
        found.push(`small: ${one.className} ${one.textContent}`)
    }
    for (const one of document.querySelectorAll('.locked-page :is(a, button, summary)')) {
      const { width, height, bottom } = one.getBoundingClientRect()
      const isAtFoot = one.matches('.locked-foot *')
      const least = one.matches('button.locked-name') ? 96 : 72
      if (height < least || width < 72) found.push(`target ${width} x ${height}: ${one.textContent}`)
      if (isAtFoot && bottom > innerHeight) found.push(`below the screen: ${one.textContent}`)
      if (one.scrollWidth > one.clientWidth + 1) found.push(`does not fit: ${one.textContent}`)
    }
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [...found, `wide ${scrollWidth}`] : found
  })

/** Their PIN, key by key. */
export async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.locator('.pin-pad').getByRole('button', { name: digit, exact: true }).click()
}

export const pinField = (page: Page, name: string) => page.getByLabel(signInWords.pinOf(name))
