import { type Kysely, sql } from 'kysely'
import { userByMobile } from '#server/accounts/accounts-store.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { isTold } from '#server/messages/outbox.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import { settleByOf } from '#shop/complaints/complaints.ts'
import { languageOf } from '#shop/languages.ts'
import { type ListPlace, onDeskPage, pageOf, parseListPlace } from '#shop/lists/list-place.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { deskComplaintCalls } from '#shop/wire/staff/complaints.ts'
import type { complaintsCommands } from './complaints-commands.ts'
import { mobileMeant, newComplaint } from './new-complaint.ts'

export interface StaffComplaintsDeps {
  readonly database: Runs<typeof complaintsCommands>
  readonly settings: { readonly identity: Identity }
  readonly now: () => number
  readonly messaging: Messaging
}

/** The grievance officer's book: what came in, how long it may still take, and what was done. */
export function openStaffComplaints(
  door: StaffDoor,
  { database, settings, now, messaging }: StaffComplaintsDeps,
): void {
  const { read, run } = database

  door.open(deskComplaintCalls.deskComplaints, async ({ wanted: { which, page } }) => {
    const place = parseListPlace(page)
    if (place === undefined) throw new Refusal(400, { refused: 'list-page-unknown' })
    const [{ rows, ...more }, open] = await Promise.all([deskComplaints(read, { which, ...place }), countOpen(read)])
    const orderMeant = await ordersMeant(read, rows)
    const complaints = rows.map(({ ticket, mobile, order_number, about, received_at, settled_at, settlement }) => {
      const orderId = orderMeant(order_number)
      return {
        ticket,
        mobile,
        ...(order_number !== null && { orderNumber: order_number }),
        ...(orderId !== undefined && { orderId }),
        about,
        receivedAt: received_at,
        settleBy: settleByOf(received_at),
        ...(settled_at !== null && { settled: { at: settled_at, how: settlement ?? '' } }),
      }
    })
    return { body: { now: now(), complaints, ...more, open } }
  })

  door.open(deskComplaintCalls.noteComplaint, async ({ wanted, staff, caller }) => {
    const mobile = mobileMeant(wanted.mobile)
    const owner = await userByMobile(read, mobile)
    const shop = settings.identity.name
    const language = languageOf(owner?.language)
    const complaint = newComplaint(wanted, { mobile, receivedAt: now(), owner, language, shop, caller, messaging })
    const by = byOf(staff)
    const noting = notOtherPress(await run.staffNotesComplaint({ ...complaint, turns: [], key: wanted.key, by }))
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

/** One page: the open ones by when they came, for the oldest has the least time left; the settled ones, the newest first. */
async function deskComplaints(
  read: Kysely<Tables>,
  { which, behind }: { which: 'open' | 'settled'; behind: ListPlace | undefined },
) {
  const { at, id } = behind ?? { at: 0, id: '' }
  const all = read
    .selectFrom('complaints')
    .select(['ticket', 'mobile', 'order_number', 'about', 'received_at', 'settled_at', 'settlement'])
    .limit(onDeskPage + 1)
  if (which === 'open') {
    const open = all.where('settled_at', 'is', null).orderBy('received_at').orderBy('ticket')
    const rows = await (behind === undefined
      ? open
      : open.where(sql<boolean>`(received_at, ticket) > (${at}, ${id})`)
    ).execute()
    return pageOf(rows, ({ received_at, ticket }) => ({ at: received_at, id: ticket }))
  }
  const settled = all.where('settled_at', 'is not', null).orderBy('settled_at', 'desc').orderBy('ticket', 'desc')
  const rows = await (behind === undefined
    ? settled
    : settled.where(sql<boolean>`(settled_at, ticket) < (${at}, ${id})`)
  ).execute()
  return pageOf(rows, ({ settled_at, ticket }) => ({ at: settled_at ?? 0, id: ticket }))
}

/** The orders whose numbers people typed, however they wrote them. */
async function ordersMeant(
  read: Kysely<Tables>,
  rows: readonly { readonly order_number: string | null }[],
): Promise<(typed: string | null) => string | undefined> {
  const numbers = [...new Set(rows.flatMap(({ order_number: typed }) => numberIn(typed) ?? []))]
  if (numbers.length === 0) return () => undefined
  const orders = await read.selectFrom('orders').select(['id', 'number']).where('number', 'in', numbers).execute()
  const ids = new Map(orders.map(({ id, number }) => [number, id]))
  return (typed) => ids.get(numberIn(typed) ?? '')
}

const numberIn = (typed: string | null) => (typed === null ? undefined : parseOrderNumber(typed))

async function countOpen(read: Kysely<Tables>): Promise<number> {
  const { open } = await read
    .selectFrom('complaints')
    .select((row) => row.fn.countAll().as('open'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(open)
}
