import * as v from 'valibot'
import type { Alarms } from '#server/http/alarms.ts'
import type { Log } from '#server/http/log.ts'
import { inOwnProcess } from '#server/storage/own-process.ts'

const program = new URL('./read-through.ts', import.meta.url)

/** Checks the database in another process while the shop opens and sells. */
export async function checkSoundness(
  file: string,
  { alarms, log, signal }: { alarms: Pick<Alarms, 'raise'>; log: Pick<Log, 'info' | 'warn'>; signal: AbortSignal },
): Promise<void> {
  try {
    const faults = v.parse(v.array(v.string()), JSON.parse(await inOwnProcess(program, [file], signal)))
    if (faults.length === 0) log.info({}, 'the database was read through and is sound')
    else alarms.raise('database-damaged', 'the database is damaged: a backup must take its place', { faults })
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the database could not be read through')
  }
}
