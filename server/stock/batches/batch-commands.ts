import { countBatch, recallBatch, undoBatchMove, wasteBatch } from './change-batch.ts'
import { takeInBatch } from './take-in-batch.ts'
import { noteRecallTold } from './tell-recall.ts'

export const batchCommands = { takeInBatch, wasteBatch, countBatch, undoBatchMove, recallBatch, noteRecallTold }
