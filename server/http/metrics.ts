import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What an operator's dashboard reads from /metrics. */
export interface Metrics {
  answered(kind: string, method: string, status: number, seconds: number): void
  policyReported(): void
  /** a backup has everything up to this moment */
  backedUp(upTo: number): void
  logLinesDropped(lines: number): void
  read(): Promise<string>
  readonly contentType: string
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'darya_answer_seconds',
    help: 'Time from request to answer',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  const reports = new Counter({
    name: 'darya_csp_reports_total',
    help: 'Breaches of the content policy told by browsers',
    registers: [registry],
  })
  const backedUp = new Gauge({
    name: 'darya_backed_up_to_seconds',
    help: 'The moment up to which a backup has everything, in seconds since 1970; 0 as long as there is none',
    registers: [registry],
  })
  const dropped = new Counter({
    name: 'darya_log_lines_dropped_total',
    help: 'Lines of the log that its disk had no space for',
    registers: [registry],
  })
  return {
    answered: (kind, method, status, seconds) => answers.observe({ kind, method, status: String(status) }, seconds),
    policyReported: () => reports.inc(),
    backedUp: (upTo) => backedUp.set(upTo / 1000),
    logLinesDropped: (lines) => dropped.inc(lines),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
