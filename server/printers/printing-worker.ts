import { randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { PrintedDeps } from '#server/orders/bills/bills-api.ts'
import type { Runs } from '#server/storage/database.ts'
import { longestJob } from '#shop/printers/jobs.ts'
import { seconds } from '#shop/time.ts'
import { drawPaper } from './drawing/draw-paper.ts'
import { paperFacts } from './paper-facts.ts'
import type { printersCommands } from './printers-commands.ts'
import { printersToServe, type StoredJob, type StoredPrinter } from './printers-store.ts'
import type { claimJob } from './send-jobs.ts'
import type { PrinterNetwork } from './sending/network-line.ts'
import { sendPaper } from './sending/send-paper.ts'
import { speakIn } from './speaking/languages.ts'

const looksEvery = seconds(1)

/** At a stop a paper that is coming out may still do so, for as long. */
const patienceAtStop = seconds(2)

export interface PrintingWorker {
  /** something was queued: look at once */
  wake(): void
  /** finishes the papers that are coming out, and gives back what has not begun */
  close(): Promise<void>
}

interface Printing extends Omit<PrintedDeps, 'database'> {
  readonly database: Runs<Pick<typeof printersCommands, 'claimJob' | 'beginJob' | 'endJob'>>
  readonly networks: BlockList
  /** in place of the machine's own names, for tests of what a name stands for */
  readonly resolve?: PrinterNetwork['resolve']
  readonly log: Record<'warn' | 'error', (facts: object, words: string) => void>
  /** how long all that is done for one paper may take */
  readonly longest?: number
}

/**
 * Sends to each printer what it has to print, one paper after the other. Every process may run one: a printer has one
 * connection, whichever of them holds it.
 */
export function startPrinting(deps: Printing): PrintingWorker {
  const { database, log } = deps
  const busy = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let isClosed = false
  let looking: Promise<void> | undefined

  const timer = setInterval(wake, looksEvery)
  timer.unref()

  function wake() {
    if (isClosed) return
    looking ??= look().finally(() => (looking = undefined))
  }

  async function look() {
    try {
      // A read, so that an idle shop writes nothing.
      for (const id of await printersToServe(database.read, deps.now()))
        if (!busy.has(id))
          busy.set(
            id,
            printAll(id).finally(() => busy.delete(id)),
          )
    } catch (trouble) {
      log.warn({ err: trouble }, 'what is to be printed could not be read; it will be tried again in a second')
    }
  }

  async function printAll(printerId: string) {
    try {
      for (;;) {
        if (isClosed) return
        const claim = randomUUID()
        const claimed = await database.run.claimJob({ printerId, claim, at: deps.now() })
        if (claimed === undefined) return
        await printOne(deps, { ...claimed, claim, stopping: stopping.signal })
      }
    } catch (trouble) {
      log.warn(
        { err: trouble, printer: printerId },
        'a printer could not be served; it will be tried again in a second',
      )
    }
  }

  return {
    wake,
    async close() {
      isClosed = true
      clearInterval(timer)
      await looking
      const giveUp = setTimeout(() => stopping.abort(), patienceAtStop)
      await Promise.all(busy.values())
      clearTimeout(giveUp)
    },
  }
}

interface Taken extends NonNullable<Awaited<ReturnType<typeof claimJob>>> {
  readonly claim: string
  readonly stopping: AbortSignal
}

/** All of it ends before anybody else may take the job. */
async function printOne(deps: Printing, { job, printer, claim, stopping }: Taken): Promise<void> {
  const { database, networks, resolve, log, now, longest = longestJob } = deps
  const ending = AbortSignal.any([stopping, AbortSignal.timeout(longest)])
  const end = (state: Parameters<typeof database.run.endJob>[0]['state']) =>
    database.run.endJob({ id: job.id, claim, state, at: now() })
  let hasBegun = false
  try {
    const toDraw = await drawn(deps, job, printer)
    if (toDraw === undefined) return await end('dropped')
    const { picture, grams } = toDraw
    const state = await sendPaper(
      {
        address: printer.address,
        answers: printer.answers,
        speech: speakIn[printer.language](picture, { cuts: printer.paper === 'slip' }),
        high: picture.high,
        async begin() {
          hasBegun = !ending.aborted && (await database.run.beginJob({ id: job.id, claim, grams, at: now() }))
          return hasBegun
        },
        because: (why) => log.warn({ printer: printer.name, why }, 'a printer was not reached'),
        ending,
      },
      { networks, ...(resolve === undefined ? {} : { resolve }) },
    )
    if (ending.aborted && !hasBegun) await end(stopping.aborted ? 'waiting' : 'no-answer')
    else if (state !== 'given-up') await end(state)
  } catch (trouble) {
    log.error({ err: trouble, printer: printer.name }, 'a paper could not be printed')
    await end(hasBegun ? 'unknown' : 'not-drawn')
  }
}

async function drawn(deps: Printing, job: StoredJob, printer: StoredPrinter) {
  const toDraw = await paperFacts(deps, job, printer)
  return toDraw && { grams: toDraw.grams, picture: await drawPaper(toDraw.facts, printer.size) }
}
