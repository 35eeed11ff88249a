import type { Kysely, Selectable } from 'kysely'
import type { PrinterJobsTable, PrintersTable, Tables } from '#server/storage/tables.ts'
import { askingStates, isHeld, type JobState, jobStates, mayLieSomewhere } from '#shop/printers/jobs.ts'
import {
  type PaperSize,
  type PrinterLanguage,
  type PrinterPaper,
  paperSizes,
  printerLanguages,
  printerPapers,
} from '#shop/printers/printers.ts'

type Read = Kysely<Tables>

export interface StoredPrinter {
  readonly id: string
  readonly name: string
  readonly paper: PrinterPaper
  readonly size: PaperSize
  readonly language: PrinterLanguage
  readonly address: string
  readonly byItself: boolean
  readonly answers: boolean
  readonly version: number
}

const printerColumns = [
  'id',
  'name',
  'paper',
  'size',
  'language',
  'address',
  'by_itself',
  'answers',
  'version',
] as const satisfies (keyof PrintersTable)[]

/** Those that the shop has, by name. What a later version wrote and this one does not know is left out. */
export async function printersOf(read: Read): Promise<StoredPrinter[]> {
  const rows = await read
    .selectFrom('printers')
    .select(printerColumns)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => printerIn(row) ?? [])
}

/** The one that prints this paper, or prints it by itself: the first by name, where there are several. */
export const printerFor = async (
  read: Read,
  paper: PrinterPaper,
  { byItself = false } = {},
): Promise<StoredPrinter | undefined> =>
  (await printersOf(read)).find((printer) => printer.paper === paper && (printer.byItself || !byItself))

export function printerIn(row: Pick<Selectable<PrintersTable>, (typeof printerColumns)[number]>) {
  const paper = printerPapers.find((one) => one === row.paper)
  const size = paperSizes.find((one) => one === row.size)
  const language = printerLanguages.find((one) => one === row.language)
  if (paper === undefined || size === undefined || language === undefined) return undefined
  const { id, name, address, version } = row
  return {
    id,
    name,
    paper,
    size,
    language,
    address,
    byItself: row.by_itself === 1,
    answers: row.answers === 1,
    version,
  } satisfies StoredPrinter
}

export interface StoredJob {
  readonly id: string
  readonly printerId: string
  readonly paper: 'slip' | 'label' | 'test'
  readonly orderId: string | undefined
  readonly lineNo: number | undefined
  readonly state: JobState
  readonly hasBegun: boolean
  readonly isSettled: boolean
  readonly queuedAt: number
  readonly grams: number | undefined
}

export const jobColumns = [
  'id',
  'printer_id',
  'paper',
  'order_id',
  'line_no',
  'state',
  'queued_at',
  'began_at',
  'grams',
  'settled_at',
] as const satisfies (keyof PrinterJobsTable)[]

export function jobIn(row: Pick<Selectable<PrinterJobsTable>, (typeof jobColumns)[number]>): StoredJob {
  const paper = row.paper === 'slip' || row.paper === 'label' ? row.paper : 'test'
  return {
    id: row.id,
    printerId: row.printer_id,
    paper,
    orderId: row.order_id ?? undefined,
    lineNo: row.line_no ?? undefined,
    // of a state that a later version knows nothing is known here
    state: jobStates.find((one) => one === row.state) ?? 'unknown',
    hasBegun: row.began_at !== null,
    isSettled: row.settled_at !== null,
    queuedAt: row.queued_at,
    grams: row.grams ?? undefined,
  }
}

/** What was printed of an order, or is to be: oldest first. */
export async function jobsOfOrder(read: Read, orderId: string): Promise<StoredJob[]> {
  const rows = await read
    .selectFrom('printer_jobs')
    .select(jobColumns)
    .where('order_id', '=', orderId)
    .orderBy('no')
    .orderBy('id')
    .execute()
  return rows.map(jobIn)
}

/** The last print of the same paper of which something may lie somewhere. */
export const lastThatMayLie = (
  jobs: readonly StoredJob[],
  { id, paper, lineNo }: Pick<StoredJob, 'id' | 'paper' | 'lineNo'>,
): StoredJob | undefined =>
  jobs.findLast((one) => one.id !== id && one.paper === paper && one.lineNo === lineNo && mayLieSomewhere(one))

/** What each printer still has to print, and what asks for somebody: the newest of it, oldest first. */
export async function openJobs(read: Read): Promise<(StoredJob & { readonly orderNumber: string | undefined })[]> {
  const rows = await read
    .selectFrom('printer_jobs')
    .leftJoin('orders', 'orders.id', 'printer_jobs.order_id')
    .select(jobColumns.map((column) => `printer_jobs.${column}` as const))
    .select('orders.number as order_number')
    .where('printer_jobs.settled_at', 'is', null)
    .orderBy('printer_jobs.no', 'desc')
    .orderBy('printer_jobs.id', 'desc')
    .limit(500)
    .execute()
  return rows.toReversed().map((row) => ({ ...jobIn(row), orderNumber: row.order_number ?? undefined }))
}

/** For the board: what was not printed of orders, or may not have been, by the name of its printer. */
export const notPrinted = (read: Read): Promise<readonly { readonly printer: string; readonly count: number }[]> =>
  read
    .selectFrom('printer_jobs')
    .innerJoin('printers', 'printers.id', 'printer_jobs.printer_id')
    .select('printers.name as printer')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('printer_jobs.settled_at', 'is', null)
    .where('printer_jobs.state', 'in', askingStates)
    .where('printer_jobs.paper', '<>', 'test')
    .where('printers.removed_at', 'is', null)
    .groupBy(['printers.id', 'printers.name'])
    .orderBy('printers.name')
    .orderBy('printers.id')
    .execute()

/** The printers with something to send, to none of which anybody sends at this moment. */
export async function printersToServe(read: Read, at: number): Promise<string[]> {
  const rows = await read
    .selectFrom('printer_jobs')
    .select(['printer_id', 'state', 'claimed_at'])
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
  return [...Map.groupBy(rows, ({ printer_id: id }) => id)].flatMap(([id, jobs]) =>
    jobs.some((job) => job.state === 'sending' && isHeld(job.claimed_at ?? 0, at)) ? [] : [id],
  )
}

/** The last test of each printer. */
export async function lastTests(read: Read): Promise<StoredJob[]> {
  const rows = await read
    .selectFrom('printer_jobs')
    .select(jobColumns)
    .where('paper', '=', 'test')
    .orderBy('no', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return [...new Map(rows.toReversed().map((row) => [row.printer_id, jobIn(row)])).values()]
}
