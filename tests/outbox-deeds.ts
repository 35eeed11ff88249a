import type { Transaction } from 'kysely'
import { deeds as own } from '#server/deeds.ts'
import { type Message, writeMessage } from '#server/gateways/outbox.ts'
import type { Tables } from '#server/storage/tables.ts'

/** The shop's deeds, and one that only writes messages, as many other deeds do beside what they are for. */
const list = {
  ...own.list,
  async writeMessages(kept: Transaction<Tables>, { messages, at }: { messages: readonly Message[]; at: number }) {
    for (const message of messages) await writeMessage(kept, message, at)
  },
}

export const deeds = { list, at: import.meta.url }
