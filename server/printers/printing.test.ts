import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import { openAtPrinterPort } from '#tests/fakes/fake-printer.ts'
import { openPrintersRoom } from '#tests/rooms/printers-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const patience = { timeout: seconds(30), interval: 20 }

eachDatabase((_, open) => {
  async function room() {
    const shop = await openPrintersRoom(open)
    const worker = shop.startWorker()
    /** Prints, and waits until something has come of it. */
    const printed = async (id: string, paper: 'slip' | 'label' = 'label', more: { lineNo?: number } = {}) => {
      const { status, body } = await shop.print(id, paper, more)
      if (status !== 200) return body.message
      worker.wake()
      return settled(id, paper)
    }
    const settled = async (id: string, paper: 'slip' | 'label' = 'label') => {
      const state = async () => (await shop.prints(id)).findLast((one) => one.paper === paper)?.state
      await expect.poll(state, patience).not.toMatch(/^(waiting|sending)$/)
      return state()
    }
    const alarms = async () => {
      const { body } = await shop.ask<{ alarms: { kind: string; about: string; count: number }[] }>(
        shop.staff.counter,
        'attention',
      )
      return body.alarms.filter(({ kind }) => kind === 'not-printed').map(({ about, count }) => [about, count])
    }
    /** A printer is set where something else is. */
    const setAt = async (serve: (socket: Socket) => void, more: Parameters<typeof shop.set>[1] = {}) => {
      const there = await openAtPrinterPort(serve)
      onTestFinished(() => there.close())
      expect((await shop.set(there.address, more)).status).toBe(200)
    }
    return { ...shop, worker, printed, settled, alarms, setAt }
  }

  test('what says a thousand times that it is busy does not answer, and holds up nobody', async () => {
    const { weighedOrder, printed, setAt } = await room()
    await setAt((socket) => socket.on('data', () => void socket.write(Buffer.alloc(1000, 0x20))), { language: 'tspl' })
    const order = await weighedOrder()
    const began = performance.now()
    expect(await printed(order)).toBe('no-answer')
    expect(performance.now() - began).toBeLessThan(seconds(15))
  })

  test('what takes a label and then never stops talking is left, and somebody is asked', async () => {
    const { weighedOrder, printed, setAt } = await room()
    await setAt(
      (socket) => {
        const talking = setInterval(() => socket.write('x'), 200)
        socket.on('close', () => clearInterval(talking)).resume()
      },
      { answers: false },
    )
    const order = await weighedOrder()
    const began = performance.now()
    expect(await printed(order)).toBe('unknown')
    expect(performance.now() - began).toBeLessThan(seconds(15))
  })

  test('all that is done for a paper ends in time, whatever its printer does', async () => {
    const { withPrinter, weighedOrder, print, worker, startWorker, settled } = await room()
    await worker.close()
    await withPrinter({}, { losesLastWord: true })
    const order = await weighedOrder()
    await print(order, 'label')
    startWorker({ longest: seconds(3) }).wake()
    const began = performance.now()
    expect(await settled(order)).toBe('unknown')
    expect(performance.now() - began).toBeLessThan(seconds(7))
  })

  test('a shop that stops gives back what has not begun, and the next one prints it', async () => {
    const { withPrinter, weighedOrder, print, worker, startWorker, lastOf, settled } = await room()
    const printer = await withPrinter({}, { answers: 'never' })
    const order = await weighedOrder()
    await print(order, 'label')
    worker.wake()
    await expect.poll(() => printer.connected().connections, patience).toBe(1)
    await worker.close()
    expect((await lastOf(order))?.state).toBe('waiting')
    printer.does.answers = 'well'
    startWorker().wake()
    expect(await settled(order)).toBe('printed')
    expect(printer.papers).toHaveLength(1)
  })

  test('a shop that stops waits a moment for a paper that is coming out, and no longer', async () => {
    const { withPrinter, weighedOrder, print, worker, lastOf } = await room()
    const printer = await withPrinter({}, { losesLastWord: true })
    const order = await weighedOrder()
    await print(order, 'label')
    worker.wake()
    await expect.poll(() => printer.papers.length, patience).toBe(1)
    const began = performance.now()
    await worker.close()
    expect(performance.now() - began).toBeLessThan(seconds(5))
    expect((await lastOf(order))?.state).toBe('unknown')
  })

  test('a paper that cannot be drawn is not printed, says so, and the next one is', async () => {
    const { withPrinter, weighedOrder, print, worker, startWorker, settled, alarms, snapshot } = await room()
    await worker.close()
    const printer = await withPrinter()
    const [order, other] = [await weighedOrder(), await weighedOrder()]
    let fails = 1
    const broken = startWorker({
      snapshot: {
        ...snapshot,
        current(language) {
          fails -= 1
          if (fails >= 0) throw new Error('no catalogue')
          return snapshot.current(language)
        },
      },
    })
    await print(order, 'label')
    await print(other, 'label')
    broken.wake()
    expect(await settled(order)).toBe('not-drawn')
    expect(await settled(other)).toBe('printed')
    expect(await alarms()).toEqual([['Packing table', 1]])
    expect(printer.papers).toHaveLength(1)
  })

  test('after a paper was broken off in the middle the next one comes out whole', async () => {
    const { withPrinter, weighedOrder, printed } = await room()
    const printer = await withPrinter({}, { diesAfter: 12_000 })
    const order = await weighedOrder()
    expect(await printed(order)).toBe('unknown')
    printer.does.diesAfter = Number.POSITIVE_INFINITY
    expect(await printed(order)).toBe('printed')
    expect(printer.papers.map(({ wide, high }) => [wide, high])).toEqual([[400, 320]])
  })

  test('a printer that takes a part of a picture for a question prints it all the same', async () => {
    const { withPrinter, weighedOrder, printed } = await room()
    await withPrinter({}, { answersPictures: true })
    expect(await printed(await weighedOrder())).toBe('printed')
  })

  test('a name that leads out of the shop’s network is not printed on, and says so', async () => {
    const { set, weighedOrder, print, worker, startWorker, settled } = await room()
    await worker.close()
    await set('printer.lan:9100')
    const order = await weighedOrder()
    await print(order, 'label')
    startWorker({ resolve: async () => ['8.8.8.8'] }).wake()
    expect(await settled(order)).toBe('not-allowed')
  })

  test('of two printers of labels the one that prints by itself does so, whatever its name', async () => {
    const { withPrinter, cutting, weigh, staff, worker, settled } = await room()
    const bench = await withPrinter({ name: 'Bench' })
    const table = await withPrinter({ name: 'Table', byItself: true })
    const order = await cutting()
    const reading = { seen: 0, grams: 1000, tareGrams: 0, source: 'typed', key: crypto.randomUUID() }
    expect((await weigh(staff.cutter, order, 1, reading)).status).toBe(200)
    worker.wake()
    expect(await settled(order)).toBe('printed')
    expect([bench.papers.length, table.papers.length]).toEqual([0, 1])
  })

  test('all that a printer did not print is discarded by one press, and a test that failed alarms nobody', async () => {
    const { withPrinter, weighedOrder, printed, printers, printerId, ask, staff, worker, alarms, prints, now } =
      await room()
    await withPrinter({}, { hasPaper: false })
    const id = await printerId()
    await ask(staff.counter, 'testPrinter', { params: { id } })
    worker.wake()
    await expect.poll(async () => (await printers()).prints.map(({ state }) => state), patience).toEqual(['no-paper'])
    expect(await alarms()).toEqual([])
    const orders = [await weighedOrder(), await weighedOrder()]
    for (const order of orders) expect(await printed(order)).toBe('no-paper')
    expect(await alarms()).toEqual([['Packing table', 2]])
    const key = crypto.randomUUID()
    const discard = (until: number) => ask(staff.counter, 'dropPrints', { params: { id }, body: { key, until } })
    // what has failed since the page was told is not on it
    expect((await discard(now() - 1)).status).toBe(409)
    for (const _ of [1, 2]) expect((await discard(now())).status).toBe(200)
    expect(await alarms()).toEqual([])
    for (const order of orders) expect(await prints(order)).toMatchObject([{ state: 'no-paper', isSettled: true }])
  })

  test('a printer that gets another paper does not print what waited for the one before', async () => {
    const { withPrinter, weighedOrder, print, prints, printerId, set } = await room()
    const printer = await withPrinter()
    const order = await weighedOrder()
    await print(order, 'label')
    const slips = { id: await printerId(), seen: 1, paper: 'slip', size: '80' } as const
    expect((await set(printer.address, slips)).status).toBe(200)
    expect((await prints(order)).map(({ state }) => state)).toEqual(['dropped'])
  })

  test('the owner sets a printer, a test says its name and width, and a cutter prints a label by one press', async () => {
    const { withPrinter, printers, printerId, ask, staff, worker, weighedOrder, printed, print } = await room()
    const order = await weighedOrder()
    expect((await print(order, 'label')).body.message).toBe('No printer is set for this. Print from the browser.')
    const printer = await withPrinter()
    const id = await printerId()
    expect((await ask(staff.counter, 'testPrinter', { params: { id } })).status).toBe(200)
    worker.wake()
    await expect.poll(async () => (await printers()).prints.map(({ state }) => state), patience).toEqual(['printed'])
    expect(await printed(order)).toBe('printed')
    expect(printer.papers.map(({ wide, high }) => [wide, high])).toEqual([
      [400, 320],
      [400, 320],
    ])
  })

  test('a press counts once, however often it is sent, and two presses print two labels, one after the other', async () => {
    const { withPrinter, weighedOrder, print, worker, settled, prints } = await room()
    const printer = await withPrinter()
    const order = await weighedOrder()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => print(order, 'label', { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    worker.wake()
    expect(await settled(order)).toBe('printed')
    expect(printer.papers).toHaveLength(1)
    await print(order, 'label', { key })
    worker.wake()
    expect((await prints(order)).map(({ state }) => state)).toEqual(['printed'])
    await print(order, 'label')
    worker.wake()
    await expect.poll(() => printer.papers.length, patience).toBe(2)
    expect(printer.connected().mostAtOnce).toBe(1)
  })

  test('without paper or with an open cover nothing goes out, and both are told where it was pressed and on the board', async () => {
    const { withPrinter, weighedOrder, printed, alarms, prints, drop } = await room()
    const printer = await withPrinter({}, { hasPaper: false })
    const order = await weighedOrder()
    expect(await printed(order)).toBe('no-paper')
    expect(await alarms()).toEqual([['Packing table', 1]])
    printer.refill()
    printer.does.isOpen = true
    expect(await printed(order)).toBe('cover-open')
    expect(await alarms()).toEqual([['Packing table', 1]])
    const [last] = await prints(order)
    expect((await drop(last?.id ?? '')).status).toBe(200)
    expect(await alarms()).toEqual([])
    expect(printer.papers).toEqual([])
    printer.does.isOpen = false
    expect(await printed(order)).toBe('printed')
    expect(printer.papers).toHaveLength(1)
  })

  test('a printer that is switched off refuses, and prints what is pressed once it is on again', async () => {
    const { withPrinter, weighedOrder, printed, alarms } = await room()
    const printer = await withPrinter()
    const order = await weighedOrder()
    await printer.switchOff()
    expect(await printed(order)).toBe('refused')
    expect(await alarms()).toEqual([['Packing table', 1]])
    await printer.switchOn()
    expect(await printed(order)).toBe('printed')
    expect(await alarms()).toEqual([])
    expect(printer.papers).toHaveLength(1)
  })

  test('one that says nothing for five seconds does not answer, one that answers late is too late, and nothing is sent to either', async () => {
    const { withPrinter, weighedOrder, printed } = await room()
    const printer = await withPrinter({}, { answers: 'never' })
    const order = await weighedOrder()
    expect(await printed(order)).toBe('no-answer')
    printer.does.answers = 'well'
    printer.does.answersAfter = seconds(6)
    expect(await printed(order)).toBe('no-answer')
    expect(printer.papers).toEqual([])
    printer.does.answersAfter = 300
    expect(await printed(order)).toBe('printed')
  })

  test('what answers with garbage is no printer, and none of its bytes is told to anybody', async () => {
    const { withPrinter, weighedOrder, print, worker, settled, prints, printers, logged } = await room()
    const printer = await withPrinter({}, { answers: 'garbage' })
    const order = await weighedOrder()
    await print(order, 'label')
    worker.wake()
    expect(await settled(order)).toBe('refused')
    expect(printer.papers).toEqual([])
    expect(JSON.stringify([await prints(order), await printers(), logged])).not.toContain('HTTP')
  })

  test('where paper runs out in the middle it says so, is told to forget the rest, and the next one says that it is a copy', async () => {
    const { withPrinter, weighedOrder, printed, prints } = await room()
    const printer = await withPrinter({}, { rowsLeft: 200 })
    const order = await weighedOrder()
    expect(await printed(order)).toBe('no-paper')
    expect(printer.papers).toEqual([])
    expect(await prints(order)).toMatchObject([{ state: 'no-paper', mayStillCome: true }])
    await expect.poll(() => printer.cancelled(), patience).toBe(1)
    printer.refill()
    expect(await printed(order)).toBe('printed')
    expect(printer.papers).toHaveLength(1)
  })

  test('where it takes half a job and dies, or its last word is lost, somebody is asked, and says yes or no', async () => {
    const { withPrinter, weighedOrder, printed, prints, answer, alarms } = await room()
    const printer = await withPrinter({}, { diesAfter: 12_000 })
    const order = await weighedOrder()
    expect(await printed(order)).toBe('unknown')
    expect(printer.papers).toEqual([])
    expect(await alarms()).toEqual([['Packing table', 1]])
    const [half] = await prints(order)
    expect((await answer(half?.id ?? '', false)).status).toBe(200)
    expect((await prints(order)).map(({ state }) => state)).toEqual(['not-printed'])
    expect(await alarms()).toEqual([['Packing table', 1]])

    printer.does.diesAfter = Number.POSITIVE_INFINITY
    printer.does.losesLastWord = true
    expect(await printed(order)).toBe('unknown')
    expect(printer.papers).toHaveLength(1)
    const [lost] = await prints(order)
    expect((await answer(lost?.id ?? '', true)).status).toBe(200)
    expect((await answer(lost?.id ?? '', false)).status).toBe(409)
    expect((await prints(order)).map(({ state }) => state)).toEqual(['printed'])
    expect(await alarms()).toEqual([])
  })

  test('one that says nothing of itself was sent the paper, and nobody claims that it was printed', async () => {
    const { withPrinter, weighedOrder, printed } = await room()
    const printer = await withPrinter({ answers: false }, { answers: 'never' })
    const order = await weighedOrder()
    expect(await printed(order)).toBe('sent')
    expect(printer.papers).toHaveLength(1)
    await printer.switchOff()
    expect(await printed(order)).toBe('refused')
  })

  test('what waits can be dropped, and a second press for what has not gone out yet takes its place', async () => {
    const { withPrinter, weighedOrder, print, prints, drop, worker, settled, database } = await room()
    const printer = await withPrinter()
    const [order, other] = [await weighedOrder(), await weighedOrder()]
    await print(order, 'label')
    await print(order, 'label')
    await print(other, 'label')
    const waiting = await database.read
      .selectFrom('printer_jobs')
      .select('state')
      .where('state', '=', 'waiting')
      .execute()
    expect(waiting).toHaveLength(2)
    const [mine] = await prints(order)
    expect((await drop(mine?.id ?? '')).status).toBe(200)
    worker.wake()
    expect(await settled(other)).toBe('printed')
    expect((await prints(order)).map(({ state }) => state)).toEqual(['dropped'])
    expect(printer.papers).toHaveLength(1)
    expect((await drop(mine?.id ?? '')).status).toBe(409)
  })

  test('a label comes by itself once a weight is saved, and a slip once the order is packed, where a printer is set so', async () => {
    const { withPrinter, cutting, weigh, staff, press, worker, settled, prints } = await room()
    const labels = await withPrinter({ byItself: true })
    const slips = await withPrinter({ paper: 'slip', size: '80', byItself: true, name: 'Counter' })
    const order = await cutting()
    const key = crypto.randomUUID()
    const reading = { seen: 0, grams: 1000, tareGrams: 0, source: 'typed', key }
    expect((await weigh(staff.cutter, order, 1, reading)).status).toBe(200)
    expect((await weigh(staff.cutter, order, 1, reading)).status).toBe(200)
    worker.wake()
    expect(await settled(order)).toBe('printed')
    expect(labels.papers).toHaveLength(1)
    expect((await press(staff.cutter, 'pack', order)).status).toBe(200)
    worker.wake()
    expect(await settled(order, 'slip')).toBe('printed')
    expect([slips.papers.length, labels.papers.length]).toEqual([1, 1])
    expect((await prints(order)).map(({ paper, state }) => [paper, state])).toEqual([
      ['label', 'printed'],
      ['slip', 'printed'],
    ])
  })

  test('where the printer is set to print at a press alone, a saved weight prints nothing', async () => {
    const { withPrinter, weighedOrder, prints } = await room()
    await withPrinter()
    expect(await prints(await weighedOrder())).toEqual([])
  })

  test('what is not weighed has no label, and an order that is not there no slip', async () => {
    const { withPrinter, cutting, print } = await room()
    await withPrinter()
    await withPrinter({ paper: 'slip', size: '58', name: 'Counter' })
    const order = await cutting()
    expect((await print(order, 'label')).body.message).toBe(
      'There is nothing to print yet. The label comes once the item is weighed.',
    )
    expect((await print(order, 'label', { lineNo: 9 })).status).toBe(404)
    expect((await print('nothing', 'slip')).status).toBe(404)
  })

  test('a printer that is removed prints nothing more, and its alarms go with it', async () => {
    const { withPrinter, weighedOrder, printed, printers, printerId, ask, staff, alarms, print } = await room()
    await withPrinter({}, { hasPaper: false })
    const order = await weighedOrder()
    expect(await printed(order)).toBe('no-paper')
    const id = await printerId()
    expect((await ask(staff.owner, 'removePrinter', { params: { id } })).status).toBe(200)
    expect(await alarms()).toEqual([])
    expect((await printers()).printers).toEqual([])
    expect((await print(order, 'label')).status).toBe(409)
    expect((await ask(staff.owner, 'testPrinter', { params: { id } })).status).toBe(404)
  })
})
