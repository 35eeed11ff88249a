import { expect, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import { openPrintersRoom } from '#tests/rooms/printers-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const patience = { timeout: seconds(20), interval: 20 }

eachDatabase((_, open) => {
  test('the owner sets a printer, a test comes out with its name, and a cutter prints a label by one press', async () => {
    const shop = await openPrintersRoom(open)
    const printer = await shop.withPrinter()
    const worker = shop.startWorker()
    const [{ id = '' } = {}] = (await shop.printers()).printers
    expect((await shop.ask(shop.staff.counter, 'testPrinter', { params: { id } })).status).toBe(200)
    worker.wake()
    await expect
      .poll(async () => (await shop.printers()).prints.map(({ state }) => state), patience)
      .toEqual(['printed'])
    const order = await shop.weighedOrder()
    expect((await shop.print(order, 'label')).status).toBe(200)
    worker.wake()
    await expect.poll(async () => (await shop.lastOf(order))?.state, patience).toBe('printed')
    expect(printer.papers.map(({ wide, high }) => [wide, high])).toEqual([
      [400, 320],
      [400, 320],
    ])
  })
})
