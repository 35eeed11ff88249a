import { spawn } from 'node:child_process'
import { rmSync, statfsSync, statSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { NeedsOperator } from '#server/needs-operator.ts'
import { type Backup, newBackupFile, partOf } from './backups-folder.ts'

const program = join(import.meta.dirname, 'back-up.ts')

/** Orders come first: a copy never takes what they need. */
const leavesBytes = 50_000_000

/** Copies the database in a process of its own that yields to the shop. Throws when there is no whole copy. */
export async function takeBackup({
  from,
  folder,
  at,
  signal,
}: {
  from: string
  folder: string
  at: number
  /** gives it up */
  signal?: AbortSignal
}): Promise<Backup> {
  const file = newBackupFile(folder, at, 'db')
  refuseWithoutRoom(from, folder)
  const copying = spawn(process.execPath, [program, from, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: compiledBefore(),
    signal,
  })
  if (copying.pid !== undefined) yields(copying.pid)
  let complained = ''
  copying.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    copying.once('error', reject)
    copying.once('close', resolve)
  }).catch((trouble: unknown) => {
    rmSync(partOf(file), { force: true })
    throw trouble
  })
  if (code !== 0) {
    rmSync(partOf(file), { force: true })
    throw new NeedsOperator(
      'unavailable',
      `the database could not be copied: ${reasonIn(complained) || `ended with ${code}`}; nothing was changed, try again once that is mended.`,
    )
  }
  return { file, at, bytes: statSync(file).size }
}

/** It needs none of the shop's secrets, only where its own files lie compiled. */
function compiledBefore(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}

function refuseWithoutRoom(from: string, folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  const room = bavail * bsize
  const size = statSync(from).size
  if (room < 2 * size + leavesBytes)
    throw new NeedsOperator(
      'unavailable',
      `there is no room for a backup of ${size} bytes in ${folder}: ${room} bytes are free; make room, or set BACKUP_DIR to another disk.`,
    )
}

function yields(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It is over already.
  }
}

/** Of a stack only the line that says what it was. */
const reasonIn = (complained: string) => /^\w*Error.*$/m.exec(complained)?.[0] ?? ''
