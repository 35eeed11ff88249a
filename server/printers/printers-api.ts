import { isIP } from 'node:net'
import type { Kysely } from 'kysely'
import { addressList, isIn } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type PrintedDeps, printedOrder } from '#server/orders/bills/bills-api.ts'
import { orderById } from '#server/orders/staff-orders-store.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { isId } from '#shop/id.ts'
import { hasLabel } from '#shop/orders/line-status.ts'
import { mayStillCome } from '#shop/printers/jobs.ts'
import { addressTyped, isPossible, printerPapers } from '#shop/printers/printers.ts'
import { may } from '#shop/staff/staff.ts'
import { type PrintsOfOrder, type PrintView, printerCalls } from '#shop/wire/staff/printers.ts'
import type { printersCommands } from './printers-commands.ts'
import { jobsOfOrder, lastTests, openJobs, printersOf, type StoredJob } from './printers-store.ts'

export interface PrintersDeps extends Omit<PrintedDeps, 'database' | 'settings'> {
  readonly database: Runs<typeof printersCommands>
  readonly settings: PrintedDeps['settings'] & { readonly printerNetworks: readonly string[] }
  /** something was queued */
  readonly wakePrinters: () => void
}

/** The shop's own printers: the owner sets them, everybody who packs prints on them. */
export function openPrinters(door: StaffDoor, deps: PrintersDeps): void {
  const {
    database: { read, run },
    settings: { printerNetworks },
    now,
    wakePrinters,
  } = deps
  const networks = addressList(printerNetworks)

  door.open(printerCalls.printers, ({ staff }) => all(staff))

  door.open(printerCalls.setPrinter, async ({ wanted: { id, seen, ...wanted }, staff }) => {
    const address = addressTyped(wanted.address)
    if ('refused' in address) throw new Refusal(400, address, { more: { field: 'address' } })
    // a name is judged each time when it is connected to
    if (address.kind === 'network' && isIP(address.host) !== 0 && !isIn(networks, address.host))
      throw new Refusal(400, { refused: 'printer-network' }, { more: { field: 'address' } })
    if (!isPossible(wanted)) throw new Refusal(400, { refused: 'printer-form' }, { more: { field: 'language' } })
    const isNew = id === undefined
    const setting = notOtherPress(
      await run.setPrinter({
        ...wanted,
        address: wanted.address.trim(),
        // a new one bears the key of the press that made it
        id: id ?? wanted.key,
        seen: isNew ? undefined : (seen ?? 0),
        by: byOf(staff),
        at: now(),
      }),
    )
    if ('refused' in setting) throw new Refusal(409, setting)
    return all(staff)
  })

  door.open(printerCalls.removePrinter, async ({ params: { id = '' }, wanted: { key }, staff }) => {
    const removal = notOtherPress(await run.removePrinter({ id, key, by: byOf(staff), at: now() }))
    if ('refused' in removal) throw new Refusal(404, removal)
    return all(staff)
  })

  door.open(printerCalls.testPrinter, async ({ params: { id = '' }, wanted: { key }, staff }) => {
    const queued = notOtherPress(await run.queueTest({ printerId: id, key, by: byOf(staff), at: now() }))
    if ('refused' in queued) throw new Refusal(queued.refused === 'no-such-printer' ? 404 : 409, queued)
    wakePrinters()
    return all(staff)
  })

  door.open(printerCalls.prints, async ({ params }) => ({ body: await ofOrder(await idFrom(read, params.id)) }))

  door.open(printerCalls.printOnPaper, async ({ params, wanted: { key, paper, lineNo }, staff }) => {
    const orderId = await idFrom(read, params.id)
    if (paper === 'label') await refuseWithoutLabel(orderId, lineNo, staff)
    const place = { orderId, paper, lineNo: paper === 'label' ? lineNo : undefined }
    const queued = notOtherPress(await run.queuePrint({ ...place, key, by: byOf(staff), at: now() }))
    if ('refused' in queued) throw new Refusal(409, queued)
    wakePrinters()
    return { body: await ofOrder(orderId) }
  })

  door.open(printerCalls.dropPrint, async ({ params: { job = '' }, wanted: { key }, staff }) => {
    const left = notOtherPress(await run.dropPrint({ jobId: job, key, by: byOf(staff), at: now() }))
    if ('refused' in left) throw new Refusal(left.refused === 'no-such-print' ? 404 : 409, left)
    return { body: { success: true } }
  })

  door.open(printerCalls.dropPrints, async ({ params: { id = '' }, wanted, staff }) => {
    const left = notOtherPress(await run.dropPrints({ ...wanted, printerId: id, by: byOf(staff), at: now() }))
    if ('refused' in left) throw new Refusal(409, left)
    return { body: { success: true } }
  })

  door.open(printerCalls.answerPrint, async ({ params: { job = '' }, wanted, staff }) => {
    const left = notOtherPress(await run.answerPrint({ ...wanted, jobId: job, by: byOf(staff), at: now() }))
    if ('refused' in left) throw new Refusal(left.refused === 'no-such-print' ? 404 : 409, left)
    return { body: { success: true } }
  })

  async function all({ role }: StaffAsking) {
    const [stored, open, tests] = await Promise.all([printersOf(read), openJobs(read), lastTests(read)])
    const isOwner = may(role, 'set-printers')
    const known = new Set(stored.map(({ id }) => id))
    const prints = [...tests.filter(({ isSettled }) => isSettled), ...open].filter(({ printerId }) =>
      known.has(printerId),
    )
    return {
      body: {
        now: now(),
        printers: stored.map(({ address, ...printer }) => (isOwner ? { ...printer, address } : printer)),
        prints: prints.map(printView),
      },
    }
  }

  async function ofOrder(orderId: string): Promise<PrintsOfOrder> {
    const [stored, jobs, row] = await Promise.all([
      printersOf(read),
      jobsOfOrder(read, orderId),
      orderById(read, orderId),
    ])
    const orderNumber = row?.number ?? ''
    const last = new Map(jobs.map((job) => [`${job.paper}/${job.lineNo ?? ''}`, job]))
    return {
      printers: printerPapers.filter((paper) => stored.some((printer) => printer.paper === paper)),
      prints: [...last.values()].map((job) => printView({ ...job, orderNumber })),
    }
  }

  async function refuseWithoutLabel(orderId: string, lineNo: number | undefined, staff: StaffAsking) {
    const printed = await printedOrder(deps, orderId, { paper: 'labels', staff, taxedAt: now() })
    const line = printed?.lines.find((one) => one.lineNo === lineNo)
    if (printed === undefined || line === undefined) throw new Refusal(404, { refused: 'no-such-line' })
    if (!hasLabel(line, printed)) throw new Refusal(409, { refused: 'nothing-to-print' })
  }
}

function printView({ orderNumber = '', ...job }: StoredJob & { readonly orderNumber?: string | undefined }): PrintView {
  const { id, printerId, paper, orderId, lineNo, state, isSettled, queuedAt } = job
  return {
    id,
    printerId,
    paper,
    ...(orderId === undefined ? {} : { order: { id: orderId, number: orderNumber } }),
    ...(lineNo === undefined ? {} : { lineNo }),
    state,
    mayStillCome: mayStillCome(job),
    isSettled,
    at: queuedAt,
  }
}

async function idFrom(read: Kysely<Tables>, typed = ''): Promise<string> {
  if (!isId(typed) || (await orderById(read, typed)) === undefined) throw new Refusal(404, { refused: 'no-such-order' })
  return typed
}
