import type { Kysely, Transaction } from 'kysely'
import { announce } from '#server/storage/changes.ts'
import type { RunCommands } from '#server/storage/command.ts'
import type { Tables } from '#server/storage/tables.ts'
import { alarmNames } from '#shop/alarms/alarms.ts'
import { minutes, seconds } from '#shop/time.ts'
import type { Alarms, RaisedAlarm } from './raised.ts'

/** Announced when a process raises an alarm or one is over. */
const alarmsTopic = 'alarms'

/** A process says this often that its alarms still hold. */
const renewedEvery = seconds(30)
/** Of one that has said nothing for so long nobody knows: it was killed, or stopped. */
const believedFor = minutes(2)

interface AlarmsOfProcess {
  readonly process: string
  readonly raised: readonly RaisedAlarm[]
  readonly at: number
}

/** Writes down what a process says is wrong, in place of what it said before. */
export async function keepAlarms(tx: Transaction<Tables>, { process, raised, at }: AlarmsOfProcess): Promise<void> {
  await tx
    .deleteFrom('raised_alarms')
    .where((row) => row.or([row('process', '=', process), row('seen_at', '<', at - believedFor)]))
    .execute()
  if (raised.length > 0)
    await tx
      .insertInto('raised_alarms')
      .values(raised.map((alarm) => ({ ...alarm, process, seen_at: at })))
      .execute()
  await announce(tx, alarmsTopic)
}

/** Those of other processes that still say so. */
async function alarmsOfOthers(read: Kysely<Tables>, process: string, at: number): Promise<RaisedAlarm[]> {
  const rows = await read
    .selectFrom('raised_alarms')
    .select(['name', 'sentence', 'about', 'count', 'since'])
    .where('process', '<>', process)
    .where('seen_at', '>=', at - believedFor)
    .execute()
  // A later version may know others.
  return rows.flatMap(({ name, ...alarm }) => {
    const known = alarmNames.find((one) => one === name)
    return known === undefined ? [] : { name: known, ...alarm }
  })
}

/** What is wrong now, as all processes say it: what several say alike is said once, since the first of them. */
export async function alarmsNow(read: Kysely<Tables>, alarms: Alarms, at: number): Promise<readonly RaisedAlarm[]> {
  const all = [...alarms.raised(), ...(await alarmsOfOthers(read, alarms.process, at))]
  return [...Map.groupBy(all, ({ name, sentence }) => `${name} ${sentence}`).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : { ...first, since: Math.min(first.since, ...others.map(({ since }) => since)) },
  )
}

/** Keeps what this process says of itself where the others find it. While nothing is wrong, nothing is written. */
export function openAlarmKeeper({
  database,
  alarms,
  now,
}: {
  readonly database: { readonly run: RunCommands<{ keepAlarms: typeof keepAlarms }> }
  readonly alarms: Pick<Alarms, 'process' | 'raised'>
  readonly now: () => number
}) {
  const { process } = alarms
  let kept = { said: JSON.stringify([]), at: Number.NEGATIVE_INFINITY }

  async function keep(raised: readonly RaisedAlarm[]) {
    const [said, at] = [JSON.stringify(raised), now()]
    const isRecent = raised.length === 0 || Math.abs(at - kept.at) < renewedEvery
    if (said === kept.said && isRecent) return
    await database.run.keepAlarms({ process, raised, at })
    kept = { said, at }
  }

  return {
    keep: () => keep(alarms.raised()),
    /** Its alarms end with the process. */
    drop: () => keep([]),
  }
}
