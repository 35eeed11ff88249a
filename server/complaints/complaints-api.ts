import { userById } from '#server/accounts/accounts-store.ts'
import { whoCalls } from '#server/accounts/who-calls.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { isTold } from '#server/messages/outbox.ts'
import type { Runs } from '#server/storage/database.ts'
import { turnsOf } from '#shop/accounts/callers.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import { minutes } from '#shop/time.ts'
import { calls } from '#shop/wire/calls.ts'
import { settledByOf } from '#shop/words/complaints/settled-by.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import type { complaintsCommands } from './complaints-commands.ts'
import { mobileMeant, newComplaint } from './new-complaint.ts'

interface ComplaintsDeps {
  readonly database: Runs<typeof complaintsCommands>
  readonly settings: { readonly identity: Identity; readonly limits: Limits }
  readonly now: () => number
  readonly messaging: Messaging
}

/** The complaint form. Anybody may complain; the operator's book is the same as for those who call. */
export function openComplaints(api: Api, { database, settings, messaging, now }: ComplaintsDeps): void {
  const { identity, limits } = settings

  api.open(calls.complain, async ({ wanted, visitor, caller, language }) => {
    const mobile = mobileMeant(wanted.mobile)
    // A text message goes only to the signed-in person's own mobile, once it has answered a code: the form cannot message strangers.
    const user = visitor && (await userById(database.read, visitor.userId))
    const owner = user?.mobile === mobile ? user : undefined
    const complaint = newComplaint(wanted, {
      mobile,
      receivedAt: now(),
      owner,
      language,
      shop: identity.name,
      caller,
      messaging,
    })
    const turns = turnsOf('complaint', await whoCalls(database.read, { caller, user }), limits)
    const noting = await database.run.noteComplaint({ ...complaint, turns })
    if ('refused' in noting) throw tooMany(identity.grievancePhone, noting.refused.wait)
    const { noted, writing } = noting
    messaging.settle(writing)
    const { ticket, receivedAt } = noted
    return {
      status: 201,
      body: { ticket, settledBy: settledByOf(receivedAt, spokenIn(language)), told: isTold(writing) },
    }
  })
}

function tooMany(phone: string, wait = minutes(60)): Refusal {
  const seconds = Math.ceil(wait / 1000)
  return new Refusal(
    429,
    { refused: 'too-many-complaints', seconds, phone },
    {
      headers: { 'retry-after': String(seconds) },
    },
  )
}
