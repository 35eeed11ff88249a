import { spawnSync } from 'node:child_process'
import { cpuOf } from './process-tree.ts'

/** What a server did under load. */
export interface Done {
  readonly answers: number
  readonly perSecond: number
  /** milliseconds of the processors for one answer */
  readonly cpu: number
  /** the slowest of a hundred, in milliseconds */
  readonly p99: number
  readonly failed: number
}

export interface Asked {
  readonly pid: number
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  /** a script of wrk that makes the requests */
  readonly script?: { readonly file: string; readonly args: readonly string[] } | undefined
}

const clients = 16

/** Sixteen clients request without a pause. */
export function load({ pid, address, headers = {}, script }: Asked, seconds: number): Done {
  const before = cpuOf(pid)
  const { stdout, stderr, error } = spawnSync(
    'wrk',
    [
      '-t1',
      `-c${clients}`,
      `-d${seconds}s`,
      '--latency',
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      ...(script ? ['-s', script.file] : []),
      address,
      ...(script ? ['--', ...script.args] : []),
    ],
    { encoding: 'utf8' },
  )
  if (error) throw new Error('wrk is needed (Debian: apt-get install wrk)', { cause: error })
  const cpu = cpuOf(pid) - before
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN)
  const answers = number(/(\d+) requests in/)
  if (!(answers > 0)) throw new Error(`${address} gave no answer: ${stdout}${stderr}`)
  const [, time, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const [errors = []] = [...stdout.matchAll(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/g)]
  return {
    answers,
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    cpu: cpu / answers,
    p99: Number(time) * (milliseconds[unit] ?? Number.NaN),
    failed:
      Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0) +
      errors.slice(1).reduce((all, one) => all + Number(one), 0),
  }
}

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

/** Ours compared with the raw server; each figure is the median of the rounds. */
export interface Compared {
  readonly cpu: number
  readonly ownCpu: number
  readonly rawCpu: number
  readonly perSecond: number
  readonly ownPerSecond: number
  readonly p99: number
  readonly failed: number
  /** all answers of ours */
  readonly answers: number
}

/** Both servers take turns, so that a drifting machine drifts for both; a short first turn warms both up. */
export function compare(own: Asked, raw: Asked, { seconds, rounds }: { seconds: number; rounds: number }): Compared {
  const warm = [load(own, 2), load(raw, 2)]
  const turns = Array.from({ length: rounds }, () => ({ own: load(own, seconds), raw: load(raw, seconds) }))
  return {
    cpu: middle(turns.map((turn) => turn.own.cpu / turn.raw.cpu)),
    ownCpu: middle(turns.map((turn) => turn.own.cpu)),
    rawCpu: middle(turns.map((turn) => turn.raw.cpu)),
    perSecond: middle(turns.map((turn) => turn.own.perSecond / turn.raw.perSecond)),
    ownPerSecond: middle(turns.map((turn) => turn.own.perSecond)),
    p99: middle(turns.map((turn) => turn.own.p99 / turn.raw.p99)),
    failed: [warm[0], ...turns.map((turn) => turn.own)].reduce((all, done) => all + (done?.failed ?? 0), 0),
    answers: [warm[0], ...turns.map((turn) => turn.own)].reduce((all, done) => all + (done?.answers ?? 0), 0),
  }
}

export const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** One line for a person. */
export const told = (what: string, { cpu, ownCpu, rawCpu, perSecond, ownPerSecond, p99, failed }: Compared): string =>
  `${what}: CPU ${cpu.toFixed(2)} x raw (${ownCpu.toFixed(4)} and ${rawCpu.toFixed(4)} ms), ` +
  `answers/s ${perSecond.toFixed(2)} of raw (${ownPerSecond.toFixed(0)}), p99 ${p99.toFixed(2)} x raw's, ${failed} failed`

/** The same for a cell of a table. */
export const inShort = ({ cpu, ownCpu, perSecond, p99 }: Compared): string =>
  `${cpu.toFixed(2)} x CPU (${ownCpu.toFixed(3)} ms), ${perSecond.toFixed(2)} of its answers, ${p99.toFixed(1)} x p99`
