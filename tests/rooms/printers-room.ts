import { onTestFinished } from 'vitest'
import { addressList } from '#server/http/caller.ts'
import { startPrinting } from '#server/printers/printing-worker.ts'
import type { PrintersOfShop, PrintsOfOrder, PrintView } from '#shop/wire/staff/printers.ts'
import { type StaffCallName, type StaffSends, staffCalls } from '#shop/wire/staff-calls.ts'
import { type FakePrinter, openFakePrinter } from '#tests/fakes/fake-printer.ts'
import type { Open } from '#tests/running/databases.ts'
import { newKey } from './desk.ts'
import type { SignedInStaff } from './staff.ts'
import { openWeighingRoom } from './weighing-room.ts'

/** The commands of a process that prints. */
type DyingAt = 'claimJob' | 'beginJob' | 'endJob'

/** A shop whose printers may be on this machine, with what prints beside it, and somebody of each role. */
export async function openPrintersRoom(open: Open, options: Parameters<typeof openWeighingRoom>[1] = {}) {
  const shop = await openWeighingRoom(open, {
    ...options,
    environment: { PRINTER_NETWORKS: '127.0.0.0/8', ...options.environment },
  })
  const { database, snapshot, settings, now } = shop
  const logged: string[] = []
  const log = (facts: object, words: string) => void logged.push(`${words} ${JSON.stringify(facts)}`)

  /** What a process does: it looks when it is told to. */
  const startWorker = (more: Partial<Parameters<typeof startPrinting>[0]> = {}) => {
    const worker = startPrinting({
      database,
      snapshot,
      settings,
      now,
      networks: addressList(settings.printerNetworks),
      log: { warn: log, error: log },
      ...more,
    })
    onTestFinished(() => worker.close())
    return worker
  }

  /** A process that is killed just before a command of its is kept, or just after: it does nothing more, and hears nothing. */
  const startDyingWorker = (command: DyingAt, when: 'before' | 'after') => {
    const { promise: dead, resolve: die } = Promise.withResolvers<void>()
    const { promise: never } = Promise.withResolvers<never>()
    const run = { ...database.run }
    const kill = run[command] as (...wanted: never[]) => Promise<unknown>
    Object.assign(run, {
      [command]: async (...wanted: never[]) => {
        if (when === 'after') await kill(...wanted)
        die()
        return never
      },
    })
    const worker = startPrinting({
      database: { read: database.read, run },
      snapshot,
      settings,
      now,
      networks: addressList(settings.printerNetworks),
      log: { warn: log, error: log },
    })
    worker.wake()
    return dead.then(() => void worker.close())
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who asks says what they look at in the answer
  async function ask<Body>(
    who: SignedInStaff,
    name: StaffCallName,
    { params = {}, body }: { params?: Readonly<Record<string, string>>; body?: object } = {},
  ): Promise<{ status: number; body: Body }> {
    const { method, path } = staffCalls[name]
    const url = path.replaceAll(/:([a-z]+)/g, (_, part: string) => params[part] ?? '')
    const answer = await shop.app.request(url, {
      method,
      headers: { ...who.headers, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? { key: newKey() }) }),
    })
    return { status: answer.status, body: (await answer.json()) as Body }
  }

  const { owner, cutter } = shop.staff
  const set = (address: string, more: Partial<StaffSends<'setPrinter'>> = {}, who: SignedInStaff = owner) =>
    ask<PrintersOfShop & { message?: string }>(who, 'setPrinter', {
      body: {
        key: newKey(),
        name: 'Packing table',
        paper: 'label',
        size: '50x40',
        language: 'escpos',
        byItself: false,
        answers: true,
        address,
        ...more,
      },
    })

  const printers = async () => (await ask<PrintersOfShop>(owner, 'printers')).body
  const prints = async (id: string) => (await ask<PrintsOfOrder>(cutter, 'prints', { params: { id } })).body.prints
  const press = (id: string, paper: 'slip' | 'label', { lineNo = 1, key = newKey(), who = cutter } = {}) =>
    ask<PrintsOfOrder & { message?: string }>(who, 'printOnPaper', {
      params: { id },
      body: { key, paper, ...(paper === 'label' ? { lineNo } : {}) },
    })

  return {
    ...shop,
    logged,
    ask,
    set,
    printers,
    prints,
    startWorker,
    startDyingWorker,
    /** the only printer */
    printerId: async (): Promise<string> => {
      const [printer] = (await printers()).printers
      return printer?.id ?? ''
    },
    /** the button at a line, or at an order */
    print: press,
    /** the last print of an order, as its page shows it */
    lastOf: async (id: string): Promise<PrintView | undefined> => (await prints(id)).at(-1),
    drop: (job: string) => ask(cutter, 'dropPrint', { params: { job } }),
    answer: (job: string, wasPrinted: boolean) =>
      ask(cutter, 'answerPrint', { params: { job }, body: { key: newKey(), wasPrinted } }),
    /** a printer that stands on the table, and is set up by the owner */
    withPrinter: async (
      more: Partial<StaffSends<'setPrinter'>> = {},
      behaves: Parameters<typeof openFakePrinter>[0] = {},
    ): Promise<FakePrinter> => {
      const printer = await openFakePrinter(behaves)
      onTestFinished(() => printer.close())
      const { status, body } = await set(printer.address, more)
      if (status !== 200) throw new Error(`a printer could not be set: ${body.message}`)
      return printer
    },
    /** an order whose first line was weighed by the cutter */
    weighedOrder: async (): Promise<string> => {
      const id = await shop.cutting()
      await shop.weighed(id)
      return id
    },
  }
}
