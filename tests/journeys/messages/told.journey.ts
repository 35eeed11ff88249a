import { languageNames } from '#shop/languages.ts'
import { counterLanguageWords } from '#shop/words/mr/language.ts'
import { messagesWords } from '#shop/words/mr/messages.ts'
import { paperWords } from '#shop/words/mr/papers.ts'
import { peopleWords } from '#shop/words/mr/people.ts'
import { signInWords } from '#shop/words/mr/staff.ts'
import { atScreen, move, pastCutOff } from '#tests/journeys/counter/board-room.ts'
import { cutOff, scanned, sheetsOf } from '#tests/journeys/counter/papers.ts'
import { proveMobile, registered } from '#tests/journeys/people.ts'
import { line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, barriersOn, overflowOf, visit } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { counterLanguageWords as english } from '#words/language.ts'
import { peopleWords as englishPeople } from '#words/people.ts'

test('an order that is placed in Marathi is told of, printed and billed in Marathi, whatever the counter reads', async ({
  browser,
}) => {
  test.slow()
  await using shop = await openShop()
  const { page, staff } = await atScreen(browser, shop, 'counter', { deviceScaleFactor: 3 })
  const person = await registered(page.request)
  await proveMobile(page.request, shop, person)
  await placeOrders(page, person, [[line(4), line(7)]], 'mr')
  const [placed] = await ordersOf(page.request, person)
  const order = { id: placed?._id ?? '', number: placed?.orderNumber ?? '' }
  await move(shop, staff, order, 'confirm')
  await pastCutOff(shop, order)
  await move(shop, staff, order, 'start-cutting')
  await weighAll(shop, staff, order.id, ({ grams, quantity }) => grams * quantity - 20)
  await move(shop, staff, order, 'pack')
  const rider = await staffAt(shop.dataDir, 'rider')
  await move(shop, staff, order, 'send-out', { rider: rider.id })

  const at = `/counter/orders/${order.id}`
  for (const [path, wide, told] of [
    [
      'slip?width=80',
      80,
      [paperWords.inCash, paperWords.promise, 'ग्रॅम, हाताने टाकले', 'अख्खे पापलेट', 'Whole Silver Pomfret'],
    ],
    ['slip?width=58', 58, [paperWords.keepIt]],
    ['bill?width=a4', 186, [paperWords.billTitles.supply, paperWords.paid, paperWords.electronic]],
    ['bill?width=80', 80, [paperWords.billTo]],
  ] as const) {
    await visit(page, `${at}/${path}`)
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    const paper = page.locator('.paper-desk')
    await expect(paper).toHaveAttribute('lang', 'mr')
    for (const said of told) await expect(paper).toContainText(said)
    // Its bars are those of every language.
    expect(await scanned(page, paperWords.barcodeOf(order.number))).toBe(order.number)
    expect((await sheetsOf(page)).sheets).toBe(1)
    expect(await cutOff(page, '.paper', wide)).toEqual([])
  }
  await visit(page, `${at}/labels`)
  await expect(page.locator('.label').first()).toContainText('ग्रॅम')
  expect(await cutOff(page, '.label', 50)).toEqual([])

  await move(shop, rider, order, 'deliver')
  const texts = async () =>
    (await shop.messages()).flatMap(({ text }) => (text.includes(order.number) ? [text] : [])).join('\n')
  await expect.poll(texts, { timeout: 60_000 }).toContain(messagesWords.orderDelivered('Darya', order.number, ''))
  for (const said of ['झाली', 'पॅक']) expect(await texts()).toContain(said)
  expect(await texts()).not.toMatch(/: order |is placed/)
})

test('each of staff reads the counter in a language of their own, chosen on their page or on that to sign in', async ({
  browser,
  shop,
}) => {
  const { page } = await atScreen(browser, shop, 'cutter', { name: 'Bhau' })
  await visit(page, '/counter/own')
  await expect(page.getByRole('heading', { name: english.title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(englishPeople.own)
  await page.getByRole('button', { name: languageNames.mr }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr-IN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(peopleWords.own)
  await expect(page.getByRole('button', { name: languageNames.mr, pressed: true })).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page)).toBe(0)
  }

  // What is refused is said in it as well.
  const refused = await page.evaluate(async () => {
    const answer = await fetch('/counter/api/orders/nothing', { headers: { 'accept-language': 'mr' } })
    return ((await answer.json()) as { message: string }).message
  })
  expect(refused).toMatch(/[\u0900-\u097F]/)

  const stranger = await browser.newContext({ baseURL: shop.url })
  const door = await stranger.newPage()
  await visit(door, '/counter/sign-in')
  await door.getByRole('link', { name: languageNames.mr }).click()
  await expect(door.getByRole('heading', { level: 1 })).toHaveText(signInWords.title)
  await expect(door.getByRole('navigation', { name: counterLanguageWords.title })).toBeVisible()
  expect(await barriersOn(door)).toEqual([])
})
