import { Worker } from 'node:worker_threads'
import { seconds } from '#shop/time.ts'
import type { SheetRead } from './sheet-rows.ts'

/** As it comes. A catalogue of ten thousand products is a fifth of it. */
const mostBytes = 5_000_000

const limits = { time: seconds(20), megabytes: 400 }

let last: Promise<unknown> = Promise.resolve()

/** The rows of a workbook's one sheet, or why it has none. One is read at a time, in a thread that may take so much and no more. */
export function readSheet(bytes: Uint8Array): Promise<SheetRead> {
  if (bytes.byteLength > mostBytes) return Promise.resolve(tooLarge)
  const turn = last.then(() => readNow(bytes))
  last = turn
  return turn
}

const tooLarge: SheetRead = { wrong: [{ row: '', field: '', wrong: 'sheet-too-large' }] }

/** What ends without an answer took too much. */
function readNow(bytes: Uint8Array): Promise<SheetRead> {
  const { promise, resolve } = Promise.withResolvers<SheetRead>()
  const thread = new Worker(new URL('./read-sheet.ts', import.meta.url), {
    name: 'read-sheet',
    workerData: bytes,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  })
  const timer = setTimeout(() => void thread.terminate(), limits.time)
  thread.on('message', (read: SheetRead | object) => {
    // In `npm run dev` Node reports on the same channel which files the thread has read.
    if (!('rows' in read || 'wrong' in read)) return
    resolve(read)
    void thread.terminate()
  })
  thread.on('error', () => resolve(tooLarge))
  thread.on('exit', () => {
    clearTimeout(timer)
    resolve(tooLarge)
  })
  return promise
}
