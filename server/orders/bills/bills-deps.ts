import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import type { billsCommands } from './bills-commands.ts'

/** What the calls of papers and bills work with. */
export interface BillsDeps {
  readonly database: Runs<typeof billsCommands>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly settings: { readonly identity: Identity; readonly publicUrl: string }
  readonly now: () => number
  readonly messaging: Pick<Messaging, 'budgetFor'>
}
