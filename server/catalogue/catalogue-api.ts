import { catalogueCalls } from '#shop/wire/staff/catalogue.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'

/** The catalogue in the hands of owner and counter. */
export function openCatalogueRoom(door: StaffDoor): void {
  for (const call of Object.values(catalogueCalls))
    door.open(call, async () => {
      throw new Refusal(404, { refused: 'no-such-species' })
    })
}
