import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { PictureRefusal } from '#shop/staff/counter-refusals.ts'
import { seconds as inMilliseconds } from '#shop/time.ts'

const house = join(import.meta.dirname, '../../..')
const program = new URL('./make-picture.ts', import.meta.url)

interface MakerLimits {
  /** of a processor's time */
  readonly seconds: number
  /** that pass: on a machine that is busy with other things a second of work takes half a minute */
  readonly longestWait: number
  /** of address space; Node itself reserves more than half of it */
  readonly kilobytes: number
}

export const usualMakerLimits: MakerLimits = { seconds: 10, longestWait: 75, kilobytes: 2_400_000 }

const madeFiles = v.object({
  made: v.object({ width: v.number(), height: v.number(), colour: v.string(), widths: v.array(v.number()) }),
})
const refusal = v.variant('refused', [
  v.object({ refused: v.picklist(['picture-broken', 'picture-moves']) }),
  v.object({
    refused: v.picklist(['picture-too-many-dots', 'picture-too-small']),
    width: v.number(),
    height: v.number(),
  }),
])
const answer = v.union([madeFiles, refusal])

type MakingPicture = v.InferOutput<typeof madeFiles> | PictureRefusal

/**
 * Runs the program that reads what somebody sent. It gets no secret, reads the shop's code and the one picture, writes
 * into one folder, has so much time and memory, and starts no program. What becomes of it does not touch the shop.
 */
export async function runMaker(
  picture: string,
  to: string,
  { onStart, limits = usualMakerLimits }: MakerOptions = {},
): Promise<MakingPicture> {
  const allowed = ['--permission', '--allow-addons', `--allow-fs-read=${house}`, `--allow-fs-read=${picture}`]
  const node = [process.execPath, ...allowed, `--allow-fs-write=${to}`, '--max-old-space-size=64', '--no-warnings']
  // A system that does not know a limit goes without it; the wait ends on each.
  const limited = `ulimit -t ${limits.seconds}; ulimit -v ${limits.kilobytes}; exec "$@"`
  const { promise, resolve } = Promise.withResolvers<{ readonly isLate: boolean; readonly printed: string }>()
  const child = execFile(
    '/bin/sh',
    ['-c', limited, 'sh', ...node, fileURLToPath(program), picture, to],
    { env: {}, cwd: to, timeout: inMilliseconds(limits.longestWait), killSignal: 'SIGKILL', maxBuffer: 100_000 },
    (failed, printed) => resolve({ isLate: failed?.killed === true, printed: failed ? '' : printed }),
  )
  onStart?.(child.pid)
  const { isLate, printed } = await promise
  // It had not had its ten seconds of a processor: that says nothing of the picture.
  if (isLate) return { refused: 'pictures-waiting' }
  const read = v.safeParse(answer, parsed(printed))
  return read.success ? read.output : { refused: 'picture-too-hard' }
}

export interface MakerOptions {
  /** is told the number of the process */
  readonly onStart?: (pid: number | undefined) => void
  readonly limits?: MakerLimits
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
