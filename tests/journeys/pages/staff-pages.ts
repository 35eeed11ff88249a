import type { Browser, Page } from '@playwright/test'
import type { Role } from '#shop/staff/staff.ts'
import { visit } from '#tests/journeys/visits.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { counterWords } from '#words/counter.ts'
import { peopleWords } from '#words/people.ts'
import { signInWords } from '#words/staff.ts'

export interface StaffedShop extends RunningShop {
  /** where passkeys can be: WebAuthn takes no IP address */
  readonly named: string
  /** what the start printed for the first owner */
  readonly printed: string
}

/** A shop of its own that nobody owns yet, with what its start printed. */
export async function openOwnerlessShop(): Promise<StaffedShop> {
  const said = Promise.withResolvers<string>()
  const shop = await openShop(
    {},
    {
      ownerless: (line) => {
        const [address] = /http:\/\/localhost\S+\/counter\/first\/\S+/.exec(line) ?? []
        if (address !== undefined) said.resolve(address)
      },
    },
  )
  return { ...shop, named: shop.url.replace('127.0.0.1', 'localhost'), printed: await said.promise }
}

/** A browser with an authenticator in it, which shows a finger whenever it is asked. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** After signing in one is at the counter's first page, the owner of a new shop at what is to be done first, and named in its bar. */
export async function greeted(page: Page, name: string, role: Role): Promise<void> {
  await expect(page).toHaveURL((url) => /^\/counter(\/|\/first-run)?$/.test(url.pathname))
  await expect(faceOf(page, name, role)).toBeVisible()
}

/** The face in the bar, behind which stands what somebody does about themselves. */
export const faceOf = (page: Page, name: string, role: Role) =>
  page.getByRole('button', { name: counterWords.at(name, counterWords.roles[role]), exact: true })

/** Presses what stands behind one's face: lock, switch, log out. */
export async function pressBehindFace(page: Page, words: string): Promise<void> {
  await page.locator('.bar-face').click()
  await page.getByRole('button', { name: words, exact: true }).click()
}

/** Becomes the first owner, and returns the recovery codes that were shown. */
export async function becomeOwner(page: Page, { printed }: StaffedShop, name = 'Meera'): Promise<string[]> {
  await withAuthenticator(page)
  await visit(page, printed)
  await page.getByLabel(signInWords.first.name).fill(name)
  await page.getByRole('button', { name: signInWords.first.make }).click()
  await expect(page.getByRole('heading', { name: signInWords.first.codesTitle })).toBeVisible()
  const codes = await page.locator('.codes li').allTextContents()
  await page.getByRole('button', { name: signInWords.first.done }).click()
  await greeted(page, name, 'owner')
  return codes
}

export async function addPerson(page: Page, { named }: StaffedShop, name: string, pin = '402917'): Promise<void> {
  await visit(page, `${named}/counter/people`)
  const form = page.getByRole('region', { name: peopleWords.add })
  await form.getByLabel(peopleWords.name).fill(name)
  await form.getByLabel(peopleWords.role).selectOption('cutter')
  await form.getByLabel(peopleWords.firstPin).fill(pin)
  await form.getByRole('button', { name: peopleWords.add }).click()
  await expect(page.getByText(peopleWords.added(name))).toBeVisible()
}

/** Has the owner make an address, and another browser open it. */
export async function enrolled(browser: Browser, owner: Page, { named }: StaffedShop, name: string): Promise<Page> {
  await visit(owner, `${named}/counter/devices`)
  await owner.getByLabel(peopleWords.deviceName).fill(name)
  await owner.getByRole('button', { name: peopleWords.invite }).click()
  const address = await owner.locator('.address').textContent()
  const context = await browser.newContext({ viewport: { width: 768, height: 1024 } })
  const tablet = await context.newPage()
  await visit(tablet, address ?? '')
  await tablet.getByRole('button', { name: signInWords.enrol.enrol }).click()
  await expect(tablet.getByRole('heading', { name: signInWords.who })).toBeVisible()
  return tablet
}
