import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Alarms } from '#server/alarms/raised.ts'
import { networkOf } from '#server/http/caller.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { hours, minutes } from '#shop/time.ts'
import { version } from '#shop/version.ts'
import { type PageError, type PageSpeed, toldPaths } from '#shop/wire/told-by-pages.ts'

/** What a network may tell in a minute; what it tells besides is not counted. */
const mostInMinute = 30
const mostNetworks = 10_000
const mostBytes = 1000

/** A rise: so many networks within an hour, and so many times as many as in the worst hour of the version before. */
const leastOfRise = 5
const timesOfRise = 3

// What anybody may send becomes labels of a figure: only what can stand there, and no more of it than a page needs.
const route = v.pipe(v.string(), v.regex(/^[\w/.-]{0,80}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000))

const pageError: v.GenericSchema<unknown, PageError> = v.object({
  name: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{0,39}$/)),
  file: v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,60}\.js$|^page$/)),
  line: count,
  column: count,
  route,
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,20}$/)),
})

const pageSpeed: v.GenericSchema<unknown, PageSpeed> = v.object({
  metric: v.picklist(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  route,
})

interface Told {
  readonly metrics: Pick<Metrics, 'pageFailed' | 'pageMeasured'>
  readonly alarms: Pick<Alarms, 'raise' | 'clear'>
  readonly callerOf: (context: Context) => string
  readonly now: () => number
  readonly dataDir: string
}

/** Hears what pages tell of themselves, and says when far more of them fail than before this version. */
export function hearPages(app: Hono, { metrics, alarms, callerOf, now, dataDir }: Told) {
  const worst = openWorst(dataDir)
  const inMinute = openWindow<Map<string, number>>(minutes(1), () => new Map())
  const failing = openWindow<Set<string>>(hours(1), () => new Set())

  function hear<Said>(
    path: string,
    schema: v.GenericSchema<unknown, Said>,
    take: (said: Said, network: string) => void,
  ) {
    app.post(path, async (context) => {
      const network = networkOf(callerOf(context))
      const said = mayTell(network) ? await saidIn(context, schema) : undefined
      if (said !== undefined) take(said, network)
      return context.body(null, 204)
    })
  }

  function mayTell(network: string): boolean {
    const counts = inMinute(now())
    const count = (counts.get(network) ?? 0) + 1
    if (count > mostInMinute || (counts.size >= mostNetworks && count === 1)) return false
    counts.set(network, count)
    return true
  }

  hear(toldPaths.speed, pageSpeed, (speed) => metrics.pageMeasured(speed))
  hear(toldPaths.error, pageError, (error, network) => {
    metrics.pageFailed(error)
    if (error.version === version) failing(now()).add(network)
    look()
  })

  /** Raises the alarm, or clears it once an hour has been quieter. */
  function look(): void {
    const { size } = failing(now())
    worst.note(size)
    if (size >= leastOfRise && size > timesOfRise * worst.before)
      alarms.raise(
        'page-errors',
        `scripts of version ${version} fail for more people than before: look at darya_page_errors_total in /metrics.`,
      )
    else alarms.clear('page-errors')
  }

  return { look }
}

async function saidIn<Said>(context: Context, schema: v.GenericSchema<unknown, Said>): Promise<Said | undefined> {
  if (Number(context.req.header('content-length') ?? mostBytes + 1) > mostBytes) return undefined
  try {
    const read = v.safeParse(schema, JSON.parse(await context.req.text()))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** What is counted for so long, and then begins anew. */
function openWindow<Counted>(length: number, begin: () => Counted): (now: number) => Counted {
  let since = Number.NEGATIVE_INFINITY
  let counted = begin()
  return (now) => {
    if (now - since >= length || now < since) [since, counted] = [now, begin()]
    return counted
  }
}

const kept = v.object({ version: v.string(), worst: v.number(), before: v.number() })

/** How many networks told of errors in the worst hour of this version and of the one before: it outlives an upgrade. */
function openWorst(dataDir: string) {
  const file = join(dataDir, 'page-errors.json')
  const known = readKept(file)
  const before = known?.version === version ? known.before : (known?.worst ?? 0)
  let worst = known?.version === version ? known.worst : 0
  return {
    before,
    note(networks: number) {
      if (networks <= worst) return
      worst = networks
      try {
        writeFileSync(file, JSON.stringify({ version, worst, before }), { mode: 0o600 })
      } catch {
        // A disk without room has alarms of its own.
      }
    },
  }
}

function readKept(file: string): v.InferOutput<typeof kept> | undefined {
  try {
    const read = v.safeParse(kept, JSON.parse(readFileSync(file, 'utf8')))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
