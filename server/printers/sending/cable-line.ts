import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NoLine, PrinterLine, Sent } from './line.ts'
import { silence } from './network-line.ts'

/**
 * Opens a printer at a cable. Its file must be the device itself: a link, a disk, or a file that somebody put in its place is
 * refused. Linux says whether it took the paper, and nothing more.
 */
export async function openCableLine(file: string, ending: AbortSignal): Promise<PrinterLine | NoLine> {
  const { O_WRONLY, O_NONBLOCK, O_NOFOLLOW } = constants
  const opened = await open(file, O_WRONLY | O_NONBLOCK | O_NOFOLLOW).catch(
    (error: NodeJS.ErrnoException): NoLine => ({
      failed: isAway.has(error.code ?? '') ? 'no-answer' : 'not-allowed',
      why: error.code ?? 'cannot be opened',
    }),
  )
  if ('failed' in opened) return opened
  if (!(await opened.stat()).isCharacterDevice()) {
    await opened.close()
    return { failed: 'not-allowed', why: 'it is no device' }
  }
  return {
    answers: false,
    send: (bytes) => writeAll(opened, bytes, ending),
    next: async () => 'closed',
    async finish() {
      await opened.close()
      return true
    },
    close: () => void opened.close().catch(() => undefined),
  }
}

/** Not plugged in, switched off, or another program has it. */
const isAway: ReadonlySet<string> = new Set(['ENOENT', 'ENODEV', 'ENXIO', 'EBUSY'])

const looksAgainAfter = 50

/** Never waits inside of a write: one that is out of paper would hold a thread of the shop for ever. */
async function writeAll(file: FileHandle, bytes: Uint8Array, ending: AbortSignal): Promise<Sent> {
  let from = 0
  let tookLast = performance.now()
  while (from < bytes.length) {
    try {
      const { bytesWritten } = await file.write(bytes, from, Math.min(4096, bytes.length - from))
      from += bytesWritten
      if (bytesWritten > 0) tookLast = performance.now()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOSPC') return 'no-paper'
      if (code !== 'EAGAIN') return 'broken'
    }
    if (ending.aborted || performance.now() - tookLast > silence) return 'stalled'
    if (from < bytes.length) await sleep(looksAgainAfter)
  }
  return 'all'
}
