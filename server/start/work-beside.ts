import { relative } from 'node:path'
import type { Alarms } from '#server/alarms/raised.ts'
import { startRateClock } from '#server/catalogue/rates/rate-clock.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { addressList } from '#server/http/caller.ts'
import type { Log } from '#server/http/log.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { openMessaging } from '#server/messages/messaging.ts'
import { smsCarrier, startOutboxWorker } from '#server/messages/outbox-worker.ts'
import { pushCarrier } from '#server/messages/push/push-carrier.ts'
import { shopsPushSender } from '#server/messages/push/shops-push-sender.ts'
import { shopsGateway } from '#server/messages/shops-gateway.ts'
import { keepBackups } from '#server/operator/backups/keep-backups.ts'
import { startLapseClock } from '#server/orders/moves/lapse-orders.ts'
import { startPrinting } from '#server/printers/printing-worker.ts'
import { keepCounting } from '#server/requests/keep-counting.ts'
import type { Secrets } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'
import { shopFile } from '#server/storage/shop-file.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { keepTidy } from '#server/tidy.ts'
import { startAreaWishTeller } from '#server/wishes/area-wish-teller.ts'
import { startStockWishTeller } from '#server/wishes/stock-wish-teller.ts'
import type { RequestCount } from '#shop/requests/requests.ts'
import { seconds } from '#shop/time.ts'
import { watchTroubles } from './watch-troubles.ts'

interface Shop {
  readonly settings: Settings
  readonly database: ShopDatabase
  readonly changes: Changes
  readonly snapshot: Snapshot
  readonly secrets: Secrets
  readonly log: Log
  readonly metrics: Metrics
  readonly alarms: Alarms
  readonly requests: Pick<RequestCount, 'take'>
  readonly now: () => number
}

interface WorkBeside {
  /** a message was written: it goes at once */
  readonly wakeOutbox: () => void
  /** something is to be printed: it goes at once */
  readonly wakePrinters: () => void
  readonly backedUpTo: (() => number | undefined) | undefined
  /** finishes what is under way */
  close(): Promise<void>
}

/**
 * What a process does beside answering: it sends messages, prints, tells what is back and where the area has grown, publishes rates, keeps what was searched for in vain,
 * backs up, tidies, and looks after what goes wrong unseen.
 */
export function startWorkBeside({
  settings,
  database,
  changes,
  snapshot,
  secrets,
  log,
  metrics,
  alarms,
  requests,
  now,
}: Shop): WorkBeside {
  const outbox = startOutboxWorker({
    database,
    carrier: smsCarrier(shopsGateway(settings, log)),
    log,
    settled: (outcome) => metrics.messageSettled(outcome),
    now,
  })
  const sendPush = shopsPushSender(settings, { secrets, now })
  const pushes = startOutboxWorker({ database, carrier: pushCarrier({ database, sendPush, now }), log, now })
  const wakeOutbox = () => outbox.wake()
  const telling = {
    database,
    messaging: openMessaging({ limits: settings.limits, secrets, log, metrics, wakeOutbox }),
    settings,
    now,
    every: seconds(20),
    onError: (trouble: unknown) =>
      log.warn({ err: trouble }, 'messages that people asked for could not be written; it will be tried again'),
  }
  const tellers = [startStockWishTeller({ ...telling, snapshot }), startAreaWishTeller({ ...telling, changes })]
  const lapseClock = startLapseClock({
    database,
    now,
    onError: (trouble) =>
      log.warn({ err: trouble }, 'orders that wait for a code could not be ended; it will be tried again in a second'),
  })
  const printing = startPrinting({
    database,
    snapshot,
    settings,
    networks: addressList(settings.printerNetworks),
    log,
    now,
  })
  const counting = keepCounting({
    database,
    requests,
    onError: (trouble) => log.warn({ err: trouble }, 'what was searched for in vain could not be kept'),
  })
  const rateClock = startRateClock({ database, changes, log, now })
  const tidying = keepTidy(database, {
    now,
    onError: (trouble) => log.warn({ err: trouble }, 'expired data could not be removed'),
  })
  const backups =
    settings.databaseUrl === undefined && settings.backupEvery > 0
      ? keepBackups({
          from: shopFile(settings.dataDir),
          folder: settings.backupDir,
          every: settings.backupEvery,
          now,
          alarms,
          backedUp: (upTo) => metrics.backedUp(upTo),
        })
      : undefined
  if (backups) sayBackupsBeside(log, settings)
  const watching = watchTroubles({ database, settings, alarms, log, now })
  return {
    wakeOutbox,
    wakePrinters: () => printing.wake(),
    backedUpTo: backups?.upTo,
    async close() {
      tidying.stop()
      await watching.close()
      await printing.close()
      await backups?.close()
      await Promise.all(tellers.map((teller) => teller.close()))
      await counting.close()
      await rateClock.close()
      await lapseClock.close()
      await Promise.all([outbox, pushes].map((worker) => worker.close()))
    },
  }
}

/** Backups that lie beside what they are of. */
function sayBackupsBeside(
  log: Pick<Log, 'warn'>,
  { mode, dataDir, backupDir }: Pick<Settings, 'mode' | 'dataDir' | 'backupDir'>,
) {
  if (mode === 'live' && isInside(dataDir, backupDir))
    log.warn({ backupDir }, 'backups are kept beside the data and would be lost with it: set BACKUP_DIR')
}

function isInside(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..')
}
