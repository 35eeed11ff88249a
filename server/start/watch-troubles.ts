import { statfs } from 'node:fs/promises'
import type { alarmsCommands } from '#server/alarms/alarms-commands.ts'
import { canKeepOrders } from '#server/alarms/can-keep-orders.ts'
import { openAlarmKeeper } from '#server/alarms/keep-alarms.ts'
import type { Alarms } from '#server/alarms/raised.ts'
import type { Log } from '#server/http/log.ts'
import { stuckMessages } from '#server/messages/outbox-commands.ts'
import { shopCommand } from '#server/needs-operator.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { RunCommands } from '#server/storage/command.ts'
import type { Database } from '#server/storage/database.ts'
import { countOf } from '#server/storage/limits.ts'
import { seconds } from '#shop/time.ts'

interface Watched {
  readonly database: Pick<Database<unknown>, 'read' | 'ready'> & {
    readonly run: Pick<RunCommands<typeof alarmsCommands>, 'keepAlarms'>
  }
  readonly settings: Pick<Settings, 'dataDir' | 'backupDir' | 'databaseUrl' | 'limits'>
  readonly alarms: Alarms
  readonly log: Pick<Log, 'warn'>
  readonly now: () => number
  readonly every?: number
}

/**
 * Looks after what nobody would notice: that orders can be kept, messages go out, the disks have room and no stranger makes
 * accounts or guesses codes by the hundred. Each process looks by itself, so that each one's alarms are true whether or not
 * anybody asks it, and writes them down for the board, which shows those of all.
 */
export function watchTroubles({ every = seconds(10), ...watched }: Watched): { close(): Promise<void> } {
  let running: Promise<void> | undefined
  const timer = setInterval(() => void (running ??= look().finally(() => (running = undefined))), every)
  timer.unref()
  const keeper = openAlarmKeeper(watched)

  async function look() {
    await watchDisks(watched)
    // Without a database nothing can be counted or written down, and that it cannot be is told already.
    if (!(await canKeepOrders(watched))) return
    await quietly(async () => {
      await watchMessages(watched)
      await watchStrangers(watched)
      await keeper.keep()
    })
  }

  async function quietly(work: () => Promise<void>) {
    await work().catch((trouble: unknown) =>
      watched.log.warn({ err: trouble }, 'the checks for trouble failed; they will run again'),
    )
  }

  return {
    async close() {
      clearInterval(timer)
      await running
      await quietly(keeper.drop)
    },
  }
}

async function watchMessages({ database, alarms, now }: Watched) {
  const { waiting, givenUp, why } = await stuckMessages(database.read, now())
  if (waiting + givenUp === 0) return alarms.clear('messages')
  // The numbers are facts beside the sentence: it would be another alarm with each message that fails.
  alarms.raise('messages', `text messages do not go out: \`${shopCommand} messages\` says why`, {
    count: waiting + givenUp,
    waiting,
    givenUp,
    why,
  })
}

/** Nobody is refused for what strangers do together, so that they do it must be seen. */
async function watchStrangers({ database, settings: { limits }, alarms, now }: Watched) {
  const counts = {
    registrations: [limits.registerPerShop, 'accounts are being registered by the hundred'],
    'wrong-codes': [limits.wrongCodePerShop, 'somebody is guessing one-time codes'],
  } as const
  for (const [name, [limit, sentence]] of Object.entries(counts) as [
    keyof typeof counts,
    (typeof counts)['registrations'],
  ][]) {
    const count = await countOf(database.read, { limit, who: 'shop' }, now())
    if (count < limit.most) alarms.clear(name)
    else alarms.raise(name, sentence, { count })
  }
}

/** Below this a disk is full before anybody has looked. */
const leastRoom = 500_000_000

async function watchDisks({ settings: { dataDir, backupDir, databaseUrl }, alarms }: Watched) {
  const folders = databaseUrl === undefined ? { DATA_DIR: dataDir, BACKUP_DIR: backupDir } : { DATA_DIR: dataDir }
  const low: string[] = []
  for (const [setting, folder] of Object.entries(folders)) {
    const found = await statfs(folder).catch(() => undefined)
    if (found && found.bavail * found.bsize < leastRoom) low.push(setting)
  }
  if (low.length === 0) alarms.clear('disk')
  else
    alarms.raise('disk', `the disk under ${low.join(' and ')} has less than 500 MB left: make room on it`, {
      about: low.join(', '),
    })
}
