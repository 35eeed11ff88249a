import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** Containers lend 64 MB, which is too little. */
const enough = 2 ** 31

/** Said to all processes of a run of the tests. A bench says nothing: it measures on the disk. */
export function keepInMemory(): void {
  if (hasRoom()) process.env['TESTS_KEEP_IN'] ??= memory
}

/** Where a test keeps the data of its shop, which go with it: a disk takes milliseconds for each command that is to last. */
export const keptIn = (): string => process.env['TESTS_KEEP_IN'] ?? tmpdir()

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > enough
  } catch {
    return false
  }
}
