import { type DeskShoppersDeps, openDeskShoppers } from '#server/accounts/shoppers-api.ts'
import { type DeskComplaintsDeps, openDeskComplaints } from '#server/complaints/desk-api.ts'
import { type DeskAreaDeps, openDeskArea } from '#server/delivery/area-api.ts'
import { type DeskReviewsDeps, openDeskReviews } from '#server/reviews/desk-api.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'

/** The operators' desk: what is also a command of the operator. */
export function openDesk(
  door: StaffDoor,
  deps: DeskReviewsDeps & DeskComplaintsDeps & DeskAreaDeps & DeskShoppersDeps,
): void {
  openDeskReviews(door, deps)
  openDeskComplaints(door, deps)
  openDeskArea(door, deps)
  openDeskShoppers(door, deps)
}
