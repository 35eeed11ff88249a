import { type AttentionDeps, openAttention } from '#server/alarms/attention-api.ts'
import { type CatalogueDeps, openCatalogueRoom } from '#server/catalogue/editing/catalogue-api.ts'
import { namesOfFish } from '#server/catalogue/name-of-fish.ts'
import { openPictures, type PicturesDeps } from '#server/catalogue/pictures/pictures-api.ts'
import { openRates, type RatesDeps } from '#server/catalogue/rates/rates-api.ts'
import { openYields, type YieldsDeps } from '#server/catalogue/rates/yields-api.ts'
import { type CertificateDeps, openCertificate } from '#server/certificate/certificate-api.ts'
import { openStaffComplaints, type StaffComplaintsDeps } from '#server/complaints/staff-complaints-api.ts'
import { openLiveScreens } from '#server/counter/live.ts'
import { openLive } from '#server/counter/live-api.ts'
import { openStaffArea, type StaffAreaDeps } from '#server/delivery/staff-area-api.ts'
import type { Api } from '#server/http/api.ts'
import { type FirstRunDeps, openFirstRun } from '#server/opening/first-run-api.ts'
import { type OpeningDeps, openOpeningAtCounter } from '#server/opening/opening-api.ts'
import { openBills } from '#server/orders/bills/bills-api.ts'
import type { BillsDeps } from '#server/orders/bills/bills-deps.ts'
import { type OrdersByStaffDeps, openOrdersByStaff } from '#server/orders/by-staff/by-staff-api.ts'
import { type ClosingDeps, openClosing } from '#server/orders/moves/closing-api.ts'
import { openStaffOrders, type StaffOrdersDeps } from '#server/orders/moves/staff-orders-api.ts'
import { openPhotographs, type PhotographsDeps } from '#server/orders/photographs/photographs-api.ts'
import { openRounds, type RoundsDeps } from '#server/orders/rounds/rounds-api.ts'
import { openTicks, type TicksDeps } from '#server/orders/ticks/ticks-api.ts'
import { triesNow } from '#server/orders/tries.ts'
import { openTryOrders, type TryOrdersDeps } from '#server/orders/try-order/try-order-api.ts'
import { openScaleSettings, type ScaleDeps } from '#server/orders/weighing/scale-api.ts'
import { openWeighing, type WeighingDeps } from '#server/orders/weighing/weighing-api.ts'
import { wakingPrinters } from '#server/printers/print-by-itself.ts'
import { openPrinters, type PrintersDeps } from '#server/printers/printers-api.ts'
import { notPrinted } from '#server/printers/printers-store.ts'
import { openRequests, type RequestsDeps } from '#server/requests/requests-api.ts'
import { openStaffReviews, type StaffReviewsDeps } from '#server/reviews/staff-reviews-api.ts'
import { openStaffShoppers, type StaffShoppersDeps } from '#server/shoppers/staff-shoppers-api.ts'
import { openSlotsAtCounter, type SlotsAtCounterDeps } from '#server/slots/week/slots-at-counter-api.ts'
import { openStaff } from '#server/staff/staff-api.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { openStaffDoor } from '#server/staff/staff-door.ts'
import { type BatchesDeps, openBatchesAtCounter } from '#server/stock/batches/batches-api.ts'
import { openStock, type StockDeps } from '#server/stock/stock-api.ts'
import { waitingByPincode } from '#server/wishes/wishes-store.ts'

type RoomDeps = Omit<StaffDeps, 'nameOfFish'> &
  BillsDeps &
  PhotographsDeps &
  StaffOrdersDeps &
  OrdersByStaffDeps &
  StaffReviewsDeps &
  StaffComplaintsDeps &
  RequestsDeps &
  Omit<StaffAreaDeps, 'waitingByPincode'> &
  StaffShoppersDeps &
  ScaleDeps &
  RatesDeps &
  StockDeps &
  BatchesDeps &
  YieldsDeps &
  PicturesDeps &
  CatalogueDeps &
  SlotsAtCounterDeps &
  ClosingDeps &
  OpeningDeps &
  Omit<FirstRunDeps, 'triesNow'> &
  TryOrdersDeps &
  Omit<AttentionDeps, 'notPrinted'> &
  PrintersDeps &
  CertificateDeps &
  RoundsDeps &
  TicksDeps &
  WeighingDeps

/** All that the screens of the counter ask, behind a door of its own. */
export function openCounterRooms(
  api: Api,
  {
    headers,
    stopping,
    ...deps
  }: RoomDeps & { headers: Readonly<Record<string, string>>; stopping?: AbortSignal | undefined },
): void {
  const { database, settings, now } = deps
  const door = openStaffDoor(api, { database, publicUrl: settings.publicUrl, now })
  openStaff(door, { ...deps, nameOfFish: namesOfFish(deps.snapshot) })
  const printing = wakingPrinters(deps)
  openStaffOrders(door, printing)
  openOrdersByStaff(door, deps)
  openBills(door, deps)
  openPhotographs(door, { ...deps, ...openWeighing(door, printing) })
  openRounds(door, deps)
  openTicks(door, deps)
  openStaffReviews(door, deps)
  openStaffComplaints(door, deps)
  openRequests(door, deps)
  openStaffArea(door, { ...deps, waitingByPincode })
  openStaffShoppers(door, deps)
  openScaleSettings(door, deps)
  openRates(door, deps)
  openStock(door, deps)
  openBatchesAtCounter(door, deps)
  openYields(door, deps)
  openPictures(door, deps)
  openCatalogueRoom(door, deps)
  openSlotsAtCounter(door, deps)
  openClosing(door, deps)
  openOpeningAtCounter(door, deps)
  openFirstRun(door, { ...deps, triesNow })
  openTryOrders(door, deps)
  openPrinters(door, deps)
  openAttention(door, { ...deps, notPrinted })
  openCertificate(door, deps)
  openLive(api.app, { door, screens: openLiveScreens({ read: database.read, now, stopping }), headers })
}
