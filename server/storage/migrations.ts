import type { Migration } from '#server/storage/migration.ts'
import { catalogue } from '#server/storage/migrations/0001-catalogue.ts'
import { orders } from '#server/storage/migrations/0002-orders.ts'
import { outbox } from '#server/storage/migrations/0003-outbox.ts'
import { limits } from '#server/storage/migrations/0004-limits.ts'
import { delivery } from '#server/storage/migrations/0005-delivery.ts'
import { accounts } from '#server/storage/migrations/0006-accounts.ts'
import { reviews } from '#server/storage/migrations/0007-reviews.ts'
import { duties } from '#server/storage/migrations/0008-duties.ts'
import { complaintForm } from '#server/storage/migrations/0009-complaint-form.ts'
import { mobileProofs } from '#server/storage/migrations/0010-mobile-proofs.ts'
import { knownDevices } from '#server/storage/migrations/0011-known-devices.ts'
import { payment } from '#server/storage/migrations/0012-payment.ts'
import { codes } from '#server/storage/migrations/0013-codes.ts'
import { openOrders } from '#server/storage/migrations/0014-open-orders.ts'
import { noOrphans } from '#server/storage/migrations/0015-no-orphans.ts'
import { staff } from '#server/storage/migrations/0016-staff.ts'
import { orderMoves } from '#server/storage/migrations/0017-order-moves.ts'
import { desk } from '#server/storage/migrations/0018-desk.ts'
import { weighing } from '#server/storage/migrations/0019-weighing.ts'
import { presses } from '#server/storage/migrations/0020-presses.ts'
import { ordersFound } from '#server/storage/migrations/0021-orders-found.ts'
import { rateSheets } from '#server/storage/migrations/0022-rate-sheets.ts'
import { stock } from '#server/storage/migrations/0023-stock.ts'
import { batches } from '#server/storage/migrations/0024-batches.ts'
import { waiting } from '#server/storage/migrations/0025-waiting.ts'
import { shopsCatalogue } from '#server/storage/migrations/0026-catalogue.ts'
import { pictures } from '#server/storage/migrations/0027-pictures.ts'
import { fewerIndexes } from '#server/storage/migrations/0029-fewer-indexes.ts'
import { lapsingOrders } from '#server/storage/migrations/0055-lapsing-orders.ts'
import { mixedBatches } from '#server/storage/migrations/0069-mixed-batches.ts'
import { movesOfAPress } from '#server/storage/migrations/0070-moves-of-a-press.ts'
import { withoutPin } from '#server/storage/migrations/0073-without-pin.ts'
import { riderRounds } from '#server/storage/migrations/0075-rider-rounds.ts'
import { agreedReplacements } from '#server/storage/migrations/0079-agreed-replacements.ts'
import { searchesNotKept } from '#server/storage/migrations/0081-searches-not-kept.ts'
import { tryOrders } from '#server/storage/migrations/0083-try-orders.ts'
import { roundEnds } from '#server/storage/migrations/0085-round-ends.ts'
import { slots } from './migrations/0030-slots.ts'
import { areaWishes } from './migrations/0031-area-wishes.ts'
import { change } from './migrations/0032-change.ts'
import { addresses } from './migrations/0033-addresses.ts'
import { carts } from './migrations/0034-carts.ts'
import { push } from './migrations/0035-push.ts'
import { latePresses } from './migrations/0037-late-presses.ts'
import { closedWithDay } from './migrations/0038-closed-with-day.ts'
import { spokenLanguages } from './migrations/0039-languages.ts'
import { openingTranslations } from './migrations/0040-opening-translations.ts'
import { morePromised } from './migrations/0041-more-promised.ts'
import { addressMakers } from './migrations/0043-address-makers.ts'
import { ratesTakenOff } from './migrations/0044-rates-taken-off.ts'
import { billsOfRejected } from './migrations/0045-bills-of-rejected.ts'
import { stays } from './migrations/0050-stays.ts'
import { firstRates } from './migrations/0052-first-rates.ts'
import { promisedWeight } from './migrations/0053-promised-weight.ts'
import { billGaps } from './migrations/0054-bill-gaps.ts'
import { messageFailures } from './migrations/0059-message-failures.ts'
import { raisedAlarms } from './migrations/0060-raised-alarms.ts'
import { lineTicks } from './migrations/0062-line-ticks.ts'
import { printers } from './migrations/0065-printers.ts'
import { newTimes } from './migrations/0066-new-times.ts'
import { phoneCustomers } from './migrations/0067-phone-customers.ts'
import { claimsOfJobs } from './migrations/0072-claims-of-jobs.ts'
import { requests } from './migrations/0077-requests.ts'

/** In the order in which they are applied. What has been released is never changed, only followed. */
export const migrations: readonly Migration[] = [
  catalogue,
  orders,
  outbox,
  limits,
  delivery,
  accounts,
  reviews,
  duties,
  complaintForm,
  mobileProofs,
  knownDevices,
  payment,
  codes,
  openOrders,
  noOrphans,
  staff,
  orderMoves,
  desk,
  weighing,
  presses,
  ordersFound,
  rateSheets,
  stock,
  batches,
  waiting,
  shopsCatalogue,
  pictures,
  fewerIndexes,
  slots,
  areaWishes,
  change,
  addresses,
  carts,
  push,
  latePresses,
  closedWithDay,
  spokenLanguages,
  openingTranslations,
  morePromised,
  addressMakers,
  ratesTakenOff,
  billsOfRejected,
  stays,
  firstRates,
  promisedWeight,
  billGaps,
  lapsingOrders,
  messageFailures,
  raisedAlarms,
  lineTicks,
  printers,
  newTimes,
  phoneCustomers,
  mixedBatches,
  movesOfAPress,
  claimsOfJobs,
  withoutPin,
  riderRounds,
  requests,
  agreedReplacements,
  searchesNotKept,
  tryOrders,
  roundEnds,
]
