import { randomUUID } from 'node:crypto'
import { openFakePrinter } from '#tests/fakes/fake-printer.ts'
import { barriersOn, takesPresses, visit } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { paperWords } from '#words/papers.ts'
import { printerWords as words } from '#words/printers.ts'
import { atScreen, move, orderAt, pastCutOff } from './board-room.ts'
import { atTheScale, weigh } from './weighing-journey.ts'

test('the owner sets a printer and prints a test, a label comes at a press, and without paper it is printed again as a copy', async ({
  browser,
}) => {
  const printer = await openFakePrinter()
  await using shop = await openShop({ PRINTER_NETWORKS: '127.0.0.0/8' })
  const { page: desk } = await atScreen(browser, shop, 'owner')
  await visit(desk, '/counter/printers')
  await expect(desk.getByText(words.none)).toBeVisible()
  await expect(desk.getByText('--kiosk-printing')).toBeVisible()

  await desk.getByLabel(words.name).fill('Packing table')
  await desk.getByLabel(words.paper).selectOption('label')
  await desk.getByLabel(words.address).fill('192.168.1.50:22')
  await desk.getByRole('button', { name: words.save }).click()
  await expect(desk.getByText('A printer’s port is 9100 to 9109.').first()).toBeVisible()
  await desk.getByLabel(words.address).fill(printer.address)
  await desk.getByLabel(words.byItself.label).uncheck()
  await desk.getByRole('button', { name: words.save }).click()
  await expect(desk.getByText(words.saved('Packing table'))).toBeVisible()
  expect(await barriersOn(desk)).toEqual([])
  await desk.getByRole('button', { name: words.testOf('Packing table') }).click()
  await expect(desk.getByText(words.states.test.printed)).toBeVisible()
  expect(printer.papers).toHaveLength(1)

  const order = await orderAt(shop)
  const { staff: asif } = await atScreen(browser, shop, 'counter')
  const { page, staff: bhau } = await atScreen(browser, shop, 'cutter')
  await move(shop, asif, order, 'confirm')
  await pastCutOff(shop, order)
  await move(shop, asif, order, 'start-cutting')
  await weighAll(shop, bhau, order.id)
  await visit(page, `/counter/orders/${order.id}/labels`)
  const label = page.getByRole('main').locator('.print-state')
  await label.getByRole('button').click()
  await expect(label.getByText(words.states.label.printed)).toBeVisible()
  expect(printer.papers).toHaveLength(2)

  printer.does.hasPaper = false
  await label.getByRole('button', { name: words.again }).click()
  await expect(label.getByText(words.ends['no-paper'])).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await desk.reload()
  await expect(desk.getByRole('heading', { name: words.notPrinted })).toBeVisible()
  await visit(desk, '/counter')
  await expect(desk.getByText('1 slip or label is not printed (Packing table).')).toBeVisible()

  printer.refill()
  await label.getByRole('button', { name: words.again }).click()
  await expect(label.getByText(words.states.label.printed)).toBeVisible()
  expect(printer.papers).toHaveLength(3)
  const [, first, copy] = printer.papers
  expect(copy?.bits.equals(first?.bits ?? Buffer.alloc(0))).toBe(false)
  await page.reload()
  await expect(page.locator('.label').getByText(paperWords.copy)).toBeVisible()
  await printer.close()
})

test('at the scale a label comes with its weight; what came of it stands there, and without paper it is printed again there', async ({
  browser,
}) => {
  const printer = await openFakePrinter()
  await using shop = await openShop({ PRINTER_NETWORKS: '127.0.0.0/8' })
  const { headers } = await staffAt(shop.dataDir, 'owner')
  const set = await fetch(`${shop.url}/counter/api/printers`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      key: randomUUID(),
      name: 'Packing table',
      paper: 'label',
      size: '50x40',
      language: 'escpos',
      address: printer.address,
      byItself: true,
      answers: true,
    }),
  })
  expect(set.status).toBe(200)
  const { page } = await atTheScale(browser, shop)
  await weigh(page, '980')
  const said = page.locator('.said')
  await expect(said.getByText(words.states.label.printed)).toBeVisible()
  expect(printer.papers).toHaveLength(1)
  const again = page.getByRole('button', { name: words.again })
  printer.does.hasPaper = false
  await takesPresses(page)
  await again.click()
  await expect(said.getByText(words.ends['no-paper'])).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  printer.refill()
  await takesPresses(page)
  await again.click()
  await expect(said.getByText(words.states.label.printed)).toBeVisible()
  expect(printer.papers).toHaveLength(2)
  await printer.close()
})
