import type { Locator, Page } from '@playwright/test'
import { rupees } from '#shop/money.ts'
import { barriersAnywhereOn, barriersOn, visit } from '#tests/journeys/visits.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { paperWords, creditNoteWords as words } from '#words/papers.ts'
import { atScreen, orderAt } from './board-room.ts'
import { cutOff, outWithRider, scanned, sheetsOf, threeFish } from './papers.ts'

const shopThatBills = () => openShop({ SHOP_GSTIN: '27AAPFU0939F1ZV' })

/** Opens a paper, and waits until its size is known to the printer. */
async function openPaper(page: Page, path: string): Promise<Locator> {
  await visit(page, path)
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
  return page.locator('.paper-desk')
}

test('slip, labels and bill are whole on their papers, and another program reads their barcodes', async ({
  browser,
}) => {
  await using shop = await shopThatBills()
  const { page, staff } = await atScreen(browser, shop, 'counter', { deviceScaleFactor: 3 })
  const order = await outWithRider(shop, staff)
  const at = `/counter/orders/${order.id}`

  for (const wide of [80, 58]) {
    const slip = await openPaper(page, `${at}/slip?width=${wide}`)
    for (const told of slipTold) await expect(slip).toContainText(told)
    await expect(slip).not.toContainText('Asha')
    expect(await scanned(page, paperWords.barcodeOf(order.number))).toBe(order.number)
    const { wide: printed, sheets } = await sheetsOf(page)
    expect([Math.round(printed), sheets]).toEqual([wide, 1])
    expect(await cutOff(page, '.paper', wide)).toEqual([])
  }

  const labels = await openPaper(page, `${at}/labels`)
  for (const told of labelsTold) await expect(labels).toContainText(told)
  for (const secret of ['Asha', '98200', 'Parel', 'Prawns']) await expect(labels).not.toContainText(secret)
  for (const nr of [1, 2])
    expect(await scanned(page, paperWords.barcodeOf(`${order.number}-${nr}`))).toBe(`${order.number}-${nr}`)
  const label = await sheetsOf(page)
  expect([Math.round(label.wide), Math.round(label.high), label.sheets]).toEqual([50, 40, 2])
  expect(await cutOff(page, '.label', 50)).toEqual([])

  for (const [width, wide, printed] of [
    ['a4', 186, 210],
    ['80', 80, 80],
  ] as const) {
    const bill = await openPaper(page, `${at}/bill?width=${width}`)
    for (const told of billTold) await expect(bill).toContainText(told)
    await expect(bill).not.toContainText('Prawns')
    expect(await scanned(page, paperWords.barcodeOf(order.number))).toBe(order.number)
    const paper = await sheetsOf(page)
    expect([Math.round(paper.wide), paper.sheets]).toEqual([printed, 1])
    expect(await cutOff(page, '.paper', wide)).toEqual([])
  }

  await visit(page, `/counter/find?search=${order.number}-2`)
  await expect(page).toHaveURL((url) => url.pathname === at)
})

test('a paper prints at the button alone, the second time as a copy at every tablet, on the paper that was used last', async ({
  browser,
  shop,
}) => {
  const { page } = await atScreen(browser, shop, 'counter', { viewport: { width: 360, height: 740 } })
  const { page: other } = await atScreen(browser, shop, 'cutter')
  const order = await orderAt(shop, { lines: threeFish, total: rupees(4200), most: rupees(4620) })
  const at = `/counter/orders/${order.id}`
  for (const one of [page, other])
    await one.addInitScript(() => {
      globalThis.print = () => {
        const { dataset } = document.documentElement
        dataset['printed'] =
          `${dataset['printed'] ?? ''}${document.querySelector('.paper-copy')?.textContent ?? 'first'},`
      }
    })
  const slip = await openPaper(page, `${at}/slip?width=58`)
  await expect(slip).toContainText('about ₹2,000.00, max ₹2,200.00')
  expect(await printed(page)).toBeNull()
  await print(page).click()
  await expect.poll(() => printed(page)).toBe('first,')
  await openPaper(other, `${at}/slip`)
  await print(other).click()
  await expect.poll(() => printed(other)).toBe(`${paperWords.copy},`)
  await print(page).click()
  await expect.poll(() => printed(page)).toBe(`first,${paperWords.copy},`)

  await openPaper(page, `${at}/slip`)
  await expect(page.locator('.paper')).toHaveAttribute('data-sheet', '58')
  expect(await barriersOn(page)).toEqual([])
  expect(await barriersOn(page, 'main', { byNight: true })).toEqual([])
  for (const path of [`${at}/labels`, `${at}/bill`]) {
    await visit(page, path)
    await expect(
      page.getByText(path.endsWith('bill') ? paperWords.noPaper['none-yet'] : paperWords.noLabels),
    ).toBeVisible()
  }
})

test('the owner gives back a part of a bill, and it stands on the bill from then on; the counter is not offered to', async ({
  browser,
  shop,
}) => {
  const { page, staff } = await atScreen(browser, shop, 'owner', { viewport: { width: 360, height: 740 } })
  const { page: counter } = await atScreen(browser, shop, 'counter')
  const order = await outWithRider(shop, staff)
  const at = `/counter/orders/${order.id}`
  await openPaper(counter, `${at}/bill`)
  await expect(counter.getByRole('link', { name: words.link })).toHaveCount(0)
  expect((await counter.goto(`${at}/credit`))?.status()).toBe(403)

  await openPaper(page, `${at}/bill`)
  await page.getByRole('link', { name: words.link }).click()
  await expect(page.getByText('₹3,212, of which ₹3,212 is left')).toBeVisible()
  await expect(page.getByLabel(words.line)).not.toContainText('Prawns')
  await page.getByRole('button', { name: words.credit }).click()
  await expect(page.locator('.field-error')).toHaveText([words.amountWrong, words.reasonMissing])
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.getByLabel(words.line).selectOption({ index: 1 })
  await page.getByLabel(words.amount).fill('99,999')
  await page.getByLabel(words.reason).fill('One fish was not fresh')
  await page.getByRole('button', { name: words.credit }).click()
  await page.getByRole('button', { name: words.yes }).click()
  await expect(page.getByRole('alert')).toContainText('max ₹3,212.00 of this bill')
  await page.getByLabel(words.amount).fill('1,031.50')
  await page.getByRole('button', { name: words.credit }).click()
  await expect(page.getByRole('alertdialog')).toContainText('₹1,031.50')
  await page.getByRole('button', { name: words.yes }).click()
  await expect(page.getByText(/Credit note C\d{4}\/\d{6} for ₹1,031\.50 issued/)).toBeVisible()
  await expect(page.getByText('of which ₹2,180.50 is left')).toBeVisible()
  await expect(page.getByLabel(words.amount)).toHaveValue('')

  const bill = await openPaper(counter, `${at}/bill`)
  await expect(bill).toContainText('₹1,031.50 less (One fish was not fresh)')
  await expect(bill).toContainText('This bill now comes to ₹2,180.50.')
})

/** What came out of the printer: each time whether it was a copy. */
const printed = (one: Page) => one.locator('html').getAttribute('data-printed')

const print = (one: Page) => one.getByRole('button', { name: paperWords.print, exact: true })

const slipTold = [
  'Order ',
  'Parel 400012',
  'FSSAI 10000000000000',
  'पापलेट',
  '2 × 500 g at ₹1,000.00',
  '1,031 g, entered by hand',
  '₹2,062.00',
  '31 g and ₹62.00 more than ordered',
  'Packed by Asif',
  paperWords.leftOut,
  '-₹0.50',
  '₹3,212.00',
  'Maximum shown to you: ₹3,630.00',
]

const labelsTold = [
  'Whole Silver Pomfret (Paplet) पापलेट',
  '1,031 g',
  'weighed before cleaning, ₹2,000.00/kg',
  '₹2,062.00',
  'Packed by Asif',
  'Jumbo, Gut and keep whole',
  'FSSAI 10000000000000 (SAMPLE)',
]

const billTold = [
  paperWords.sample,
  'GSTIN 27AAPFU0939F1ZV',
  paperWords.billTitles.invoice,
  /No\. D\d{4}\/000001/,
  'Asha Koli',
  '12 Sample Chawl',
  '0302',
  '1604',
  '₹1,095.72',
  '₹27.39',
  '-₹0.50',
  '₹3,212.00',
]
