import { openAddressBook } from '#server/accounts/addresses/address-book-api.ts'
import { openCarts } from '#server/accounts/carts/carts-api.ts'
import type { Alarms } from '#server/alarms/raised.ts'
import { openPostal } from '#server/delivery/postal.ts'
import { openDeleteAccount } from '#server/erasing/delete-account-api.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { openPush } from '#server/messages/push/push-api.ts'
import { openOwnMoves } from '#server/orders/moves/own-moves-api.ts'
import { openOwnPhotographs } from '#server/orders/photographs/photographs-api.ts'
import { openWeighed } from '#server/orders/weighing/weighed-api.ts'
import type { Secrets } from '#server/settings/secrets.ts'
import { openAreaWishes } from '#server/wishes/area-wishes-api.ts'
import { openStockWishes } from '#server/wishes/stock-wishes-api.ts'
import { openAccounts } from './accounts/accounts-api.ts'
import type { HasMail } from './accounts/email-domain.ts'
import type { PasswordHasher } from './accounts/password-hash.ts'
import type { Snapshot } from './catalogue/snapshot.ts'
import type { CertificateNow } from './certificate/served-certificate.ts'
import type { ShopDatabase } from './commands.ts'
import { openComplaints } from './complaints/complaints-api.ts'
import type { CounterSite } from './counter/counter-site.ts'
import { openDelivery } from './delivery/delivery-api.ts'
import type { Api } from './http/api.ts'
import type { Log } from './http/log.ts'
import type { Metrics } from './http/metrics.ts'
import { openCounterRooms } from './open-counter-rooms.ts'
import type { Opening } from './opening/opening.ts'
import { openOrders } from './orders/orders-api.ts'
import type { Pages } from './pages/pages.ts'
import { openReviews } from './reviews/reviews-api.ts'
import type { Settings } from './settings/settings.ts'
import { openSlots } from './slots/slots-api.ts'
import type { SlotsNow } from './slots/slots-now.ts'
import type { Changes } from './storage/watch-changes.ts'

/** All that the shop is made of. Nothing in it is global, so a test makes as many shops as it likes. */
export interface Deps {
  readonly settings: Settings
  readonly database: ShopDatabase
  readonly changes: Changes
  readonly snapshot: Snapshot
  readonly slots: SlotsNow
  readonly opening: Opening
  readonly pages: Pages
  readonly counter: CounterSite
  readonly metrics: Metrics
  readonly log: Log
  readonly now: () => number
  readonly hasher: PasswordHasher
  readonly secrets: Secrets
  readonly hasMail: HasMail
  readonly alarms: Alarms
  /** where the shop serves https itself */
  readonly certificate?: CertificateNow | undefined
  /** a message was written: it need not wait for the outbox's next look */
  readonly wakeOutbox: () => void
  /** the same for what the shop's own printers have to print */
  readonly wakePrinters: () => void
  /** the moment up to which a backup has everything; left out where the shop makes none by itself */
  readonly backedUpTo?: (() => number | undefined) | undefined
  /** false from the moment that the shop is asked to stop */
  readonly open: () => boolean
  /** aborted at that moment: endless answers end */
  readonly stopping?: AbortSignal | undefined
}

interface RoomDeps extends Deps {
  readonly messaging: Messaging
  readonly limits: Settings['limits']
  /** those that every answer of a call carries */
  readonly headers: Readonly<Record<string, string>>
}

/** Opens every room at the door, each with its calls. */
export function openRooms(door: Api, deps: RoomDeps): void {
  openOrders(door, deps)
  openOwnMoves(door, deps)
  openWeighed(door, deps)
  openAccounts(door, deps)
  openDeleteAccount(door, deps)
  openOwnPhotographs(door, deps)
  openReviews(door, deps)
  openAreaWishes(door, deps)
  openStockWishes(door, deps)
  openAddressBook(door, deps)
  openCarts(door, deps)
  openPush(door, deps)
  openComplaints(door, deps)
  openSlots(door, deps)
  openDelivery(door, { askPostal: postalOf(deps.settings) })
  openCounterRooms(door, deps)
}

/** The public postal service is asked only where a setting names it. */
const postalOf = ({ pincodeServiceUrl }: Settings) =>
  pincodeServiceUrl === undefined
    ? undefined
    : openPostal({ serviceUrl: pincodeServiceUrl, now: () => performance.now() })
