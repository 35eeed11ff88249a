import { Refusal } from '#server/http/refusal.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import type { roundsCommands } from './rounds-commands.ts'
import { roundOf } from './rounds-store.ts'

export interface RoundsDeps {
  readonly database: Runs<typeof roundsCommands>
  readonly now: () => number
}

/** A rider puts their stops in order, and says when all of them are done. */
export function openRounds(door: StaffDoor, { database: { read, run }, now }: RoundsDeps): void {
  door.open(staffCalls.sortRound, async ({ wanted, staff }) => {
    const by = { staff: staff.staffId, device: staff.deviceId }
    const sorting = await run.sortRound({ ...wanted, by, at: now() })
    if ('refused' in sorting) throw new Refusal(422, sorting)
    // pressed again, it is as it was put since
    const { stops, locked } = await roundOf(read, staff.staffId)
    return { body: { stops: [...stops], locked: [...locked] } }
  })

  door.open(staffCalls.endRound, async ({ wanted, staff }) => {
    const at = now()
    const ending = await run.endRound({ ...wanted, by: { staff: staff.staffId, device: staff.deviceId }, at })
    if ('refused' in ending) throw new Refusal(ending.refused === 'stops-open' ? 409 : 422, ending)
    return { body: { endedAt: (await roundOf(read, staff.staffId)).endedAt ?? at } }
  })
}
