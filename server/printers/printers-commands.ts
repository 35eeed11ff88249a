import { answerPrint, dropPrint, dropPrints, forgetPrints, queuePrint, queueTest } from './queue-print.ts'
import { beginJob, claimJob, endJob } from './send-jobs.ts'
import { removePrinter, setPrinter } from './set-printer.ts'

export const printersCommands = {
  setPrinter,
  removePrinter,
  queuePrint,
  queueTest,
  dropPrint,
  dropPrints,
  answerPrint,
  forgetPrints,
  claimJob,
  beginJob,
  endJob,
}
