import { expect, test } from 'vitest'
import { claimHolds } from '#shop/printers/jobs.ts'
import { hours, seconds } from '#shop/time.ts'
import { openPrintersRoom } from '#tests/rooms/printers-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const patience = { timeout: seconds(20), interval: 20 }

/** Where a process dies, what the page says after the next one has looked, and how many papers there are. */
const deaths = [
  ['claimJob', 'before', 'printed', 1],
  ['claimJob', 'after', 'printed', 1],
  ['beginJob', 'before', 'printed', 1],
  ['beginJob', 'after', 'unknown', 0],
  ['endJob', 'before', 'unknown', 1],
  ['endJob', 'after', 'printed', 1],
] as const

eachDatabase((_, open) => {
  test.each(deaths)(
    'a process that is killed at %s, %s it is kept, leaves a job that is %s, and never a second paper',
    async (command, when, state, papers) => {
      const shop = await openPrintersRoom(open)
      const printer = await shop.withPrinter()
      const order = await shop.weighedOrder()
      await shop.print(order, 'label')
      await shop.startDyingWorker(command, when)
      printer.hangUp()
      const next = shop.startWorker()
      next.wake()
      // nobody takes over what may still be going on
      shop.later(claimHolds + 1)
      next.wake()
      await expect.poll(async () => (await shop.lastOf(order))?.state, patience).toBe(state)
      expect(printer.papers).toHaveLength(papers)
      next.wake()
      await next.close()
      expect(printer.papers).toHaveLength(papers)
      expect((await shop.prints(order)).map((one) => one.state)).toEqual([state])
    },
  )

  test('a paper that twice stops whoever draws it is not tried again, and the next one is printed', async () => {
    const shop = await openPrintersRoom(open)
    const printer = await shop.withPrinter()
    const [order, other] = [await shop.weighedOrder(), await shop.weighedOrder()]
    await shop.print(order, 'label')
    await shop.print(other, 'label')
    for (const _ of [1, 2]) {
      await shop.startDyingWorker('beginJob', 'before')
      printer.hangUp()
      shop.later(claimHolds + 1)
    }
    shop.startWorker().wake()
    await expect.poll(async () => (await shop.lastOf(other))?.state, patience).toBe('printed')
    expect((await shop.lastOf(order))?.state).toBe('not-drawn')
    expect(printer.papers).toHaveLength(1)
  })

  test('a clock that is set back holds no printer', async () => {
    const shop = await openPrintersRoom(open)
    const printer = await shop.withPrinter()
    const order = await shop.weighedOrder()
    await shop.print(order, 'label')
    await shop.startDyingWorker('claimJob', 'after')
    shop.later(-hours(1))
    shop.startWorker().wake()
    await expect.poll(async () => (await shop.lastOf(order))?.state, patience).toBe('printed')
    expect(printer.papers).toHaveLength(1)
  })

  test('of two processes that look at the same moment one prints, and a printer has one connection', async () => {
    const shop = await openPrintersRoom(open)
    const printer = await shop.withPrinter()
    const orders = [await shop.weighedOrder(), await shop.weighedOrder(), await shop.weighedOrder()]
    for (const order of orders) await shop.print(order, 'label')
    const workers = [shop.startWorker(), shop.startWorker(), shop.startWorker()]
    for (const worker of workers) worker.wake()
    for (const order of orders)
      await expect.poll(async () => (await shop.lastOf(order))?.state, patience).toBe('printed')
    expect(printer.papers).toHaveLength(3)
    expect(printer.connected()).toEqual({ mostAtOnce: 1, connections: 3 })
  })

  test('one that was stopped for a while and wakes up sends nothing of a job that another has by then', async () => {
    const shop = await openPrintersRoom(open)
    const printer = await shop.withPrinter()
    const order = await shop.weighedOrder()
    await shop.print(order, 'label')
    const { run } = shop.database
    const printerId = await shop.printerId()
    const claimed = await run.claimJob({ printerId, claim: 'asleep', at: shop.now() })
    expect(claimed?.job.state).toBe('sending')
    shop.later(claimHolds + 1)
    const next = shop.startWorker()
    next.wake()
    await expect.poll(async () => (await shop.lastOf(order))?.state, patience).toBe('printed')
    const id = claimed?.job.id ?? ''
    expect(await run.beginJob({ id, claim: 'asleep', grams: 1000, at: shop.now() })).toBe(false)
    await run.endJob({ id, claim: 'asleep', state: 'unknown', at: shop.now() })
    expect((await shop.lastOf(order))?.state).toBe('printed')
    expect(printer.papers).toHaveLength(1)
  })
})
