import type { HasMail } from '#server/accounts/email-domain.ts'
import { openPasswordHasher, type PasswordHasher } from '#server/accounts/password-hash.ts'
import { openAlarms } from '#server/alarms/raised.ts'
import { createApp } from '#server/app.ts'
import { openSnapshot } from '#server/catalogue/snapshot.ts'
import type { CertificateNow } from '#server/certificate/served-certificate.ts'
import type { CounterSite } from '#server/counter/counter-site.ts'
import { openLog } from '#server/http/log.ts'
import { openMetrics } from '#server/http/metrics.ts'
import { budgetOf } from '#server/messages/messaging.ts'
import { openOpening } from '#server/opening/opening.ts'
import { withShopFacts } from '#server/opening/shop-facts.ts'
import { pageAddress } from '#server/pages/page-address.ts'
import type { Pages } from '#server/pages/pages.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { openSlotsNow } from '#server/slots/slots-now.ts'
import type { Where } from '#server/storage/database.ts'
import { watchChanges } from '#server/storage/watch-changes.ts'
import { days } from '#shop/time.ts'
import { commands } from '#tests/rooms/slot-commands.ts'
import type { Open } from './databases.ts'

/** What was logged is kept here, so that a test can read it. */
const quiet = () => {
  const lines: string[] = []
  return { lines, log: openLog({ write: (line) => void lines.push(line) }) }
}

/** The tests of the API need no pages: each address is one that the site does not know. */
export const noPages: Pages = {
  ready: () => undefined,
  find: (url) => pageAddress(url, () => ({ routes: [], path: undefined, isNamed: false, same: undefined })),
  answer: async () => new Response(null, { status: 404 }),
  drop: () => undefined,
  cacheSize: () => ({ pages: 0, bytes: 0 }),
}

const noCounter: CounterSite = { answer: async () => new Response(null, { status: 404 }) }

/** A shop as the API sees it, on a database of its own, called by `app.request`. */
export async function openTestShop(
  open: Open,
  {
    environment = {},
    pages = noPages,
    isOpen = () => true,
    stopping,
    now = Date.now,
    where,
    hasMail = async () => true,
    hasher = openPasswordHasher([pepper], littleWork),
    certificate,
  }: TestShop = {},
) {
  const database = await open(commands, where ? { where } : {})
  const { lines, log } = quiet()
  const changes = await watchChanges(database.read, { now, every: neverByItself })
  const settings = await withShopFacts(settingsFor(environment), { read: database.read, changes })
  const snapshot = await openSnapshot(database, changes)
  const slots = await openSlotsNow(database, { changes, now })
  const opening = await openOpening(database.read, { mode: settings.mode, changes })
  const secrets = openSecrets(pepper)
  const metrics = openMetrics()
  const alarms = openAlarms({ log, metrics, now })
  const app = createApp({
    settings,
    database,
    changes,
    snapshot,
    slots,
    opening,
    pages,
    counter: noCounter,
    metrics,
    log,
    alarms,
    now,
    hasher,
    secrets,
    hasMail,
    certificate,
    wakeOutbox: () => undefined,
    wakePrinters: () => undefined,
    open: isOpen,
    stopping,
  })
  return {
    app,
    database,
    changes,
    snapshot,
    settings,
    logged: lines,
    alarms,
    budgetFor: budgetOf({ ...settings, secrets }),
    /** From now on its buyer can no longer change an order, and it may be cut. */
    pastCutOff: (orderId: string) => database.run.setCutOff({ orderId, until: now() }),
  }
}

export interface TestShop {
  readonly environment?: Record<string, string>
  readonly pages?: Pages
  readonly isOpen?: () => boolean
  readonly stopping?: AbortSignal
  readonly now?: () => number
  /** a database that several shops share, as several processes do */
  readonly where?: Where
  readonly hasMail?: HasMail
  /** for tests that are about the work of hashing; the others hash with as little as there can be */
  readonly hasher?: PasswordHasher
  /** where it serves https itself */
  readonly certificate?: CertificateNow
}

const littleWork = { memory: 8, passes: 1 }

export const pepper = 'salt of the sea, for tests alone'

/** A test that changes the catalogue looks itself: `changes.refresh()`. */
const neverByItself = days(7)

function settingsFor(environment: Record<string, string>): Settings {
  const read = readSettings(environment)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.settings
}
