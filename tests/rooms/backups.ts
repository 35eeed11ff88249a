import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { type Alarms, openAlarms } from '#server/alarms/raised.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { commands } from '#tests/models/trial-commands.ts'

export const noon = Date.UTC(2026, 10, 21, 12)

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'darya-test-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

export async function openShop() {
  const dataDir = folder()
  const database = await openDatabase({ dataDir }, commands)
  onTestFinished(() => database.close())
  return {
    run: database.run,
    close: () => database.close(),
    dataDir,
    from: join(dataDir, 'shop.db'),
    backups: join(dataDir, 'backups'),
  }
}

export const alarmsInto = (said: string[]): Alarms =>
  openAlarms({
    log: { error: (_, sentence) => void said.push(sentence), info: (_, sentence) => void said.push(sentence) },
    metrics: { alarm: () => undefined },
  })

/** Who left a mark in this copy. */
export function marksIn(file: string): unknown[] {
  const copy = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => copy.close())
  return copy
    .prepare('select who from limits order by who')
    .all()
    .map(({ who }) => who)
}

/** One bit, anywhere in the file. */
export function flipBit(file: string) {
  const bytes = readFileSync(file)
  const place = Math.floor(Math.random() * bytes.length)
  bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(Math.random() * 8))
  writeFileSync(file, bytes)
}
