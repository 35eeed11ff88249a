import { rmSync, statfsSync, statSync } from 'node:fs'
import { NeedsOperator } from '#server/needs-operator.ts'
import { inOwnProcess } from '#server/storage/own-process.ts'
import { type Backup, newBackupFile, partOf } from './backups-folder.ts'

const program = new URL('./back-up.ts', import.meta.url)

/** A copy never takes the room that orders need. */
const leavesBytes = 50_000_000

/** Copies the database in a low-priority process. Throws if there is no complete copy. */
export async function takeBackup({
  from,
  folder,
  at,
  signal,
}: {
  from: string
  folder: string
  at: number
  /** cancels it */
  signal?: AbortSignal
}): Promise<Pick<Backup, 'file' | 'at' | 'bytes'>> {
  const file = newBackupFile(folder, at, 'db')
  try {
    refuseWithoutRoom(from, folder)
    await inOwnProcess(program, [from, file], { signal })
  } catch (error) {
    rmSync(partOf(file), { force: true })
    if (error instanceof NeedsOperator) throw error
    throw new NeedsOperator(
      'unavailable',
      `the database could not be copied: ${(error as Error).message}; nothing was changed. Try again once that is corrected.`,
      { cause: error },
    )
  }
  return { file, at, bytes: statSync(file).size }
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
