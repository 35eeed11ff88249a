import { faceOf } from '#tests/journeys/pages/staff-pages.ts'
import { alive, barriersOn, takesPresses } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { actsWords } from '#words/acts.ts'
import { counterWords } from '#words/counter.ts'
import { signInWords, staffRefusals } from '#words/staff.ts'
import { weighingScreenWords } from '#words/weighing.ts'
import { rowOf, toCut } from './cut-list-room.ts'
import { asOwner, cuttersTablet, nameAtFoot, ownPin, pinField, typePin, unfitOnLocked } from './cutters-tablet-room.ts'
import { sevenOf } from './frame-room.ts'

const words = signInWords.cutters

test('a locked cutters’ tablet shows its list; one tap ticks and weighs, and packing asks for the PIN and packs', async ({
  browser,
}) => {
  test.slow()
  await using shop = await openShop()
  const owner = await staffAt(shop.dataDir, 'owner')
  const counter = await staffAt(shop.dataDir, 'counter')
  const [first, noted] = await toCut(shop, counter)
  if (first === undefined || noted === undefined) throw new Error('an order was not placed')
  const { page } = await cuttersTablet(browser, shop, owner)
  await page.goto('/counter')
  await expect(page).toHaveURL(/\/counter\/locked/)
  await expect(page.locator('.cut-row')).toHaveCount(9)
  await expect(page.getByText(words.note).first()).toBeVisible()
  expect(await page.content()).not.toContain('Head separate')
  await alive(page)
  expect(await unfitOnLocked(page)).toEqual([])
  expect(await barriersOn(page)).toEqual([])

  // one tap, and they are who they are
  await takesPresses(page)
  await nameAtFoot(page, 'Bhau').click()
  await expect(faceOf(page, 'Bhau', 'cutter')).toBeVisible()
  await expect(page).toHaveURL(/\/counter\/cut$/)
  const row = rowOf(page, 'Head separate').first()
  await row.locator('.cut-tick').click()
  await expect(row.locator('.cut-by')).toHaveText('Bhau')
  await page.locator('.bar-face').click()
  await page.getByRole('button', { name: counterWords.lock }).click()
  await expect(page).toHaveURL(/\/counter\/locked/)
  await expect(page.locator('.cut-row .cut-by')).toHaveText(['Bhau'])

  await weighAll(shop, counter, first.id)
  await alive(page)
  await takesPresses(page)
  await nameAtFoot(page, 'Leena').click()
  await expect(page).toHaveURL(/\/counter\/cut$/)
  await page.goto(`/counter/orders/${first.id}/weigh?line=summary`)
  await alive(page)
  await takesPresses(page)
  await page.getByRole('button', { name: weighingScreenWords.pack }).click()
  await expect(pinField(page, 'Leena')).toBeFocused()
  const seven = await sevenOf(page, { width: 820, height: 1180 }, '.pin-pad')
  await typePin(page, '135790')
  await expect(page.locator('#pin-wrong')).toHaveText(staffRefusals['wrong-pin']({ left: 4 }))
  expect(await sevenOf(page, { width: 820, height: 1180 }, '.pin-pad')).toEqual(seven)
  await typePin(page, ownPin)
  await expect(page.locator('.packing[data-packed]')).toBeVisible()

  const log = await browser.newContext({ baseURL: shop.url })
  await log.addCookies([
    { name: 'staff', value: owner.token, url: shop.url },
    { name: 'staff-device', value: owner.deviceToken, url: shop.url },
  ])
  const acts = await log.newPage()
  await acts.goto(`/counter/acts?thing=${encodeURIComponent(`order/${noted.id}`)}`)
  await expect(acts.locator('.act').first()).toContainText(actsWords.withoutPin)
  await acts.goto(`/counter/acts?thing=${encodeURIComponent(`order/${first.id}`)}`)
  await expect(acts.locator('.act').first()).not.toContainText(actsWords.withoutPin)
  for (const one of [page, acts]) await one.context().close()
})

test('others come in by name and PIN; whoever was dismissed, a line that is lost and a tablet that is revoked each have their sentence', async ({
  browser,
  shop,
}) => {
  const owner = await staffAt(shop.dataDir, 'owner')
  await toCut(shop, await staffAt(shop.dataDir, 'counter'))
  const { page, people } = await cuttersTablet(browser, shop, owner, { names: ['Ganesh', 'Lata'] })
  await page.goto('/counter/locked')
  await alive(page)
  await page.getByRole('link', { name: words.others }).click()
  await expect(page.getByRole('heading', { name: signInWords.who })).toBeVisible()
  await alive(page)
  await takesPresses(page)
  await page.getByRole('button', { name: 'Lata', exact: true }).click()
  await typePin(page, ownPin)
  await expect(faceOf(page, 'Lata', 'cutter')).toBeVisible()
  await takesPresses(page)
  await page.locator('.bar-face').click()
  await page.getByRole('button', { name: counterWords.lock }).click()
  await expect(nameAtFoot(page, 'Ganesh')).toBeVisible()
  await alive(page)

  await asOwner(shop, owner, `people/${people['Ganesh']}/disable`, {})
  await takesPresses(page)
  await nameAtFoot(page, 'Ganesh').click()
  await expect(page.locator('.locked-foot')).toContainText(staffRefusals['staff-unknown']())
  await expect(nameAtFoot(page, 'Ganesh')).toBeHidden()

  await page.context().setOffline(true)
  await expect(page.locator('.locked-foot')).toContainText(words.noLine)
  await expect(nameAtFoot(page, 'Lata')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('.cut-row').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(nameAtFoot(page, 'Lata')).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 })

  const devices = await fetch(`${shop.url}/counter/api/devices`, { headers: owner.headers })
  const all = ((await devices.json()) as { devices: { id: string; kind: string; state: string }[] }).devices
  const tablet = all.find(({ kind, state }) => kind === 'cutters' && state === 'enrolled')
  await asOwner(shop, owner, `devices/${tablet?.id}/revoke`, {})
  await expect(page.getByText(signInWords.revoked)).toBeVisible({ timeout: 20_000 })
  await page.context().close()
})
