import type { Transaction } from 'kysely'
import { commands as own } from '#server/commands.ts'
import { type Message, writeMessage } from '#server/gateways/outbox.ts'
import type { Tables } from '#server/storage/tables.ts'

/** The shop's commands, and one that only writes messages, as many other commands do beside what they are for. */
const list = {
  ...own.list,
  async writeMessages(tx: Transaction<Tables>, { messages, at }: { messages: readonly Message[]; at: number }) {
    for (const message of messages) await writeMessage(tx, message, at)
  },
}

export const commands = { list, at: import.meta.url }
