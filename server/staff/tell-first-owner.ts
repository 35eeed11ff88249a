import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#server/settings/settings.ts'

/**
 * Whoever has the one-time address becomes the owner. On trial it is printed; a shop that sells writes it into a file that
 * only its user reads, because its output goes to a journal that others read and that is kept. Without an address there is
 * an owner, and the file goes.
 */
export function tellFirstOwner(
  address: string | undefined,
  { mode, dataDir }: Pick<Settings, 'mode' | 'dataDir'>,
  say: (line: string) => void = console.log,
): void {
  const file = join(dataDir, 'first-owner')
  // One that is there keeps its rights when it is written again.
  if (mode === 'live') rmSync(file, { force: true })
  if (address === undefined) return
  if (mode === 'live') writeFileSync(file, `${address}\n`, { mode: 0o600, flag: 'wx' })
  const where = mode === 'live' ? `at the address in ${file}` : `here`
  say(
    `The counter has no owner yet. The first one signs up ${where}, within a day${mode === 'live' ? '.' : `: ${address}`}`,
  )
}
