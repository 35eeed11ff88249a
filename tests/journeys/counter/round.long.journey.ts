import type { Page } from '@playwright/test'
import { languages } from '#shop/languages.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { alive, barriersOn, takesPresses } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { reasonNames } from '#words/reasons.ts'
import { roundWords } from '#words/round.ts'
import { atScreen } from './board-room.ts'
import { atKeptScreen, keepsAll, movesOf } from './outbox-room.ts'
import { outTo, phone, startRound } from './round-room.ts'

test.use({ serviceWorkers: 'allow' })

const press = async (page: Page, role: 'button' | 'link', name: string | RegExp) => {
  await takesPresses(page)
  await page.getByRole(role, { name }).first().click()
}

test('a whole round without signal, the phone loaded twice: each act is done once, in the order in which it was pressed', async ({
  browser,
  shop,
}) => {
  test.setTimeout(150_000)
  const { page, staff, line } = await atKeptScreen(browser, shop, 'rider', '/counter/round')
  await page.setViewportSize(phone.viewport)
  const orders = await outTo(shop, staff, ['1 Sea View', '2 Hill Top', '3 Lake Side'])
  await expect(page.locator('.stops > li')).toHaveCount(3)
  await keepsAll(page, ['frame', 'round'])
  await line(false)
  await page.reload()
  await startRound(page)
  await press(page, 'button', /^Hand over/)
  await expect(page.getByText(roundWords.noSignalWaits(1))).toBeVisible()
  await press(page, 'link', /^Next stop/)
  await page.reload()
  await expect(page.getByText('2 Hill Top', { exact: false })).toBeVisible()
  await press(page, 'link', new RegExp(`^${roundWords.notDelivered}`))
  await press(page, 'button', reasonNames['they-refused'])
  await press(page, 'button', /^Bring/)
  await expect(page.getByText(reasonNames['they-refused'])).toBeVisible()
  await press(page, 'link', /^Next stop/)
  await page.reload()
  await press(page, 'button', /^Hand over/)
  await expect(page.getByText(roundWords.noSignalWaits(3))).toBeVisible()
  await press(page, 'link', roundWords.toEnd)
  await expect(page.getByRole('button', { name: roundWords.finishNeedsSignal })).toBeDisabled()
  const counter = await staffAt(shop.dataDir, 'counter')
  const moves = () =>
    Promise.all(
      orders.map(async (order) =>
        (await movesOf(shop, counter, order))
          .map((one) => one.move)
          .slice(5)
          .join(),
      ),
    )
  expect(await moves()).toEqual(['', '', ''])
  await line(true)
  await expect(page.getByRole('button', { name: roundWords.finish })).toBeEnabled({ timeout: 40_000 })
  expect(await moves()).toEqual(['deliver', 'not-delivered', 'deliver'])
  await press(page, 'button', roundWords.finish)
  await expect(page.getByText(roundWords.keepsNothing)).toBeVisible()
})

test('stops are dragged to another place, or moved by Up and Down, without signal too; it stays so after a reload and on another phone', async ({
  browser,
  shop,
}) => {
  const { page, staff, line } = await atKeptScreen(browser, shop, 'rider', '/counter/round')
  await page.setViewportSize(phone.viewport)
  const [a, b, c] = await outTo(shop, staff, ['1 Sea View', '2 Hill Top', '3 Lake Side'])
  await expect(page.locator('.stops > li')).toHaveCount(3)
  const hrefs = () =>
    page.locator('.stops > li > a').evaluateAll((links) => links.map((one) => one.getAttribute('href')?.slice(-36)))
  await keepsAll(page, ['frame', 'round'])
  await takesPresses(page)
  const grips = page.locator('.grip')
  const [from, to] = [await grips.nth(2).boundingBox(), await grips.nth(0).boundingBox()]
  if (!from || !to) throw new Error('each stop has a grip')
  await page.mouse.move(from.x + 20, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y, { steps: 4 })
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 6 })
  await page.mouse.up()
  await expect.poll(hrefs).toEqual([c?.id, a?.id, b?.id])
  await line(false)
  await press(page, 'button', /^Move/)
  // the first of three has no way up
  await expect(page.getByRole('button', { name: roundWords.up })).toBeDisabled()
  await press(page, 'button', roundWords.down)
  await expect.poll(hrefs).toEqual([a?.id, c?.id, b?.id])
  await press(page, 'button', roundWords.down)
  await expect.poll(hrefs).toEqual([a?.id, b?.id, c?.id])
  await page.reload()
  await expect.poll(hrefs).toEqual([a?.id, b?.id, c?.id])
  await line(true)
  await expect(page.getByText(/^All sent/)).toBeVisible({ timeout: 40_000 })
  const again = await page.context().newPage()
  await again.goto('/counter/round')
  await expect
    .poll(() =>
      again.locator('.stops > li > a').evaluateAll((links) => links.map((one) => one.getAttribute('href')?.slice(-36))),
    )
    .toEqual([a?.id, b?.id, c?.id])
})

for (const gap of [80, 250])
  test(`two taps ${gap} ms apart at any button of a stop do one thing`, async ({ browser, shop }) => {
    const { page, staff } = await atScreen(browser, shop, 'rider', { ...phone, name: `Ganesh ${gap}` })
    const orders = await outTo(shop, staff, ['1 Sea View', '2 Hill Top', '3 Lake Side'])
    const owner = await staffAt(shop.dataDir, 'owner')
    const done = async () =>
      (await Promise.all(orders.map((order) => movesOf(shop, owner, order)))).map((moves) => moves.at(-1)?.move)
    const twice = async (role: 'button' | 'link', name: string | RegExp) => {
      await takesPresses(page)
      const box = await page.getByRole(role, { name }).first().boundingBox()
      if (box === null) throw new Error(`no ${name} on the page`)
      const at = [box.x + box.width / 2, box.y + box.height / 2] as const
      await page.touchscreen.tap(...at)
      await page.waitForTimeout(gap)
      await page.touchscreen.tap(...at)
    }
    await page.goto('/counter/round')
    await alive(page)
    await twice('button', /^Move/)
    await twice('button', roundWords.lock)
    await expect(page.locator('.stops > li').first()).toContainText(roundWords.locked)
    await twice('button', roundWords.moved)
    await twice('button', roundWords.start)
    await twice('button', roundWords.startWithout)
    await expect(page.locator('.bar-title')).toHaveText(roundWords.at(1, 3))
    expect(await done()).toEqual(['send-out', 'send-out', 'send-out'])
    await twice('button', /^Hand over/)
    await expect(page.getByRole('link', { name: /^Next stop/ })).toBeVisible()
    expect(await done()).toEqual(['deliver', 'send-out', 'send-out'])
    await twice('link', /^Next stop/)
    await expect(page.locator('.bar-title')).toHaveText(roundWords.at(2, 3))
    await twice('link', new RegExp(`^${roundWords.notDelivered}`))
    await expect(page.getByText(roundWords.didYouCall)).toBeVisible()
    await twice('button', reasonNames['nobody-there'])
    await twice('button', /^Bring/)
    await expect(page.getByRole('link', { name: /^Next stop/ })).toBeVisible()
    expect(await done()).toEqual(['deliver', 'not-delivered', 'send-out'])
    await page.context().close()
  })

/** What a thumb would miss: a button that is not wholly on the glass or too small, a page wider than the glass. */
const missedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const missed: string[] = []
    for (const one of document.querySelectorAll('.round :is(button, a)')) {
      const { width, height } = one.getBoundingClientRect()
      if (width > 0 && (width < 47.5 || height < 47.5))
        missed.push(`${one.textContent} is ${Math.round(width)}x${Math.round(height)}`)
    }
    for (const one of document.querySelectorAll('.round-acts .button')) {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      if (top < 0 || left < 0 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5)
        missed.push(`${one.textContent} is not on the glass`)
    }
    const sent = document.querySelector('.round-sent')?.getBoundingClientRect()
    if (sent === undefined || sent.height < 35.5) missed.push('nothing says what was sent')
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) missed.push(`the page is ${scrollWidth} wide`)
    return missed
  })

const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
]

for (const language of languages)
  test(`each state of a round is whole on a phone and a tablet, by day and by night, in ${language}`, async ({
    browser,
    shop,
  }) => {
    test.setTimeout(120_000)
    const { page, staff } = await atScreen(browser, shop, 'rider', { ...phone, colorScheme: 'light' })
    await withDevanagari(page)
    const [first] = await outTo(shop, staff, ['1 Sea View', '2 Hill Top'])
    await fetch(`${shop.url}/counter/api/own/language`, {
      method: 'POST',
      headers: { ...staff.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ language }),
    })
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      for (const path of [
        '/counter/round',
        `/counter/round?stop=${first?.id}`,
        `/counter/round?stop=${first?.id}&not`,
      ]) {
        await page.goto(path)
        await alive(page)
        expect([path, viewport.width, await missedOn(page)]).toEqual([path, viewport.width, []])
        expect(await barriersOn(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await barriersOn(page, 'html', { byNight: true })).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      }
    }
    // letters twice as large leave nothing of it
    await page.setViewportSize(phone.viewport)
    for (const path of ['/counter/round', `/counter/round?stop=${first?.id}`, `/counter/round?stop=${first?.id}&not`]) {
      await page.goto(path)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const wider = await page
        .locator('.round, .round-view, .round-acts, .round-sent')
        .evaluateAll((parts) => parts.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className))
      expect([path, wider]).toEqual([path, []])
    }
    // with signal or without, nothing moves
    await page.goto(`/counter/round?stop=${first?.id}`)
    await alive(page)
    const places = () =>
      page
        .locator('.round-acts > *')
        .evaluateAll((acts) => acts.map((one) => JSON.stringify(one.getBoundingClientRect())))
    const before = await places()
    expect(before.map((one) => Math.round((JSON.parse(one) as DOMRect).height))).toEqual([60, 52])
    await page.context().setOffline(true)
    await expect(page.locator('.round-sent[data-offline]')).toBeVisible({ timeout: 40_000 })
    expect(await places()).toEqual(before)
  })
