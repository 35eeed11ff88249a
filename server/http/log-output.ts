import { write, writeSync } from 'node:fs'
import { milliseconds } from '#shop/time.ts'
import type { LogOutput } from './log.ts'

/** How much of the log may wait while one part is written, in letters. */
const mostWaiting = 1024 * 1024
const untilPipeIsRead = milliseconds(50)

/**
 * Writes the log without anybody waiting for it. A full disk costs lines, which are counted, and neither a request nor
 * the end of the process.
 */
export function logOutput({ fd, dropped }: { fd: number; dropped: (lines: number) => void }): LogOutput {
  let waiting = ''
  let isWriting = false

  function next() {
    isWriting = waiting !== ''
    if (!isWriting) return
    const bytes = Buffer.from(waiting)
    waiting = ''
    send(bytes)
  }

  function send(bytes: Buffer) {
    write(fd, bytes, (trouble, written) => {
      if (trouble?.code === 'EAGAIN') {
        setTimeout(() => send(bytes), untilPipeIsRead)
        return
      }
      if (trouble) dropped(linesIn(bytes))
      else if (written < bytes.length) return send(bytes.subarray(written))
      next()
    })
  }

  process.once('exit', () => {
    try {
      writeSync(fd, waiting)
    } catch {
      // There is nobody left to report to.
    }
  })

  return {
    write(line) {
      if (waiting.length + line.length > mostWaiting) {
        dropped(1)
        return
      }
      waiting += line
      if (!isWriting) next()
    },
  }
}

const linesIn = (bytes: Buffer): number => bytes.filter((byte) => byte === newline).length

const newline = 10
