import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** What an operator's dashboard reads from /metrics. */
export interface Metrics {
  answered(kind: string, method: string, status: number, seconds: number): void
  policyReported(): void
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
  return {
    answered: (kind, method, status, seconds) => answers.observe({ kind, method, status: String(status) }, seconds),
    policyReported: () => reports.inc(),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
