import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** What needs the operator while the shop keeps selling. */
export const alarmNames = [
  'orders',
  'messages',
  'disk',
  'backup',
  'backup-old',
  'backup-damaged',
  'backup-unreadable',
  'database-damaged',
  'database-behind',
  'proxy-unknown',
  'page-errors',
] as const

export type AlarmName = (typeof alarmNames)[number]

export interface Alarms {
  /** Logs the sentence once, until it clears or changes. The sentence is public, the facts are not. */
  raise(name: AlarmName, sentence: string, facts?: object): void
  clear(name: AlarmName): void
  /** the sentences of all raised alarms */
  sentences(): string[]
}

export function openAlarms({
  log,
  metrics,
}: {
  log: Pick<Log, 'error' | 'info'>
  metrics: Pick<Metrics, 'alarm'>
}): Alarms {
  const raised = new Map<AlarmName, string>()
  for (const name of alarmNames) metrics.alarm(name, false)

  return {
    raise(name, sentence, facts = {}) {
      if (raised.get(name) === sentence) return
      raised.set(name, sentence)
      metrics.alarm(name, true)
      log.error({ alarm: name, ...facts }, sentence)
    },
    clear(name) {
      const sentence = raised.get(name)
      if (sentence === undefined) return
      raised.delete(name)
      metrics.alarm(name, false)
      log.info({ alarm: name }, `over: ${sentence}`)
    },
    sentences: () => [...raised.values()],
  }
}
