import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SendSms } from './sms.ts'

/**
 * For a shop on trial: each message is one line `{to, text, at}` of a file that only the shop's own user can read. A
 * message that may have gone out before the shop died is looked for first, so that it stands there once.
 */
export const outboxFile =
  (file: string, now: () => number): SendSms =>
  async ({ to, text, again }) => {
    if (again && (await isIn(file, { to, text }))) return
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await appendFile(file, `${JSON.stringify({ to, text, at: new Date(now()).toISOString() })}\n`, { mode: 0o600 })
  }

async function isIn(file: string, { to, text }: { to: string; text: string }): Promise<boolean> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  return lines.includes(`${JSON.stringify({ to, text }).slice(0, -1)},`)
}
