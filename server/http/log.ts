import { write, writeSync } from 'node:fs'
import { milliseconds } from '#shop/time.ts'

type Level = 'info' | 'warn' | 'error' | 'fatal'

/** The output of the log. */
interface LogOutput {
  write(line: string): void
}

/** One JSON line for each event: its facts and a message. */
export type Log = Readonly<Record<Level, (facts: object, words: string) => void>>

/** Fields that could identify a person or grant access are never logged. */
export function openLog(to: LogOutput): Log {
  const say = (level: Level) => (facts: object, msg: string) =>
    to.write(`${lineOf({ level, time: new Date().toISOString() }, facts, msg)}\n`)
  return { info: say('info'), warn: say('warn'), error: say('error'), fatal: say('fatal') }
}

/** Logging must not fail: facts that cannot be serialised are dropped, and nothing else. */
function lineOf(when: object, facts: object, msg: string): string {
  try {
    return JSON.stringify({ ...when, ...facts, msg }, fitForLog)
  } catch (trouble) {
    return JSON.stringify({ ...when, msg, untold: String(trouble) })
  }
}

const secret = new Set(['password', 'newPassword', 'token', 'otp', 'authorization', 'email', 'mobile'])

function fitForLog(name: string, value: unknown): unknown {
  if (secret.has(name)) return '…'
  if (!(value instanceof Error)) return value
  const { name: type, message, stack, cause } = value
  return { type, message, stack, cause, code: 'code' in value ? value.code : undefined }
}

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
