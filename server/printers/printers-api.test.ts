import { expect, test } from 'vitest'
import { addressList } from '#server/http/caller.ts'
import { restoringStatementsFor } from '#server/operator/backups/sign-everybody-out.ts'
import { provenLife } from '#shop/staff/staff-session.ts'
import { days, seconds } from '#shop/time.ts'
import { openFakePrinter } from '#tests/fakes/fake-printer.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { openPrintersRoom } from '#tests/rooms/printers-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openCableLine } from './sending/cable-line.ts'
import { openNetworkLine } from './sending/network-line.ts'

const patience = { timeout: seconds(20), interval: 20 }

/** Long after any of these is over. */
const soon = () => AbortSignal.timeout(patience.timeout)

const shops = addressList(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'])

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '169.254.1.1',
  '8.8.8.8',
  '0.0.0.0',
  '::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '224.0.0.1',
])('no printer is at %s, unless a setting says so', async (host) => {
  expect(await openNetworkLine({ host, port: 9100 }, { networks: shops, ending: soon() })).toEqual({
    failed: 'not-allowed',
    why: 'its address is not in PRINTER_NETWORKS',
  })
})

test('a name is judged by what it stands for at each connection, and by all that it stands for', async () => {
  const printer = await openFakePrinter()
  const networks = addressList([printer.host])
  const at = async (addresses: readonly string[]) => {
    const line = await openNetworkLine(
      { host: 'printer.lan', port: 9100 },
      { networks, resolve: async () => addresses, ending: soon() },
    )
    if ('failed' in line) return line.failed
    line.close()
    return 'connected'
  }
  expect(await at([printer.host])).toBe('connected')
  expect(await at(['127.0.0.1'])).toBe('not-allowed')
  expect(await at([printer.host, '169.254.169.254'])).toBe('not-allowed')
  expect(await at([])).toBe('no-answer')
  expect(printer.connected().connections).toBe(1)
  await printer.close()
})

test.each([
  ['/etc/hostname', 'not-allowed'],
  ['/dev/usb/lp99', 'no-answer'],
  [import.meta.filename, 'not-allowed'],
  [import.meta.dirname, 'not-allowed'],
])('%s is no printer', async (file, failed) => {
  expect(await openCableLine(file, soon())).toMatchObject({ failed })
})

test('what goes to a device is taken as it takes it', async () => {
  const line = await openCableLine('/dev/null', soon())
  if ('failed' in line) throw new Error(line.why)
  expect([line.answers, await line.send(new Uint8Array(20_000)), await line.finish()]).toEqual([false, 'all', true])
})

test('what waited for a printer when a copy was made is not printed by itself after a restore: somebody is asked', () => {
  expect(restoringStatementsFor(['printer_jobs'])).toEqual([expect.stringContaining("state = 'unknown'")])
})

eachDatabase((_, open) => {
  test('the address is the owner’s to set, with the passkey; others see the printer, and not where it is', async () => {
    const shop = await openPrintersRoom(open)
    const { counter, cutter, rider } = shop.staff
    for (const who of [counter, cutter, rider]) expect((await shop.set('127.0.0.1:9100', {}, who)).status).toBe(403)
    shop.later(provenLife)
    expect(await shop.set('127.0.0.1:9100')).toMatchObject({ status: 403, body: { why: 'prove-again' } })
    const again = await openPrintersRoom(open)
    expect((await again.set('127.0.0.1:9100')).body.printers).toMatchObject([
      { name: 'Packing table', address: '127.0.0.1:9100', version: 1 },
    ])
    const seen = await again.ask<{ printers: object[] }>(again.staff.counter, 'printers')
    expect(seen.body.printers).toHaveLength(1)
    expect(JSON.stringify(seen.body)).not.toContain('127.0.0.1')
    for (const who of [again.staff.cutter, again.staff.rider])
      expect((await again.ask(who, 'printers')).status).toBe(403)
  })

  test('an address outside of the shop’s network, another port and another file are refused in words, at their field', async () => {
    const shop = await openPrintersRoom(open, { environment: { PRINTER_NETWORKS: '192.168.0.0/16' } })
    const said = async (address: string, more: object = {}) => {
      const { status, body } = await shop.set(address, more)
      return [status, (body as { field?: string }).field, body.message]
    }
    expect(await said('127.0.0.1:9100')).toEqual([
      400,
      'address',
      'The shop does not print at this address. It must be in the shop’s own network (PRINTER_NETWORKS).',
    ])
    expect((await said('169.254.169.254:9100'))[0]).toBe(400)
    expect(await said('192.168.1.50:22')).toEqual([400, 'address', 'A printer’s port is 9100 to 9109.'])
    expect((await said('/dev/sda'))[1]).toBe('address')
    expect(await said('192.168.1.50:9100', { paper: 'slip', size: '80', language: 'zpl' })).toEqual([
      400,
      'language',
      'This paper and printer language do not go together. Slips need ESC/POS.',
    ])
    expect((await said('192.168.1.50:9100'))[0]).toBe(200)
  })

  test('a press that sets a printer counts once, however often it is sent', async () => {
    const shop = await openPrintersRoom(open)
    const key = newKey()
    const answers = await Promise.all([1, 2, 3].map(() => shop.set('127.0.0.1:9100', { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await shop.printers()).printers).toHaveLength(1)
    expect((await shop.set('127.0.0.1:9101', { key })).status).toBe(422)
  })

  test('of two who change a printer at the same moment one is told', async () => {
    const shop = await openPrintersRoom(open)
    await shop.set('127.0.0.1:9100')
    const id = await shop.printerId()
    const both = await Promise.all(
      ['Left', 'Right'].map((name) => shop.set('127.0.0.1:9101', { id, seen: 1, name, key: newKey() })),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('what was printed long ago is forgotten', async () => {
    const shop = await openPrintersRoom(open)
    await shop.withPrinter()
    await shop.print(await shop.weighedOrder(), 'label')
    shop.later(days(91))
    await shop.database.run.forgetPrints({ at: shop.now() })
    expect(await shop.database.read.selectFrom('printer_jobs').select('id').execute()).toEqual([])
  })

  test('a cutter’s slip and label bear the price that the law wants, though the cutter sees no sum in any answer', async () => {
    const shop = await openPrintersRoom(open)
    await shop.withPrinter({ paper: 'slip', size: '80' })
    const order = await shop.weighedOrder()
    const worker = shop.startWorker()
    const answer = await shop.print(order, 'slip')
    worker.wake()
    await expect.poll(async () => (await shop.lastOf(order))?.state, patience).toBe('printed')
    expect(JSON.stringify([answer.body, await shop.prints(order)])).not.toMatch(/paise/i)
  })
})
