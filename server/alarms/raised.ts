import { randomUUID } from 'node:crypto'
import type { Log } from '#server/http/log.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { type AlarmFacts, type AlarmName, alarmNames } from '#shop/alarms/alarms.ts'

export interface RaisedAlarm extends Pick<AlarmFacts, 'about' | 'count'> {
  readonly name: AlarmName
  readonly sentence: string
  readonly since: number
}

/** `about` and `count` are told on the board; the others only in the log. */
type Facts = Partial<Pick<AlarmFacts, 'about' | 'count'>> & Readonly<Record<string, unknown>>

export interface Alarms {
  /** tells this process from others of the shop */
  readonly process: string
  /** Logs the sentence once, until it clears or changes. The sentence is the operator's, in English. */
  raise(name: AlarmName, sentence: string, facts?: Facts): void
  clear(name: AlarmName): void
  raised(): readonly RaisedAlarm[]
  /** the sentences of all raised alarms */
  sentences(): string[]
}

export function openAlarms({
  log,
  metrics,
  now = Date.now,
}: {
  log: Pick<Log, 'error' | 'info'>
  metrics: Pick<Metrics, 'alarm'>
  now?: () => number
}): Alarms {
  const raised = new Map<AlarmName, RaisedAlarm>()
  for (const name of alarmNames) metrics.alarm(name, false)

  return {
    process: randomUUID(),
    raise(name, sentence, facts = {}) {
      const before = raised.get(name)
      const { about = '', count = 0 } = facts
      raised.set(name, { name, sentence, about, count, since: before?.since ?? now() })
      if (before?.sentence === sentence) return
      metrics.alarm(name, true)
      log.error({ alarm: name, ...facts }, sentence)
    },
    clear(name) {
      const before = raised.get(name)
      if (before === undefined) return
      raised.delete(name)
      metrics.alarm(name, false)
      log.info({ alarm: name }, `over: ${before.sentence}`)
    },
    raised: () => [...raised.values()],
    sentences: () => [...raised.values()].map(({ sentence }) => sentence),
  }
}
