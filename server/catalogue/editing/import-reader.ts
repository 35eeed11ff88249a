import { inOwnProcess } from '#server/storage/own-process.ts'
import { type FileFormat, type ReadImport, readImport } from '#shop/catalogue/file.ts'
import type { Known } from '#shop/catalogue/judge.ts'
import { seconds } from '#shop/time.ts'
import { type AskedImport, knownAsTold } from './import-asked.ts'

const program = new URL('./read-import.ts', import.meta.url)

/** A workbook as it comes. A catalogue of ten thousand products is a fifth of it. */
const mostBytes = 5_000_000

const limits = { time: seconds(20), flags: ['--max-old-space-size=400'] }

let last: Promise<unknown> = Promise.resolve()

/** Text of so many letters is read at once: to start a process takes longer. */
const mostHere = 100_000

/**
 * The catalogue that a file brings, or every place of it that is wrong. What is large or packed is read one at a time, in a process
 * that may take so much and no more: a thread that runs out of memory would take the shop with it.
 */
export function readImportFile(
  { format, content }: { format: FileFormat | 'xlsx'; content: Uint8Array },
  known: Known,
): Promise<ReadImport> {
  if (format === 'xlsx' && content.byteLength > mostBytes) return Promise.resolve(tooLarge)
  const text = Buffer.from(content).toString(format === 'xlsx' ? 'base64' : 'utf8')
  if (format !== 'xlsx' && text.length <= mostHere) return Promise.resolve(readImport(text, format, known))
  const asked: AskedImport = { format, content: text, known: knownAsTold(known) }
  const turn = last.then(() => readNow(JSON.stringify(asked)))
  last = turn
  return turn
}

const tooLarge: ReadImport = { wrong: [{ row: '', field: '', wrong: 'file-too-large' }] }

/** What ends without an answer took too much. */
async function readNow(input: string): Promise<ReadImport> {
  try {
    const { time, flags } = limits
    return JSON.parse(
      await inOwnProcess(program, [], { signal: AbortSignal.timeout(time), flags, input, isAwaited: true }),
    ) as ReadImport
  } catch {
    return tooLarge
  }
}
