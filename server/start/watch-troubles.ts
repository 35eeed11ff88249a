import { statfs } from 'node:fs/promises'
import { seconds } from '#shop/time.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { stuckMessages } from '#server/gateways/outbox-commands.ts'
import type { Alarms } from '#server/http/alarms.ts'
import type { Log } from '#server/http/log.ts'
import type { Settings } from '#server/settings/settings.ts'
import { shopCommand } from '#server/needs-operator.ts'

interface Watched {
  readonly database: Pick<ShopDatabase, 'read' | 'ready'>
  readonly settings: Pick<Settings, 'dataDir' | 'backupDir' | 'databaseUrl'>
  readonly alarms: Pick<Alarms, 'raise' | 'clear'>
  readonly log: Pick<Log, 'warn'>
  readonly now: () => number
  readonly every?: number
}

/**
 * Looks after what nobody would notice: that orders can be kept, messages go out and the disks have room. Each process
 * looks by itself, so that each one's alarms are true whether or not anybody asks it.
 */
export function watchTroubles({ every = seconds(10), ...watched }: Watched): { close(): Promise<void> } {
  let running: Promise<void> | undefined
  const timer = setInterval(() => void (running ??= look().finally(() => (running = undefined))), every)
  timer.unref()

  async function look() {
    try {
      // Without a database the messages cannot be counted, and that they cannot be is told already.
      if (await canKeepOrders(watched)) await watchMessages(watched)
    } catch (trouble) {
      watched.log.warn({ err: trouble }, 'the messages that did not go out could not be counted; it is tried again')
    }
    await watchDisks(watched)
  }

  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}

/** Whether an order could be kept now; where not, the operator is told. */
export async function canKeepOrders({
  database,
  alarms,
}: {
  database: Pick<ShopDatabase, 'ready'>
  alarms: Pick<Alarms, 'raise' | 'clear'>
}): Promise<boolean> {
  const can = await database.ready()
  if (can) alarms.clear('orders')
  else alarms.raise('orders', 'no order can be kept just now')
  return can
}

async function watchMessages({ database, alarms, now }: Watched) {
  const { waiting, givenUp, why } = await stuckMessages(database.read, now())
  if (waiting + givenUp === 0) return alarms.clear('messages')
  // The numbers are facts beside the sentence: it would be another alarm with each message that fails.
  alarms.raise('messages', `text messages do not go out: \`${shopCommand} messages\` says why`, {
    waiting,
    givenUp,
    why,
  })
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
  else alarms.raise('disk', `the disk under ${low.join(' and ')} has less than 500 MB left: make room on it`, { low })
}
