import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import type { Alarms } from '#server/http/alarms.ts'
import { inOwnProcess } from '#server/storage/own-process.ts'
import { backupsIn } from './backups-folder.ts'
import { isUnreadable } from './contents.ts'
import { shopCommand } from '#server/needs-operator.ts'

const program = new URL('./check-backups.ts', import.meta.url)
const found = v.object({ damaged: v.array(v.string()), unreadable: v.array(v.string()) })
const checked = v.object({ at: v.number(), ...found.entries })
type Checked = v.InferOutput<typeof checked>

/**
 * Checks all backups once a day, also across restarts, because the day on which one is needed is too late. Reports
 * which are damaged, and whether the newest is, so that another replaces it.
 */
export function keepChecking({
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
    last = { at, ...v.parse(found, JSON.parse(await inOwnProcess(program, [folder], signal))) }
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
          alarms.raise('backup-damaged', 'the backups could not be read through; it is tried again tomorrow', {
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
