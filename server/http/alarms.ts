import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** What the operator must look after while the shop sells on. */
export const alarmNames = [
  'orders',
  'backup',
  'backup-old',
  'backup-damaged',
  'database-damaged',
  'database-behind',
] as const

export type AlarmName = (typeof alarmNames)[number]

export interface Alarms {
  /** Said in the log once, until it is over or says something else. The sentence is public, the facts are not. */
  raise(name: AlarmName, sentence: string, facts?: object): void
  clear(name: AlarmName): void
  /** what is wrong just now */
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
