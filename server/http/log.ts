type Level = 'info' | 'warn' | 'error' | 'fatal'

/** The output of the log. */
export interface LogOutput {
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
