import { type PrintedDeps, printedOrder } from '#server/orders/bills/bills-api.ts'
import { hasLabel, isLive } from '#shop/orders/line-status.ts'
import { markOf, type PaperMark } from '#shop/printers/jobs.ts'
import type { PrintedLine } from '#shop/wire/staff/bills.ts'
import type { PaperFacts } from './drawing/draw-paper.ts'
import { jobsOfOrder, lastThatMayLie, type StoredJob, type StoredPrinter } from './printers-store.ts'

export interface ToDraw {
  readonly facts: PaperFacts
  /** what it says that lies in the bag or the pack */
  readonly grams: number | null
}

/**
 * What a job prints, as things stand now; undefined where there is nothing to print any more. A paper of the shop bears what
 * it must, sums too, whoever pressed.
 */
export async function paperFacts(
  deps: PrintedDeps,
  job: StoredJob,
  printer: StoredPrinter,
): Promise<ToDraw | undefined> {
  if (job.paper === 'test')
    return {
      facts: { paper: 'test', name: printer.name, lines: [printer.address] },
      grams: null,
    }
  if (job.orderId === undefined) return undefined
  const printed = await printedOrder(deps, job.orderId, {
    paper: job.paper === 'slip' ? 'slip' : 'labels',
    staff: { staffId: '', role: 'owner', language: 'en' },
    taxedAt: deps.now(),
  })
  if (printed === undefined) return undefined
  const jobs = await jobsOfOrder(deps.database.read, job.orderId)
  const last = lastThatMayLie(jobs, job)
  if (job.paper === 'slip') {
    const grams = gramsOf(printed.lines)
    return { facts: { paper: 'slip', printed, mark: markedBefore(last, grams, printed.timesPrinted > 0) }, grams }
  }
  const line = printed.lines.find(({ lineNo }) => lineNo === job.lineNo)
  if (line === undefined || !hasLabel(line, printed)) return undefined
  return {
    facts: { paper: 'label', printed, line, mark: markedBefore(last, line.grams, (line.timesPrinted ?? 0) > 0) },
    grams: line.grams,
  }
}

/** A browser that printed it says nothing of the weight that stood there. */
const markedBefore = (last: StoredJob | undefined, grams: number, isPrintedByBrowser: boolean): PaperMark =>
  last === undefined && isPrintedByBrowser ? { mark: 'copy' } : markOf(last, grams)

const gramsOf = (lines: readonly PrintedLine[]): number =>
  lines.filter(isLive).reduce((sum, { grams }) => sum + grams, 0)
