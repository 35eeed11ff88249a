import { type DeskShoppersDeps, openDeskShoppers } from '#server/accounts/shoppers-api.ts'
import { type DeskComplaintsDeps, openDeskComplaints } from '#server/complaints/desk-api.ts'
import { type DeskAreaDeps, openDeskArea } from '#server/delivery/area-api.ts'
import type { Api } from '#server/http/api.ts'
import { openStaffOrders, type StaffOrdersDeps } from '#server/orders/staff-orders-api.ts'
import { type DeskReviewsDeps, openDeskReviews } from '#server/reviews/desk-api.ts'
import { openScaleSettings, type ScaleDeps } from '#server/scale/scale-api.ts'
import { openStaff } from '#server/staff/staff-api.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { openStaffDoor } from '#server/staff/staff-door.ts'
import { openLiveScreens } from './live.ts'
import { openLive } from './live-api.ts'

type RoomDeps = StaffDeps & StaffOrdersDeps & DeskReviewsDeps & DeskComplaintsDeps & DeskAreaDeps & DeskShoppersDeps & ScaleDeps

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
  openStaff(door, deps)
  openStaffOrders(door, deps)
  openDeskReviews(door, deps)
  openDeskComplaints(door, deps)
  openDeskArea(door, deps)
  openDeskShoppers(door, deps)
  openScaleSettings(door, deps)
  openLive(api.app, { door, screens: openLiveScreens({ read: database.read, now, stopping }), headers })
}
