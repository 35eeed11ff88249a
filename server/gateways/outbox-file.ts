import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SendSms } from './sms.ts'

/** For a shop on trial: each message is one line `{to, text, at}` of a file that only the shop's own user can read. */
export const outboxFile =
  (file: string, now: () => number): SendSms =>
  async ({ to, text }) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await appendFile(file, `${JSON.stringify({ to, text, at: new Date(now()).toISOString() })}\n`, { mode: 0o600 })
  }
