import type { Transaction } from 'kysely'
import { writeProof } from '#server/accounts/prove-mobile.ts'
import { commands as own } from '#server/commands.ts'
import { type Message, writeMessage } from '#server/messages/outbox.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Mobile } from '#shop/accounts/accounts.ts'

/** The shop's commands, one that only writes messages, as many other commands do beside what they are for, and one for a mobile that has answered a code. */
const list = {
  ...own.list,
  async writeMessages(tx: Transaction<Tables>, { messages, at }: { messages: readonly Message[]; at: number }) {
    for (const message of messages) await writeMessage(tx, message, at)
  },
  prove: (tx: Transaction<Tables>, { userId, mobile }: { userId: string; mobile: string }) =>
    writeProof(tx, { userId, mobile: mobile as Mobile, by: 'code', at: 0 }),
}

export const commands = { list, at: import.meta.url }
