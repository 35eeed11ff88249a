import type { PageError, PageSpeed } from '#shop/wire/told-by-pages.ts'

/** The size of the cache of pages. The bytes are an upper bound for them in all encodings. */
export interface CacheSize {
  readonly pages: number
  readonly bytes: number
}

/** The figures of /metrics, in the text format of Prometheus. */
export interface Metrics {
  answered(kind: string, method: string, status: number, seconds: number): void
  policyReported(): void
  /** a script of a page failed in somebody's browser */
  pageFailed(error: PageError): void
  pageMeasured(speed: PageSpeed): void
  /** everything up to this moment is in a backup */
  backedUp(upTo: number): void
  logLinesDropped(lines: number): void
  /** whether an alarm is raised */
  alarm(name: string, raised: boolean): void
  /** 'written', or why it was dropped; then 'sent', 'failed' or 'given-up' for each try to send it */
  messageSettled(outcome: string): void
  read(cache: CacheSize): string
  readonly contentType: string
}

export function openMetrics(): Metrics {
  const answers = new Map<string, Taken>()
  const messages = new Map<string, number>()
  let reports = 0
  let backedUpTo = 0
  let linesDropped = 0
  const alarms = new Map<string, boolean>()
  const errors = openSeries()
  const speeds = openSeries()

  return {
    answered(kind, method, status, seconds) {
      const labels = `kind="${kind}",method="${knownMethods.has(method) ? method : 'other'}",status="${status}"`
      let taken = answers.get(labels)
      if (taken === undefined) answers.set(labels, (taken = { within: within.map(() => 0), count: 0, sum: 0 }))
      taken.count += 1
      taken.sum += seconds
      const place = within.findIndex((most) => seconds <= most)
      if (place >= 0) taken.within[place] = (taken.within[place] ?? 0) + 1
    },
    policyReported: () => void (reports += 1),
    pageFailed: ({ name, file, line, column, route, version }) =>
      errors.count(
        `name="${name}",file="${file}",line="${line}",column="${column}",route="${route}",version="${version}"`,
      ),
    pageMeasured: ({ metric, rating, route }) => speeds.count(`metric="${metric}",rating="${rating}",route="${route}"`),
    backedUp: (upTo) => void (backedUpTo = upTo / 1000),
    logLinesDropped: (lines) => void (linesDropped += lines),
    alarm: (name, raised) => void alarms.set(name, raised),
    messageSettled: (outcome) => void messages.set(outcome, (messages.get(outcome) ?? 0) + 1),
    read: ({ pages, bytes }) =>
      [
        ...histogram('darya_answer_seconds', 'Time from request to answer', answers),
        ...one('darya_csp_reports_total', 'counter', 'Breaches of the content policy told by browsers', reports),
        ...heading('darya_page_errors_total', 'counter', 'Scripts of pages that failed, as browsers tell'),
        ...errors.read('darya_page_errors_total', 'name="others"'),
        ...heading('darya_page_speed_total', 'counter', 'How quick pages were, as one of twenty visits tells'),
        ...speeds.read('darya_page_speed_total', 'metric="others"'),
        ...one('darya_backed_up_to_seconds', 'gauge', aboutBackups, backedUpTo),
        ...one(
          'darya_log_lines_dropped_total',
          'counter',
          'Lines of the log that its disk had no space for',
          linesDropped,
        ),
        ...heading(
          'darya_messages_total',
          'counter',
          'Text messages written or dropped and why, and tries to send them by their outcome',
        ),
        ...[...messages].map(([outcome, count]) => `darya_messages_total{outcome="${outcome}"} ${count}`),
        ...one('darya_pages_cached', 'gauge', 'Pages that are ready', pages),
        ...one('darya_page_cache_bytes', 'gauge', 'The most that they come to in all encodings, in bytes', bytes),
        ...heading('darya_alarm', 'gauge', 'Whether the operator must look after something, 1 or 0'),
        ...[...alarms].map(([name, raised]) => `darya_alarm{name="${name}"} ${raised ? 1 : 0}`),
        ...ofProcess(),
        '',
      ].join('\n'),
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
  }
}

/** Anybody may make up what pages tell: what comes after so many different ones shares a line. */
const mostSeries = 200

function openSeries() {
  const counts = new Map<string, number>()
  let others = 0
  return {
    count(labels: string) {
      const known = counts.get(labels) ?? 0
      if (known === 0 && counts.size >= mostSeries) others += 1
      else counts.set(labels, known + 1)
    },
    read: (name: string, shared: string): string[] => [
      ...[...counts].map(([labels, count]) => `${name}{${labels}} ${count}`),
      ...(others > 0 ? [`${name}{${shared}} ${others}`] : []),
    ],
  }
}

interface Taken {
  /** how many took longer than the previous bound and at most this one */
  readonly within: number[]
  count: number
  sum: number
}

/** seconds */
const within = [0.001, 0.005, 0.02, 0.1, 0.5, 2]

/** Only these methods get a series of their own, because anybody may send any method. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const aboutBackups = 'The moment up to which a backup has everything, in seconds since 1970; 0 as long as there is none'

function histogram(name: string, help: string, all: ReadonlyMap<string, Taken>): string[] {
  return [
    ...heading(name, 'histogram', help),
    ...[...all].flatMap(([labels, taken]) => [
      ...within.map((most, place) => `${name}_bucket{le="${most}",${labels}} ${upTo(taken, place)}`),
      `${name}_bucket{le="+Inf",${labels}} ${taken.count}`,
      `${name}_sum{${labels}} ${taken.sum}`,
      `${name}_count{${labels}} ${taken.count}`,
    ]),
  ]
}

const upTo = ({ within: counts }: Taken, place: number) =>
  counts.slice(0, place + 1).reduce((all, count) => all + count, 0)

function ofProcess(): string[] {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const { active } = performance.eventLoopUtilization()
  return [
    ...one('process_cpu_seconds_total', 'counter', 'Time of the processors, in seconds', (user + system) / 1e6),
    ...one('process_resident_memory_bytes', 'gauge', 'Memory in use, in bytes', rss),
    ...one('process_start_time_seconds', 'gauge', 'Start, in seconds since 1970', performance.timeOrigin / 1000),
    ...one('nodejs_eventloop_active_seconds_total', 'counter', 'Time that the event loop was busy', active / 1000),
    ...one('nodejs_heap_size_used_bytes', 'gauge', 'Memory used by objects, in bytes', heapUsed),
  ]
}

const one = (name: string, type: string, help: string, value: number): string[] => [
  ...heading(name, type, help),
  `${name} ${value}`,
]

const heading = (name: string, type: string, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
