import { randomBytes, randomUUID } from 'node:crypto'
import { mobileOf } from '#shop/accounts.ts'
import { calls } from '#shop/wire/calls.ts'
import { complaintTicket, settledByOf } from '#shop/complaints.ts'
import type { Identity } from '#shop/identity.ts'
import type { Limits } from '#shop/limits.ts'
import { orderNumberBytes } from '#shop/order-number.ts'
import { minutes } from '#shop/time.ts'
import { accountsWords } from '#words/accounts.ts'
import { complaintsWords } from '#words/complaints.ts'
import { userById } from '#server/accounts/accounts-store.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { Messaging } from '#server/gateways/messaging.ts'
import { isTold } from '#server/gateways/outbox.ts'
import type { Api } from '#server/http/api.ts'
import { networkOf } from '#server/http/network.ts'
import { Refusal } from '#server/http/refusal.ts'

export interface ComplaintsDeps {
  readonly database: Pick<ShopDatabase, 'read' | 'run'>
  readonly settings: { readonly identity: Identity; readonly limits: Limits }
  readonly now: () => number
  readonly messaging: Messaging
}

/** The complaint form. Anybody may complain; the operator's book is the same as for those who call. */
export function openComplaints(api: Api, { database, settings, messaging, now }: ComplaintsDeps): void {
  const { identity, limits } = settings

  api.open(calls.complain, async ({ wanted, visitor, caller }) => {
    const mobile = mobileOf(wanted.mobile)
    if (mobile === undefined) throw new Refusal(400, accountsWords.badMobile, { more: { field: 'mobile' } })
    // A text message goes to the own mobile of who is signed in, once it has answered a code: the form is no way to send one to strangers.
    const user = visitor && (await userById(database.read, visitor.userId))
    const owner = user?.mobile === mobile ? user : undefined
    const network = networkOf(caller)
    const noting = await database.run.noteComplaint({
      ticket: complaintTicket(randomBytes(orderNumberBytes)),
      mobile,
      orderNumber: wanted.orderNumber || undefined,
      about: wanted.about,
      receivedAt: now(),
      telling: owner && {
        id: randomUUID(),
        shop: identity.name,
        account: owner.id,
        budget: messaging.budgetFor(mobile, network),
      },
      turns: [{ limit: limits.complaintPerAddress, who: network }],
    })
    if ('refused' in noting) throw tooMany(noting.refused.wait, identity)
    const { noted, writing } = noting
    messaging.settle(writing)
    const { ticket, receivedAt } = noted
    return { status: 201, body: { ticket, settledBy: settledByOf(receivedAt), told: isTold(writing) } }
  })
}

function tooMany(wait = minutes(60), { grievancePhone }: Identity): Refusal {
  return new Refusal(429, complaintsWords.tooMany(Math.ceil(wait / minutes(1)), grievancePhone), {
    headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
  })
}
