import { sample } from 'fast-check'
import { calls } from '#shop/wire/calls.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import type { CallName, Known } from './honest.ts'
import { peopled, renewed, usesUp } from './people.ts'
import { requestsTo, type Sent } from './requests.ts'
import { faultIn, isBusy, isHashed, isSlow } from './verdict.ts'
import { type Got, openWire } from './wire.ts'

export interface FuzzReport {
  readonly call: CallName
  readonly sent: number
  /** how many answers had which status */
  readonly statuses: Readonly<Record<string, number>>
  readonly faults: readonly string[]
  readonly p50: number
  readonly p99: number
  /** told to come again, where nothing is hashed */
  readonly busy: number
  readonly isSlow: boolean
}

export interface FuzzRun {
  readonly reports: readonly FuzzReport[]
  /** what the shop itself reported: calls that failed, a process that ended */
  readonly surprises: readonly string[]
}

/** So many shots at once: a few connections, as one unfriendly client has them. */
const connections = 6
const drawnAtOnce = 500
/** Where one yes uses up what the next ones are about. */
const drawnOfThose = 20
/** So many people there may be for each call. */
const peopleEach = 10_000

/** Sends generated requests to a real shop, and judges each answer and the shop's own log. */
export async function fuzzBench({
  names = Object.keys(calls) as CallName[],
  count,
  seed,
  settings = {},
  open = openShop,
  told = () => undefined,
}: {
  names?: readonly CallName[]
  count: number
  seed: number
  settings?: Record<string, string>
  open?: typeof openShop
  told?: (report: FuzzReport) => void
}): Promise<FuzzRun> {
  const surprises: string[] = []
  const shop = await open(settings, {
    heard: (line) => void (isSurprise(line) && surprises.push(line)),
  })
  try {
    const reports: FuzzReport[] = []
    const others = await peopled(shop.url, 2)
    // Each call finds people of its own, because some calls sign people out; they come before the limits are used up.
    const people = []
    for (const nr of names.keys()) people.push({ ...(await peopled(shop.url, (nr + 1) * peopleEach)), others })
    for (const [nr, name] of names.entries()) {
      const report = await fuzzed(shop, {
        name,
        known: people[nr] as Known,
        count,
        seed: seed + nr,
        firstNr: (nr + 1) * peopleEach,
      })
      told(report)
      reports.push(report)
    }
    if (!(await isAlive(shop.url))) surprises.push('the shop does not answer any more')
    return { reports, surprises }
  } finally {
    await shop.stop()
  }
}

async function fuzzed(
  shop: RunningShop,
  { name, known, count, seed, firstNr }: { name: CallName; known: Known; count: number; seed: number; firstNr: number },
): Promise<FuzzReport> {
  const call = calls[name]
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const times: number[] = []
  let busy = 0

  async function shoot(send: (sent: Sent) => Promise<Got>, sent: Sent) {
    const got = await send(sent)
    statuses[got.status] = (statuses[got.status] ?? 0) + 1
    times.push(got.took)
    if (isBusy(got) && !isHashed(call)) busy += 1
    const fault = faultIn(call, sent, got)
    if (fault !== undefined) faults.push(`${fault}: ${readable(sent)}: ${got.text.slice(0, 200)}`)
  }

  const some = usesUp(name) ? drawnOfThose : drawnAtOnce
  let now = known
  for (let done = 0; done < count; done += some) {
    now = await renewed(shop, name, now, firstNr + 1 + done / some)
    const drawn = sample(requestsTo(name, now), {
      numRuns: Math.min(some, count - done),
      seed: seed + done,
    })
    const waiting = drawn.values()
    // Drawing takes time, and the shop closes connections that are silent for five seconds.
    const wire = openWire(shop.url, connections)
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const sent of waiting) await shoot(wire.send, sent)
      }),
    )
    wire.close()
  }
  times.sort((one, other) => one - other)
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0
  return { call: name, sent: count, statuses, faults, p50: at(0.5), p99: at(0.99), busy, isSlow: isSlow(call) }
}

const isAlive = (url: string): Promise<boolean> =>
  fetch(`${url}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Lines of the log above a warning, and whatever is no line of the log. */
function isSurprise(line: string): boolean {
  try {
    const { level, err } = JSON.parse(line) as { level: string; err?: { type: string } }
    return (level === 'error' || level === 'fatal') && err?.type !== 'StorageUnavailable'
  } catch {
    return true
  }
}

const readable = ({ method, path, headers, body }: Sent): string =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString().slice(0, 300) ?? ''}`
