// A thread of its own: reads one workbook that somebody sent. It is ended when it takes too much, and the shop works on.
import { parentPort, workerData } from 'node:worker_threads'
import { sheetRows } from './sheet-rows.ts'

parentPort?.postMessage(await sheetRows(workerData as Uint8Array))
