import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lineFrom, orderFrom } from '#server/orders/line-address.ts'
import { everybodyOfStaff } from '#server/orders/staff-orders-store.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import { actorIn } from '#shop/by.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { pressedAt } from '#shop/orders/late-press.ts'
import { tickLists } from '#shop/orders/ticks.ts'
import type { ShownTick, TicksTold } from '#shop/wire/staff/ticks.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import type { TickResult } from './tick-line.ts'
import type { ticksCommands } from './ticks-commands.ts'
import { ticksThatStand } from './ticks-store.ts'

export interface TicksDeps {
  readonly database: Runs<typeof ticksCommands>
  readonly now: () => number
  readonly snapshot: Pick<Snapshot, 'current'>
}

/** What is ticked off on the cut list and the pack list: every tablet of the shop has the same ticks. */
export function openTicks(door: StaffDoor, { database: { read, run }, now, snapshot }: TicksDeps): void {
  door.open(staffCalls.ticks, async () => ({ body: await told() }))

  door.open(staffCalls.fishNames, async () => {
    const catalogue = snapshot.current()
    const { products, retired } = catalogue
    const fish = [...products, ...retired].map(({ id, species }) => {
      const { localName: local, marathi, hindi } = speciesNamed(catalogue, species)
      return { productId: id, local, marathi, hindi }
    })
    return { body: { fish } }
  })

  door.open(staffCalls.tickLine, async ({ params, wanted: { waited, ...wanted }, staff }) => {
    const at = now()
    const left = await run.tickLine({
      ...wanted,
      orderId: orderFrom(params.id),
      lineNo: lineFrom(params.line),
      by: { staff: staff.staffId, device: staff.deviceId },
      at,
      pressedAt: pressedAt(at, waited),
    })
    if (!('refused' in left)) return { body: await told() }
    if (left.refused !== 'ticked-already') throw new Refusal(statusOf[left.refused], left)
    const { by } = left
    const name = (await everybodyOfStaff(read)).find(({ id }) => id === by)?.name ?? ''
    return { body: { ...(await told()), ...(by === staff.staffId ? {} : { already: { name } }) } }
  })

  async function told(): Promise<TicksTold> {
    const { version, rows } = await ticksThatStand(read)
    const names = new Map((await everybodyOfStaff(read)).map(({ id, name }) => [id, name]))
    const ticks = rows.flatMap((row): ShownTick[] => {
      const list = tickLists.find((one) => one === row.list)
      const by = actorIn(row.ticked_by)
      if (list === undefined || by.who !== 'staff') return []
      const { order_id: order, line_no: line, press_key: key, ticked_at: at } = row
      return [{ order, line, list, key, by: { id: by.id, name: names.get(by.id) ?? '' }, at }]
    })
    return { now: now(), version, ticks }
  }
}

const statusOf = {
  'no-such-order': 404,
  'no-such-line': 404,
  'off-the-list': 409,
  'line-changed': 409,
  'cut-off-ahead': 409,
  'other-press': 422,
} as const satisfies Record<Exclude<Extract<TickResult, { refused: string }>['refused'], 'ticked-already'>, number>
