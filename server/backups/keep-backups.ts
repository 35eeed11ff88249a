import { rmSync, statSync } from 'node:fs'
import { days, minutes, seconds } from '#shop/time.ts'
import type { Alarms } from '#server/http/alarms.ts'
import { backupsIn, leftovers, NoBackupFolder } from './backups-folder.ts'
import { contentsFile } from './contents.ts'
import { keepChecking } from './keep-checking.ts'
import { takeBackup } from './take-backup.ts'
import { superfluous } from './thinning.ts'

export interface BackupKeeper {
  /** The moment up to which a backup has everything; nothing, as long as there is none. */
  readonly upTo: () => number | undefined
  /** Gives up the one under way. */
  close(): Promise<void>
}

/** A start is busy enough without one. */
const firstAfter = seconds(5)
/** Older, and the operator must know. */
const lateAfter = minutes(5)

/** Backs the database up every so often when something changed, and thins out the old ones. */
export function keepBackups({
  from,
  folder,
  every,
  checkEvery = days(1),
  now,
  alarms,
  backedUp,
}: {
  from: string
  folder: string
  every: number
  /** how often all of them are read through */
  checkEvery?: number
  now: () => number
  alarms: Pick<Alarms, 'raise' | 'clear'>
  /** told each time that a backup has everything up to a moment */
  backedUp: (upTo: number) => void
}): BackupKeeper {
  const began = now()
  const stopping = new AbortController()
  let seen = ''
  let upTo: number | undefined
  let running: Promise<void> | undefined
  const checking = keepChecking({
    folder,
    every: checkEvery,
    now,
    alarms,
    signal: stopping.signal,
    newestDamaged: () => (seen = ''),
  })
  let next = setTimeout(look, Math.min(firstAfter, every)).unref()

  function look() {
    const lookedAt = performance.now()
    running = backUp().finally(() => {
      const passed = performance.now() - lookedAt
      if (!stopping.signal.aborted) next = setTimeout(look, Math.max(0, every - passed)).unref()
    })
  }

  async function backUp() {
    const at = now()
    try {
      const found = lookOf(from)
      if (found !== seen) {
        await takeBackup({ from, folder, at, signal: stopping.signal })
        seen = found
        thin(folder, now())
      }
      checking.look()
      upTo = at
      backedUp(at)
      alarms.clear('backup')
      alarms.clear('backup-old')
    } catch (trouble) {
      if (stopping.signal.aborted) return
      const sentence =
        trouble instanceof NoBackupFolder
          ? 'BACKUP_DIR is no folder in which backups can be kept; the shop sells on without them'
          : 'a backup could not be made; it is tried again'
      alarms.raise('backup', sentence, { err: trouble })
    }
    const late = Math.max(lateAfter, 3 * every)
    if (now() - (upTo ?? began) > late)
      alarms.raise('backup-old', 'the last good backup is too old', {
        backedUpTo: upTo === undefined ? null : new Date(upTo).toISOString(),
      })
  }

  return {
    upTo: () => upTo,
    async close() {
      stopping.abort()
      clearTimeout(next)
      await running
      await checking.ended()
    },
  }
}

/** The shop's files as they stand: each change shows in the log that it is written to first. */
const lookOf = (from: string): string =>
  [from, `${from}-wal`]
    .map((file) => statSync(file, { bigint: true, throwIfNoEntry: false }))
    .map((found) => `${found?.ino} ${found?.size} ${found?.mtimeNs}`)
    .join(', ')

function thin(folder: string, at: number) {
  const backups = backupsIn(folder)
  const gone = new Set(
    superfluous(
      backups.map((backup) => backup.at),
      at,
    ),
  )
  for (const { file, at: its } of backups) {
    if (!gone.has(its)) continue
    rmSync(file)
    rmSync(contentsFile(file), { force: true })
  }
  for (const file of leftovers(folder, at - minutes(10))) rmSync(file)
}
