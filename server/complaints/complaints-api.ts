import { randomBytes, randomUUID } from 'node:crypto'
import { mobileOf } from '#shop/accounts.ts'
import { calls } from '#shop/calls.ts'
import { complaintTicket, settledByOf } from '#shop/complaints.ts'
import type { Identity } from '#shop/identity.ts'
import type { Limits } from '#shop/limits.ts'
import { orderNumberBytes } from '#shop/order-number.ts'
import { minutes } from '#shop/time.ts'
import { words } from '#shop/words.ts'
import { userById } from '#server/accounts/accounts-store.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { Api } from '#server/http/api.ts'
import { networkOf } from '#server/http/network.ts'
import { Refusal } from '#server/http/refusal.ts'

export interface ComplaintsDeps {
  readonly database: Pick<ShopDatabase, 'read' | 'run'>
  readonly settings: { readonly identity: Identity; readonly limits: Limits }
  readonly now: () => number
  /** a message was written: it need not wait for the outbox's next look */
  readonly wakeOutbox: () => void
}

/** The complaint form. Anybody may complain; the operator's book is the same as for those who call. */
export function openComplaints(api: Api, { database, settings, now, wakeOutbox }: ComplaintsDeps): void {
  const { identity, limits } = settings

  api.open(calls.complain, async ({ wanted, visitor, caller }) => {
    const mobile = mobileOf(wanted.mobile)
    if (mobile === undefined) throw new Refusal(400, words.accounts.badMobile, { more: { field: 'mobile' } })
    // A text message goes to the mobile of who is signed in, and to no other: the form is no way to send one to strangers.
    const user = visitor && (await userById(database.read, visitor.userId))
    const isOwn = user?.mobile === mobile
    const noting = await database.run.noteComplaint({
      ticket: complaintTicket(randomBytes(orderNumberBytes)),
      mobile,
      orderNumber: wanted.orderNumber || undefined,
      about: wanted.about,
      receivedAt: now(),
      telling: isOwn ? { id: randomUUID(), shop: identity.name } : undefined,
      turns: [{ limit: limits.complaintPerAddress, who: networkOf(caller) }],
    })
    if ('refused' in noting) throw tooMany(noting.refused.wait, identity)
    if (isOwn) wakeOutbox()
    const { ticket, receivedAt } = noting.noted
    return { status: 201, body: { ticket, settledBy: settledByOf(receivedAt), told: isOwn } }
  })
}

function tooMany(wait = minutes(60), { grievancePhone }: Identity): Refusal {
  return new Refusal(429, words.complaints.tooMany(Math.ceil(wait / minutes(1)), grievancePhone), {
    headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
  })
}
