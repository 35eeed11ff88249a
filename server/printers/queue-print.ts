import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { askingStates, asksFor, isNotPrinted } from '#shop/printers/jobs.ts'
import type { PrinterPaper } from '#shop/printers/printers.ts'
import { days } from '#shop/time.ts'
import { jobColumns, jobIn, printerFor } from './printers-store.ts'
import { printersTopic } from './printers-topic.ts'

/** A paper of an order: its slip, or the label of a line of it. */
export interface PaperOfOrder {
  readonly paper: PrinterPaper
  readonly orderId: string
  readonly lineNo: number | undefined
}

interface Asked {
  /** of the press: a job bears the key of the press that made it, so a press makes one */
  readonly key: string
  readonly by: By
  readonly at: number
}

type Queued = { readonly queued: true } | { readonly refused: 'no-printer-set' | 'printer-full' }

/** So much waits for one printer at most: what it has not printed by then nobody waits for. */
const mostWaiting = 200

/** Somebody wants a paper of an order from the shop's printer. */
export async function queuePrint(tx: Transaction<Tables>, wanted: PaperOfOrder & Asked): Promise<Queued | Repeated> {
  const { paper, orderId, lineNo, key, by, at } = wanted
  const printer = await printerFor(tx, paper)
  if (printer !== undefined) await lockPrinter(tx, printer.id)
  const press = { key, thing: `print/${orderId}/${paper}`, by, pressed: { lineNo } }
  return once(tx, press, async () => {
    if (printer === undefined) return { refused: 'no-printer-set' } as const
    const left = await queue(tx, { ...wanted, printerId: printer.id })
    if ('refused' in left) return left
    await writeAct(tx, { ...press, act: 'print-papers', at, after: { printer: printer.name, paper, lineNo } })
    return left
  })
}

/** What a printer prints without a press, if one is set so; part of the act that it follows. */
export async function queueByItself(
  tx: Transaction<Tables>,
  wanted: PaperOfOrder & Asked,
  isToPrint: () => Promise<boolean> = async () => true,
): Promise<void> {
  const printer = await printerFor(tx, wanted.paper, { byItself: true })
  if (printer === undefined || !(await isToPrint())) return
  await lockPrinter(tx, printer.id)
  await queue(tx, { ...wanted, printerId: printer.id })
}

/** A page that says the printer's name and how wide its paper is. */
export async function queueTest(
  tx: Transaction<Tables>,
  { printerId, key, by, at }: Asked & { readonly printerId: string },
): Promise<Queued | { readonly refused: 'no-such-printer' } | Repeated> {
  await lockPrinter(tx, printerId)
  const press = { key, thing: `printer/${printerId}`, by, pressed: { does: 'test' } }
  return once(tx, press, async () => {
    const printer = await tx
      .selectFrom('printers')
      .select('name')
      .where('id', '=', printerId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (printer === undefined) return { refused: 'no-such-printer' } as const
    const left = await queue(tx, { paper: 'test', orderId: null, lineNo: undefined, printerId, key, by, at })
    if ('refused' in left) return left
    await writeAct(tx, { ...press, act: 'test-printers', at, after: { printer: printer.name } })
    return left
  })
}

/** Who asks a printer for something at the same moment comes before or after: the same press that comes twice finds itself done. */
const lockPrinter = (tx: Transaction<Tables>, id: string) =>
  tx
    .updateTable('printers')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .execute()

async function queue(
  tx: Transaction<Tables>,
  {
    paper,
    orderId,
    lineNo = null,
    printerId,
    key,
    by,
    at,
  }: Asked & {
    readonly paper: PrinterPaper | 'test'
    readonly orderId: string | null
    readonly lineNo: number | null | undefined
    readonly printerId: string
  },
): Promise<Queued> {
  const { last } = await tx
    .selectFrom('printer_jobs')
    .select((row) => row.fn.coalesce(row.fn.max('no'), row.val(0)).as('last'))
    .executeTakeFirstOrThrow()
  const { waiting } = await tx
    .selectFrom('printer_jobs')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('printer_id', '=', printerId)
    .where('settled_at', 'is', null)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  if (waiting >= mostWaiting) return { refused: 'printer-full' }
  const same = await tx
    .selectFrom('printer_jobs')
    .select(['id', 'state'])
    .where('printer_id', '=', printerId)
    .where('settled_at', 'is', null)
    .where('paper', '=', paper)
    .where('order_id', 'is not distinct from', orderId)
    .where('line_no', 'is not distinct from', lineNo)
    .execute()
  // One that has not gone out yet is what is wanted now: the new one takes its place, and says what holds then.
  for (const { id, state } of same) if (state === 'waiting') await drop(tx, { id, at })
  const asking = same.filter(({ state }) => askingStates.some((one) => one === state)).map(({ id }) => id)
  if (asking.length > 0)
    await tx.updateTable('printer_jobs').set({ settled_at: at }).where('id', 'in', asking).execute()
  await tx
    .insertInto('printer_jobs')
    .values({
      id: key,
      no: last + 1,
      printer_id: printerId,
      paper,
      order_id: orderId,
      line_no: lineNo,
      state: 'waiting',
      asked_by: byInOneWord(by),
      queued_at: at,
      claim: null,
      claimed_at: null,
      claims: 0,
      began_at: null,
      ended_at: null,
      grams: null,
      settled_at: null,
    })
    .execute()
  await announce(tx, printersTopic)
  return { queued: true }
}

const drop = (tx: Transaction<Tables>, { id, at }: { id: string; at: number }): Promise<boolean> =>
  didUpdate(
    tx
      .updateTable('printer_jobs')
      .set({ state: 'dropped', ended_at: at, settled_at: at })
      .where('id', '=', id)
      .where('state', '=', 'waiting'),
  )

interface AtJob extends Asked {
  readonly jobId: string
}

type JobGone = { readonly refused: 'no-such-print' | 'print-over' }

/** What waits is not printed, and what was not printed is not asked about any more. */
export function dropPrint(tx: Transaction<Tables>, { jobId, key, by, at }: AtJob) {
  const press = { key, thing: `print/${jobId}`, by, pressed: { does: 'drop' } }
  return once(tx, press, async (): Promise<{ dropped: true } | JobGone> => {
    const job = await jobWith(tx, jobId)
    if (job === undefined) return { refused: 'no-such-print' }
    const isDropped =
      job.state === 'waiting'
        ? await drop(tx, { id: jobId, at })
        : asksFor(job) &&
          (await didUpdate(
            tx
              .updateTable('printer_jobs')
              .set({ settled_at: at })
              .where('id', '=', jobId)
              .where('state', '=', job.state)
              .where('settled_at', 'is', null),
          ))
    if (!isDropped) return { refused: 'print-over' }
    await writeAct(tx, { ...press, act: 'print-papers', at, before: { state: job.state }, after: { dropped: true } })
    await announce(tx, printersTopic)
    return { dropped: true }
  })
}

/** Nothing that was not printed of orders by then is asked about any more. */
export function dropPrints(
  tx: Transaction<Tables>,
  { printerId, until, key, by, at }: Asked & { readonly printerId: string; readonly until: number },
) {
  const press = { key, thing: `printer/${printerId}`, by, pressed: { does: 'drop', until } }
  return once(tx, press, async (): Promise<{ dropped: true } | { readonly refused: 'print-over' }> => {
    const { numUpdatedRows: dropped } = await tx
      .updateTable('printer_jobs')
      .set({ settled_at: at })
      .where('printer_id', '=', printerId)
      .where('settled_at', 'is', null)
      .where('state', 'in', askingStates)
      .where('paper', '<>', 'test')
      .where('ended_at', '<=', until)
      .executeTakeFirstOrThrow()
    if (dropped === 0n) return { refused: 'print-over' }
    await writeAct(tx, { ...press, act: 'print-papers', at, after: { dropped: Number(dropped) } })
    await announce(tx, printersTopic)
    return { dropped: true }
  })
}

/** Where the printer's answer was lost, somebody looks whether the paper is there. */
export function answerPrint(
  tx: Transaction<Tables>,
  { jobId, wasPrinted, key, by, at }: AtJob & { readonly wasPrinted: boolean },
) {
  const press = { key, thing: `print/${jobId}`, by, pressed: { wasPrinted } }
  return once(tx, press, async (): Promise<{ answered: true } | JobGone> => {
    const job = await jobWith(tx, jobId)
    if (job === undefined) return { refused: 'no-such-print' }
    const state = wasPrinted ? 'printed' : 'not-printed'
    const isAnswered = await didUpdate(
      tx
        .updateTable('printer_jobs')
        .set({ state, settled_at: isNotPrinted(state) ? null : at })
        .where('id', '=', jobId)
        .where('state', '=', 'unknown'),
    )
    if (!isAnswered) return { refused: 'print-over' }
    await writeAct(tx, { ...press, act: 'print-papers', at, after: { state } })
    await announce(tx, printersTopic)
    return { answered: true }
  })
}

async function jobWith(tx: Transaction<Tables>, id: string) {
  const row = await tx.selectFrom('printer_jobs').select(jobColumns).where('id', '=', id).executeTakeFirst()
  return row && jobIn(row)
}

const keptFor = days(90)

/** After that no second print is told from the first. */
export async function forgetPrints(tx: Transaction<Tables>, { at }: { readonly at: number }): Promise<void> {
  await tx
    .deleteFrom('printer_jobs')
    .where('queued_at', '<', at - keptFor)
    .where('state', '<>', 'sending')
    .execute()
}
