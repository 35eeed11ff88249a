import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lineFrom, orderFrom } from '#server/orders/line-address.ts'
import { answerRefused } from '#server/orders/weighing/refusals-at-line.ts'
import type { WholeWeighing } from '#server/orders/weighing/weighing-api.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import { calls } from '#shop/wire/calls.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import type { photographsCommands } from './photographs-commands.ts'
import { ownPhotographOf, photographOf } from './photographs-store.ts'
import { sentJpeg } from './sent-jpeg.ts'

export interface PhotographsDeps {
  readonly database: Runs<typeof photographsCommands>
  readonly now: () => number
}

/** What the tablet saw on the scale: taken and looked at by those who weigh. */
export function openPhotographs(
  door: StaffDoor,
  { database: { read, run }, now, whole }: PhotographsDeps & { readonly whole: WholeWeighing },
): void {
  door.open(staffCalls.addPhotograph, async ({ params, wanted: { seen, key, jpeg }, staff }) => {
    const bare = sentJpeg(jpeg)
    const place = placeIn(params)
    const adding = await run.addPhotograph({
      ...place,
      seen,
      jpeg: bare,
      key,
      by: { id: staff.staffId, role: staff.role, device: staff.deviceId },
      at: now(),
    })
    const body = await whole(place.orderId, staff)
    if ('refused' in adding) throw answerRefused(adding, body)
    return { body }
  })

  door.open(staffCalls.photograph, async ({ params }) => {
    const jpeg = await photographOf(read, { ...placeIn(params), at: now() })
    if (jpeg === undefined) throw notThere()
    return { body: { jpeg } }
  })
}

/** The same for the buyer, of their own orders alone. */
export function openOwnPhotographs(api: Api, { database: { read }, now }: PhotographsDeps): void {
  api.open(calls.weighingPhotograph, async ({ params, visitor: { userId } }) => {
    const jpeg = await ownPhotographOf(read, { ...placeIn(params), userId, at: now() })
    if (jpeg === undefined) throw notThere()
    return { body: { jpeg } }
  })
}

const placeIn = ({ id, line }: Readonly<Record<string, string>>) => ({ orderId: orderFrom(id), lineNo: lineFrom(line) })

const notThere = () => new Refusal(404, { refused: 'no-photograph' })
