import { appendFile, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '#server/storage/make-folder.ts'
import type { SendSms } from './sms.ts'
import { together } from './together.ts'

/**
 * For a trial shop: each message is one line `{to, text, at}` of a file that only the shop's user can read. A message
 * that may have been sent before a crash is searched first, so that it is there once.
 */
export function outboxFile(file: string, now: () => number): SendSms {
  const append = together(async (lines: readonly string[]) => {
    makeFolder(dirname(file))
    await appendFile(file, lines.join(''), { mode: 0o600 })
  })

  return async ({ to, text, again }) => {
    if (again && (await isIn(file, { to, text }))) return
    await append(`${JSON.stringify({ to, text, at: new Date(now()).toISOString() })}\n`)
  }
}

async function isIn(file: string, { to, text }: { to: string; text: string }): Promise<boolean> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  return lines.includes(`${JSON.stringify({ to, text }).slice(0, -1)},`)
}
