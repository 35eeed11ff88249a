import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Alarms } from '#server/alarms/raised.ts'
import { shopCommand } from '#server/needs-operator.ts'
import { inOwnProcess } from '#server/storage/own-process.ts'
import { removeDatabase } from '#server/storage/shop-file.ts'
import { days, minutes, seconds } from '#shop/time.ts'
import { asidesIn, backupsIn, leftovers, NoBackupFolder } from './backups-folder.ts'
import { contentsFile, isUnreadable } from './contents.ts'
import { takeBackup } from './take-backup.ts'
import { outlived, superfluous } from './thinning.ts'

const program = new URL('./check-backups.ts', import.meta.url)
const found = v.object({ damaged: v.array(v.string()), unreadable: v.array(v.string()) })
const checked = v.object({ at: v.number(), ...found.entries })
type Checked = v.InferOutput<typeof checked>

/**
 * Checks all backups once a day, also across restarts, because the day on which one is needed is too late. Reports
 * which are damaged, and whether the newest is, so that another replaces it.
 */
function keepChecking({
  folder,
  every,
  now,
  alarms,
  signal,
  newestDamaged,
}: {
  folder: string
  every: number
  now: () => number
  alarms: Pick<Alarms, 'raise' | 'clear'>
  signal: AbortSignal
  newestDamaged: () => void
}): { look(): void; ended(): Promise<void> } {
  let last: Checked | undefined
  let checking: Promise<void> | undefined

  async function check() {
    const at = now()
    last = { at, ...v.parse(found, JSON.parse(await inOwnProcess(program, [folder], { signal }))) }
    writeFileSync(noteIn(folder), JSON.stringify(last), { mode: 0o600 })
  }

  const stillThere = (names: readonly string[] = []) =>
    names.map((name) => join(folder, name)).filter((file) => existsSync(file))

  function tell() {
    tellUnreadable(stillThere(last?.unreadable).filter(isUnreadable))
    tellDamaged(stillThere(last?.damaged))
  }

  function tellUnreadable(files: readonly string[]) {
    const many = files.length === 1 ? '1 backup' : `${files.length} backups`
    if (files.length === 0) alarms.clear('backup-unreadable')
    else alarms.raise('backup-unreadable', `${many} cannot be read by the shop: give it to its user (chown)`, { files })
  }

  function tellDamaged(files: readonly string[]) {
    if (files.length === 0) {
      alarms.clear('backup-damaged')
      return
    }
    const many = files.length === 1 ? '1 backup is damaged' : `${files.length} backups are damaged`
    alarms.raise('backup-damaged', `${many}: ${shopCommand} backups`, { files })
    const [newest] = backupsIn(folder, now())
    if (newest && files.some((file) => basename(file) === basename(newest.file))) newestDamaged()
  }

  /** A check of later than now was made by a clock that was ahead, so nobody knows when. */
  function isFresh(): boolean {
    const since = last === undefined ? undefined : now() - last.at
    return since !== undefined && since >= 0 && since < every
  }

  return {
    look() {
      last ??= readNote(folder)
      tell()
      if (checking !== undefined || backupsIn(folder).length === 0 || isFresh()) return
      checking = check()
        .then(tell, (error: unknown) => {
          if (signal.aborted) return
          last = { at: now(), damaged: last?.damaged ?? [], unreadable: last?.unreadable ?? [] }
          alarms.raise('backup-damaged', 'the backups could not be checked; it will be tried again tomorrow', {
            err: error,
          })
        })
        .finally(() => (checking = undefined))
    },
    async ended() {
      await checking
    },
  }
}

const noteIn = (folder: string) => join(folder, 'checked.json')

function readNote(folder: string): Checked | undefined {
  try {
    const read = v.safeParse(checked, JSON.parse(readFileSync(noteIn(folder), 'utf8')))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

interface BackupKeeper {
  /** The moment up to which everything is in a backup; undefined without a backup. */
  readonly upTo: () => number | undefined
  /** Cancels the running backup. */
  close(): Promise<void>
}

/** Not during the start, which is busy enough. */
const firstAfter = seconds(5)
/** If the newest is older, the operator gets an alarm. */
const lateAfter = minutes(5)

/** Backs the database up regularly when something changed, and thins out old backups. */
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
  /** how often all backups are checked */
  checkEvery?: number
  now: () => number
  alarms: Pick<Alarms, 'raise' | 'clear'>
  /** called with the moment up to which everything is in a backup */
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
        forgetAsides(dirname(from), { folder, at: now() })
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
          ? 'backups cannot be kept in BACKUP_DIR; the shop keeps selling without them'
          : 'a backup could not be made; it will be tried again'
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

/** The state of the shop's files: each change shows in the write-ahead log. */
const lookOf = (from: string): string =>
  [from, `${from}-wal`]
    .map((file) => statSync(file, { bigint: true, throwIfNoEntry: false }))
    .map((found) => `${found?.ino} ${found?.size} ${found?.mtimeNs}`)
    .join(', ')

function thin(folder: string, at: number) {
  const backups = backupsIn(folder, at)
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

/** What was set aside holds people who were erased since, as old backups do. */
function forgetAsides(dataDir: string, { folder, at }: { folder: string; at: number }) {
  const asides = asidesIn(dataDir)
  const gone = outlived(
    asides.map((aside) => aside.at),
    { backups: backupsIn(folder, at).map((backup) => backup.at), now: at },
  )
  for (const { file, at: its } of asides) if (gone.includes(its)) removeDatabase(file)
}
