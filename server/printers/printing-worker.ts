import { randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { PrintedDeps } from '#server/orders/bills/bills-api.ts'
import type { Runs } from '#server/storage/database.ts'
import { seconds } from '#shop/time.ts'
import { drawPaper } from './drawing/draw-paper.ts'
import { paperFacts } from './paper-facts.ts'
import type { printersCommands } from './printers-commands.ts'
import { printersToServe } from './printers-store.ts'
import { claimHolds, type claimJob } from './send-jobs.ts'
import type { PrinterNetwork } from './sending/network-line.ts'
import { sendPaper } from './sending/send-paper.ts'
import { speakIn } from './speaking/languages.ts'

const looksEvery = seconds(1)

export interface PrintingWorker {
  /** something was queued: look at once */
  wake(): void
  /** finishes the papers that are being sent */
  close(): Promise<void>
}

interface Printing extends Omit<PrintedDeps, 'database'> {
  readonly database: Runs<Pick<typeof printersCommands, 'claimJob' | 'beginJob' | 'endJob'>>
  readonly networks: BlockList
  /** in place of the machine's own names, for tests of what a name stands for */
  readonly resolve?: PrinterNetwork['resolve']
  readonly log: Record<'warn' | 'error', (facts: object, words: string) => void>
}

/**
 * Sends to each printer what it has to print, one paper after the other. Every process may run one: a printer has one
 * connection, whichever of them holds it.
 */
export function startPrinting(deps: Printing): PrintingWorker {
  const { database, log } = deps
  const busy = new Map<string, Promise<void>>()
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
      for (const id of await printersToServe(database.read, { claimedAfter: deps.now() - claimHolds }))
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
        await printOne(deps, claim, claimed)
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
      await Promise.all(busy.values())
    },
  }
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimJob>>>

async function printOne(deps: Printing, claim: string, { job, printer }: Claimed): Promise<void> {
  const { database, networks, resolve, log, now } = deps
  const end = (state: Parameters<typeof database.run.endJob>[0]['state']) =>
    database.run.endJob({ id: job.id, claim, state, at: now() })
  const toDraw = await paperFacts(deps, job, printer)
  if (toDraw === undefined) return end('dropped')
  const { facts, grams } = toDraw
  const picture = await drawPaper(facts, printer.size).catch((trouble: unknown) =>
    log.error({ err: trouble, printer: printer.name }, 'a paper could not be drawn'),
  )
  if (picture === undefined) return end('refused')
  const state = await sendPaper(
    {
      address: printer.address,
      answers: printer.answers,
      speech: speakIn[printer.language](picture, { cuts: printer.paper === 'slip' }),
      begin: () => database.run.beginJob({ id: job.id, claim, grams, at: now() }),
      because: (why) => log.warn({ printer: printer.name, why }, 'a printer was not reached'),
    },
    { networks, ...(resolve === undefined ? {} : { resolve }) },
  )
  if (state !== 'given-up') await end(state)
}
