import { openAddressBook } from '#server/accounts/addresses/address-book-api.ts'
import { openCarts } from '#server/accounts/carts/carts-api.ts'
import { openDeleteAccount } from '#server/accounts/erasing/delete-account-api.ts'
import { openPostal } from '#server/delivery/postal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { openPush } from '#server/messages/push/push-api.ts'
import { openOwnMoves } from '#server/orders/moves/own-moves-api.ts'
import { openOwnPhotographs } from '#server/orders/photographs/photographs-api.ts'
import { openWeighed } from '#server/orders/weighing/weighed-api.ts'
import { openAreaWishes } from '#server/wishes/area-wishes-api.ts'
import { openStockWishes } from '#server/wishes/stock-wishes-api.ts'
import { openAccounts } from './accounts/accounts-api.ts'
import type { Deps } from './app.ts'
import { openComplaints } from './complaints/complaints-api.ts'
import { openDelivery } from './delivery/delivery-api.ts'
import type { Api } from './http/api.ts'
import { openCounterRooms } from './open-counter-rooms.ts'
import { openOrders } from './orders/orders-api.ts'
import { openReviews } from './reviews/reviews-api.ts'
import type { Settings } from './settings/settings.ts'
import { openSlots } from './slots/slots-api.ts'

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
