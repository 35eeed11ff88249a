import { randomBytes, randomUUID } from 'node:crypto'
import { mobileOf } from '#shop/accounts.ts'
import { complaintTicket, settleByOf } from '#shop/complaints.ts'
import type { Identity } from '#shop/identity.ts'
import { parseListPlace } from '#shop/list-place.ts'
import { orderNumberBytes } from '#shop/order-number.ts'
import { deskComplaintCalls } from '#shop/wire/staff/complaints.ts'
import { userByMobile } from '#server/accounts/accounts-store.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { Messaging } from '#server/gateways/messaging.ts'
import { isTold } from '#server/gateways/outbox.ts'
import { networkOf } from '#server/http/network.ts'
import { Refusal } from '#server/http/refusal.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import { countOpen, deskComplaints } from './desk-complaints.ts'

export interface DeskComplaintsDeps {
  readonly database: Pick<ShopDatabase, 'read' | 'run'>
  readonly settings: { readonly identity: Identity }
  readonly now: () => number
  readonly messaging: Messaging
}

/** The grievance officer's book: what came in, how long it may still take, and what was done. */
export function openDeskComplaints(door: StaffDoor, { database, settings, now, messaging }: DeskComplaintsDeps): void {
  const { read, run } = database

  door.open(deskComplaintCalls.deskComplaints, async ({ wanted: { which, page } }) => {
    const place = parseListPlace(page)
    if (place === undefined) throw new Refusal(400, { refused: 'list-page-unknown' })
    const [{ rows, ...more }, open] = await Promise.all([deskComplaints(read, { which, ...place }), countOpen(read)])
    const complaints = rows.map(({ ticket, mobile, order_number, about, received_at, settled_at, settlement }) => ({
      ticket,
      mobile,
      ...(order_number !== null && { orderNumber: order_number }),
      about,
      receivedAt: received_at,
      settleBy: settleByOf(received_at),
      ...(settled_at !== null && { settled: { at: settled_at, how: settlement ?? '' } }),
    }))
    return { body: { now: now(), complaints, ...more, open } }
  })

  door.open(deskComplaintCalls.noteComplaint, async ({ wanted, staff, caller }) => {
    const mobile = mobileOf(wanted.mobile)
    if (mobile === undefined) throw new Refusal(400, { refused: 'not-a-mobile' }, { more: { field: 'mobile' } })
    const owner = await userByMobile(read, mobile)
    const wish = {
      key: wanted.key,
      by: byOf(staff),
      ticket: complaintTicket(randomBytes(orderNumberBytes)),
      mobile,
      orderNumber: wanted.orderNumber || undefined,
      about: wanted.about,
      receivedAt: now(),
      telling: owner && {
        id: randomUUID(),
        shop: settings.identity.name,
        account: owner.id,
        budget: messaging.budgetFor(mobile, networkOf(caller)),
      },
      turns: [],
    }
    const noting = notOtherPress(await run.staffNotesComplaint(wish))
    if ('refused' in noting) throw new Error('a complaint that staff note has no limit')
    const { noted, writing } = noting
    messaging.settle(writing)
    const { ticket, receivedAt } = noted
    return { body: { ticket, settleBy: settleByOf(receivedAt), told: isTold(writing) } }
  })

  door.open(deskComplaintCalls.settleComplaint, async ({ wanted, params: { ticket = '' }, staff }) => {
    const { settlement, key } = wanted
    if (settlement === '') throw new Refusal(400, { refused: 'settlement-missing' }, { more: { field: 'settlement' } })
    const wish = { ticket, settlement, key, by: byOf(staff), at: now() }
    const settling = notOtherPress(await run.staffSettlesComplaint(wish))
    if ('refused' in settling)
      throw settling.refused === 'unknown'
        ? new Refusal(404, { refused: 'complaint-not-there' })
        : new Refusal(409, { refused: 'complaint-settled' })
    return { body: { success: true } }
  })
}
