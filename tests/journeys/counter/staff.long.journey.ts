import type { Page } from '@playwright/test'
import { tabTo } from '#tests/journeys/pages/keyboard.ts'
import {
  addPerson,
  becomeOwner,
  enrolled,
  faceOf,
  greeted,
  openOwnerlessShop,
  pressBehindFace,
  type StaffedShop,
} from '#tests/journeys/pages/staff-pages.ts'
import { barriersAnywhereOn, complaintsOf, visit } from '#tests/journeys/visits.ts'
import { cookiesOf, staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { counterWords } from '#words/counter.ts'
import { peopleWords } from '#words/people.ts'
import { signInWords, staffRefusals } from '#words/staff.ts'

/** A shop that nobody owns yet, for one test. */
const staffed = test.extend<{ ownerless: StaffedShop }>({
  // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
  ownerless: async ({}, provide) => {
    const shop = await openOwnerlessShop()
    await provide(shop)
    await shop.stop()
  },
})

const choosePerson = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function pressPin(page: Page, pin: string) {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
}

async function chooseOwnPin(page: Page, { old, pin }: { old: string; pin: string }) {
  await page.getByLabel(peopleWords.oldPin).fill(old)
  await page.getByLabel(peopleWords.pinYouChoose).fill(pin)
  await page.getByRole('button', { name: peopleWords.savePin }).click()
}

staffed(
  'from the printed address to a tablet in use: first owner, people, PINs, switching, locking, revoking',
  async ({ page, browser, ownerless }) => {
    staffed.slow()
    const complaints = complaintsOf(page)
    const codes = await becomeOwner(page, ownerless)
    expect(new Set(codes).size).toBe(10)
    await visit(page, ownerless.printed)
    await expect(page.getByText(signInWords.first.over)).toBeVisible()

    for (const name of ['Bhau', 'Asif']) await addPerson(page, ownerless, name)
    const tablet = await enrolled(browser, page, ownerless, 'Tablet by the scale')
    await choosePerson(tablet, 'Bhau')
    for (const left of [4, 3, 2, 1]) {
      await pressPin(tablet, '135790')
      await expect(tablet.getByRole('alert')).toHaveText(staffRefusals['wrong-pin']({ left }))
    }
    for (const pin of ['135790', '402917']) {
      await pressPin(tablet, pin)
      await expect(tablet.getByRole('alert')).toHaveText(staffRefusals['pins-barred']())
    }
    await visit(page, `${ownerless.named}/counter/people`)
    await page.getByRole('button', { name: peopleWords.letIn('Bhau') }).click()
    await expect(page.getByRole('status').filter({ hasText: peopleWords.done })).toBeVisible()
    await pressPin(tablet, '402917')
    await expect(tablet.getByText(peopleWords.choosePin)).toBeVisible()
    await chooseOwnPin(tablet, { old: '402917', pin: '918273' })
    await greeted(tablet, 'Bhau', 'cutter')

    await pressBehindFace(tablet, counterWords.lock)
    await expect(tablet.getByRole('heading', { name: signInWords.locked })).toBeVisible()
    await pressPin(tablet, '918273')
    await expect(tablet.getByRole('heading', { name: signInWords.locked })).toBeHidden()
    await greeted(tablet, 'Bhau', 'cutter')
    await pressBehindFace(tablet, counterWords.switchPerson)
    await choosePerson(tablet, 'Asif')
    await pressPin(tablet, '402917')
    await expect(tablet.getByText(peopleWords.choosePin)).toBeVisible()
    await chooseOwnPin(tablet, { old: '402917', pin: '827364' })
    await greeted(tablet, 'Asif', 'cutter')

    await tablet.evaluate(() => localStorage.setItem('counter:typed', '1840'))
    await visit(page, `${ownerless.named}/counter/devices`)
    await page.getByRole('button', { name: peopleWords.revoke('Tablet by the scale') }).click()
    await page.getByRole('button', { name: peopleWords.revokeYes, exact: true }).click()
    await expect(page.getByText(peopleWords.states.revoked(), { exact: true })).toBeVisible()
    await expect(tablet.getByText(signInWords.revoked)).toBeVisible()
    await expect.poll(() => tablet.evaluate(() => localStorage.getItem('counter:typed'))).toBeNull()
    expect(complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
    await tablet.context().close()
  },
)

staffed(
  'an owner comes in again by the passkey, and by a recovery code to make a new one',
  async ({ page, ownerless }) => {
    const [code = ''] = await becomeOwner(page, ownerless)
    await pressBehindFace(page, counterWords.signOut)
    await page.getByRole('button', { name: signInWords.passkey }).click()
    await greeted(page, 'Meera', 'owner')
    await pressBehindFace(page, counterWords.signOut)
    await page.getByText(signInWords.otherWays).click()
    await page.getByLabel(signInWords.recovery).fill(code)
    await page.getByRole('button', { name: signInWords.recover }).click()
    await expect(page.getByText(peopleWords.chooseKey)).toBeVisible()
    await page.getByRole('button', { name: peopleWords.addKey }).click()
    await expect(page.getByText(peopleWords.codesLeft(9))).toBeVisible()
    await page.getByRole('button', { name: counterWords.morePages, exact: true }).click()
    await expect(page.getByRole('link', { name: counterWords.people })).toBeVisible()
  },
)

staffed('a tablet is opened, left and opened again by keyboard alone', async ({ page, browser, ownerless }) => {
  staffed.slow()
  await becomeOwner(page, ownerless)
  await addPerson(page, ownerless, 'Bhau')
  const tablet = await enrolled(browser, page, ownerless, 'Tablet')
  await tabTo(tablet, tablet.getByRole('button', { name: 'Bhau', exact: true }))
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByLabel(signInWords.pinOf('Bhau'))).toBeFocused()
  await tablet.keyboard.type('402917')
  await expect(tablet.getByText(peopleWords.choosePin)).toBeVisible()
  await tabTo(tablet, tablet.getByLabel(peopleWords.oldPin))
  await tablet.keyboard.type('402917')
  await tabTo(tablet, tablet.getByLabel(peopleWords.pinYouChoose))
  await tablet.keyboard.type('918273')
  await tablet.keyboard.press('Enter')
  await greeted(tablet, 'Bhau', 'cutter')
  await tabTo(tablet, faceOf(tablet, 'Bhau', 'cutter'))
  await tablet.keyboard.press('Enter')
  await tabTo(tablet, tablet.getByRole('button', { name: counterWords.lock, exact: true }))
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByLabel(signInWords.pinOf('Bhau'))).toBeFocused()
  await tablet.keyboard.press('Escape')
  await expect(tablet.getByRole('heading', { name: signInWords.locked })).toBeVisible()
  await tablet.keyboard.type('918273')
  await expect(tablet.getByRole('heading', { name: signInWords.locked })).toBeHidden()
  await tablet.context().close()
})

for (const path of ['', '/people', '/devices', '/acts', '/own'])
  test(`the owner's page /counter${path} bars nobody, by day or by night, on a phone or at a desk`, async ({
    page,
    shop,
  }) => {
    const owner = await staffAt(shop.dataDir, 'owner')
    await page.context().addCookies(cookiesOf(owner, shop.url))
    await visit(page, `/counter${path}`)
    await expect(faceOf(page, 'Meera', 'owner')).toBeVisible()
    expect(await barriersAnywhereOn(page)).toEqual([])
  })

test('where people sign in, on an enrolled tablet and elsewhere, bars nobody; nor does an address that is over', async ({
  page,
  shop,
}) => {
  const bhau = await staffAt(shop.dataDir, 'cutter')
  await page.context().addCookies([{ name: 'staff-device', value: bhau.deviceToken, url: shop.url }])
  await visit(page, '/counter/sign-in')
  await page.getByRole('button', { name: 'Bhau', exact: true }).first().click()
  await expect(page.getByLabel(signInWords.pinOf('Bhau'))).toBeFocused()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.context().clearCookies()
  for (const path of ['/counter/sign-in', `/counter/first/${'A'.repeat(43)}`, `/counter/enrol/${'A'.repeat(43)}`]) {
    await visit(page, path)
    expect(await barriersAnywhereOn(page)).toEqual([])
  }
})

test('who is not signed in is led to sign in, and who may not see a page is told so', async ({ page, shop }) => {
  await page.goto('/counter/acts?day=2026-11-21')
  await expect(page).toHaveURL(/\/counter\/sign-in\?to=%2Fcounter%2Facts%3Fday%3D2026-11-21/)
  const bhau = await staffAt(shop.dataDir, 'cutter')
  await page.context().addCookies(cookiesOf(bhau, shop.url))
  const answer = await page.goto('/counter/people')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('link', { name: counterWords.people, includeHidden: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(counterWords.pageOf(['owner']))
})
