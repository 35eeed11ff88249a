import { statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { openEmailDomains } from '#server/accounts/email-domain.ts'
import { openPasswordHasher } from '#server/accounts/password-hash.ts'
import { type Alarms, openAlarms } from '#server/alarms/raised.ts'
import { createApp } from '#server/app.ts'
import { withSentPictures } from '#server/catalogue/pictures/picture-files.ts'
import { openPictureShelf } from '#server/catalogue/pictures/picture-shelf.ts'
import { picturesFolder } from '#server/catalogue/pictures/pictures-folder.ts'
import { openSnapshot } from '#server/catalogue/snapshot.ts'
import { openDoors } from '#server/certificate/open-doors.ts'
import { readCertificate } from '#server/certificate/served-certificate.ts'
import { commands } from '#server/commands.ts'
import { keepErasures } from '#server/erasing/keep-erasures.ts'
import { transport } from '#server/http/headers.ts'
import { type Log, logOutput, openLog } from '#server/http/log.ts'
import { openMetrics } from '#server/http/metrics.ts'
import { openOpening } from '#server/opening/opening.ts'
import { withShopFacts } from '#server/opening/shop-facts.ts'
import { signsOfShop } from '#server/operator/backups/signs-of-shop.ts'
import { keepBillNumbers } from '#server/orders/bills/keep-bill-numbers.ts'
import { isOrderTopic } from '#server/orders/order-topic.ts'
import { builtSite, loadBuild } from '#server/pages/built-site.ts'
import { earlierFilesFolder, keepBuiltFiles, withEarlierFiles } from '#server/pages/earlier-files.ts'
import { pageQueries } from '#server/pages/page-queries.ts'
import { pepperOf } from '#server/settings/pepper.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'
import { settingsNow } from '#server/settings/settings-now.ts'
import { openSlotsNow } from '#server/slots/slots-now.ts'
import { firstOwnerAddress } from '#server/staff/first-owner.ts'
import { tellFirstOwner } from '#server/staff/tell-first-owner.ts'
import { lackedWhenOpened } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { inOwnProcess } from '#server/storage/own-process.ts'
import { type Narrowed, narrowRights, ownPlaces } from '#server/storage/rights.ts'
import { shopFile } from '#server/storage/shop-file.ts'
import { watchChanges } from '#server/storage/watch-changes.ts'
import { openRequestCount } from '#shop/requests/requests.ts'
import { seconds } from '#shop/time.ts'
import { endWith } from './end-with.ts'
import { forTablets } from './say-for-tablets.ts'
import { startWorkBeside } from './work-beside.ts'

const program = new URL('./read-through.ts', import.meta.url)

/** Checks the database in another process while the shop opens and sells. */
async function checkSoundness(
  file: string,
  { alarms, log, signal }: { alarms: Pick<Alarms, 'raise'>; log: Pick<Log, 'info' | 'warn'>; signal: AbortSignal },
): Promise<void> {
  try {
    const faults = v.parse(v.array(v.string()), JSON.parse(await inOwnProcess(program, [file], { signal })))
    if (faults.length === 0) log.info({}, 'the database was checked and is sound')
    else alarms.raise('database-damaged', 'the database is damaged: restore a backup', { faults })
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the database could not be checked')
  }
}

const asSet = settingsNow()
const house = join(import.meta.dirname, '../..')
const metrics = openMetrics()
const log = openLog(logOutput({ fd: 1, dropped: (lines) => metrics.logLinesDropped(lines) }))
const alarms = openAlarms({ log, metrics })
process.stdout.on('error', () => {})
// Checked before anything is touched.
const build = process.argv.includes('--dev') ? undefined : await loadBuild(house)
const { https } = asSet
const certificate = https && readCertificate({ ...asSet, https }, Date.now())
let doors: ReturnType<typeof openDoors> | undefined
const narrowed = narrowRights(ownPlaces(asSet))
let hasOpened = false
const signs = signsOfShop(asSet)
const database = await openDatabase(asSet, commands, {
  onFall: (why) => void (hasOpened ? fall(why) : endWith(why)),
  signs,
})
sayNarrowed(log, narrowed)
sayShopLeft(log, asSet)
if (database.lost) alarms.raise('database-behind', lackedWhenOpened, { ...database.lost })
const besideBackups = { database, folder: asSet.backupDir, log, now: Date.now }
const erasures = await keepErasures(besideBackups)
const billNumbers = await keepBillNumbers(besideBackups)
const changes = await watchChanges(database.read, { now: Date.now, every: seconds(2) })
const settings = await withShopFacts(asSet, { read: database.read, changes })
const snapshot = await openSnapshot(database, changes)
const sentPictures = await openPictureShelf(database.read, changes)
const slots = await openSlotsNow(database, { changes, now: Date.now })
const opening = await openOpening(database.read, { mode: settings.mode, changes })
const requests = openRequestCount()
const queries = pageQueries({
  settings,
  snapshot,
  pictures: sentPictures,
  database,
  slots,
  opening,
  requests,
  now: Date.now,
})
const site = {
  queries,
  publicUrl: settings.publicUrl,
  transport: transport(settings.publicUrl, certificate),
  apiHost: settings.apiHost,
  pageCacheBytes: settings.pageCacheBytes,
  keepsOffline: settings.keepsOffline,
  onError: (trouble: unknown) => log.error({ err: trouble }, 'a page could not be made'),
}
const { files, pages, counter, first } =
  build === undefined
    ? await (await import('#server/pages/developed-site.ts')).developedSite({ ...site, house })
    : { ...builtSite({ ...site, build }), first: undefined }
for (const heard of [snapshot, sentPictures, changes])
  heard.onChange((topics) => {
    const ofPages = topics.filter((topic) => !isOrderTopic(topic))
    if (ofPages.length > 0) pages.drop(new Set(ofPages))
  })

let open = true
const stopping = new AbortController()
const pepper = pepperOf(settings)
const secrets = openSecrets(pepper)
const beside = startWorkBeside({
  settings,
  database,
  changes,
  snapshot,
  secrets,
  log,
  metrics,
  alarms,
  requests,
  now: Date.now,
})
const app = createApp({
  settings,
  database,
  changes,
  snapshot,
  slots,
  opening,
  pages,
  counter,
  metrics,
  log,
  alarms,
  now: Date.now,
  hasher: openPasswordHasher([pepper, ...settings.peppersBefore]),
  secrets,
  hasMail: openEmailDomains({ now: Date.now }),
  certificate: () => (doors === undefined ? certificate : doors.certificate()),
  wakeOutbox: beside.wakeOutbox,
  wakePrinters: beside.wakePrinters,
  backedUpTo: beside.backedUpTo,
  open: () => open,
  stopping: stopping.signal,
})
const builtFiles = earlierFilesFolder(settings.dataDir)
const laying =
  build &&
  keepBuiltFiles({
    house,
    folder: builtFiles,
    now: Date.now,
    onError: (trouble) =>
      log.warn(
        { err: trouble },
        'the files of this build could not be kept for pages that stay open after the next one',
      ),
  })

doors = openDoors(
  {
    app,
    files: withSentPictures(withEarlierFiles(files, builtFiles), picturesFolder(settings.dataDir).made),
    pages,
    metrics,
    log,
    open: () => open,
  },
  { settings, certificate, first, alarms, now: Date.now },
)
await doors.listen()
hasOpened = true

/** Later, because a start is busy enough. */
const readThroughAfter = seconds(3)
const readingThrough =
  settings.databaseUrl === undefined
    ? setTimeout(
        () => void checkSoundness(shopFile(settings.dataDir), { alarms, log, signal: stopping.signal }),
        readThroughAfter,
      )
    : undefined

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close({ patience: seconds(10) }))

console.log(
  `Darya is open at ${settings.publicUrl} (${settings.mode} mode, data in ${settings.databaseUrl ? 'PostgreSQL' : settings.dataDir}).`,
)
console.log(forTablets(settings, { hasOwnAuthority: certificate?.authority !== undefined }))
// Nobody waits for it.
firstOwnerAddress(database, settings, Date.now()).then(
  (address) => tellFirstOwner(address, settings),
  (trouble: unknown) => log.warn({ err: trouble }, 'the address for a first owner could not be made'),
)

/**
 * The disk has failed: waiting callers get their answer, then the supervisor starts the shop again, which finds out
 * what was kept.
 */
async function fall(why: Error) {
  log.fatal({ err: why }, 'the shop cannot save anything any more and stops')
  await close({ patience: seconds(1), code: 1 })
}

/** Finishes what runs, then closes; what exceeds the patience is cut off, as by a sudden death. */
async function close({ patience, code = 0 }: { patience: number; code?: number }) {
  open = false
  stopping.abort()
  setTimeout(() => process.exit(code), patience + seconds(1))
  await doors?.close({ patience, behindProxy: code === 0 && settings.trustedProxies.length > 0 })
  changes.close()
  clearTimeout(readingThrough)
  laying?.stop()
  await beside.close()
  await erasures.close()
  await billNumbers.close()
  await database.close()
  process.exit(code)
}

/** Whose files others on this machine could read, and whose they still can. */
function sayNarrowed(
  log: Record<'warn' | 'error', (facts: object, words: string) => void>,
  { narrowed, stillWide }: Narrowed,
): void {
  if (narrowed.length > 0)
    log.warn({ files: narrowed }, 'files could be read by others on this machine; now they cannot')
  if (stillWide.length > 0)
    log.error({ files: stillWide }, 'files can be read by others on this machine, and belong to another user')
}

/** A shop on SQLite from which PostgreSQL takes over nothing. */
function sayShopLeft(
  log: Pick<Log, 'warn'>,
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): void {
  const file = join(dataDir, 'shop.db')
  if (databaseUrl !== undefined && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0)
    log.warn(
      { file },
      'the orders and people of this file are not in PostgreSQL and are not served: unset DATABASE_URL to go on with them, or move the file away',
    )
}
