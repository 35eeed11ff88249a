import type { Runs } from '#server/storage/database.ts'
import { templateOf } from '#shop/messages/message-kinds.ts'
import { days, minutes, seconds } from '#shop/time.ts'
import type { messagesCommands } from './messages-commands.ts'
import { type MessageBody, toNobody } from './outbox.ts'
import { isAnythingDue, type MessageLane, type TakenMessage } from './outbox-commands.ts'
import type { SendSms } from './sms.ts'
import { together } from './together.ts'

interface OutboxWorker {
  /** A message was written: look at once. */
  wake(): void
  /** Finishes the messages under way. */
  close(): Promise<void>
}

const looksEvery = seconds(1)
const tidiesEvery = minutes(60)

/** Takes the messages of one lane where they belong; throws where it could not. */
export interface Carrier {
  readonly lane: MessageLane
  readonly carry: (message: TakenMessage, body: unknown, until: number) => Promise<void>
}

export const smsCarrier = (sendSms: SendSms): Carrier => ({
  lane: 'sms',
  async carry({ kind, send_to: to, tries }, body) {
    const { text, vars = {}, language, english } = body as MessageBody
    const template = templateOf(kind, language)
    const inEnglish = english && { ...english, template: kind }
    if (kind !== toNobody) await sendSms({ to, text, template, vars, inEnglish, again: tries > 1 })
  },
})

/** Sends the messages of the outbox. Every process may run one of each lane: only one of them sends each message. */
export function startOutboxWorker({
  database,
  carrier: { lane, carry },
  log,
  settled = () => {},
  now,
}: {
  database: Runs<typeof messagesCommands>
  carrier: Carrier
  log: Record<'warn' | 'error', (facts: object, words: string) => void>
  /** what became of each try */
  settled?: (outcome: 'sent' | 'failed' | 'given-up') => void
  now: () => number
}): OutboxWorker {
  let closed = false
  let wanted = false
  let running: Promise<void> | undefined
  let tidied = now()

  const noteSent = together((ids: readonly string[]) => database.run.messagesSent({ ids, at: now() }))

  const look = setInterval(wake, looksEvery)
  look.unref()

  function wake() {
    if (closed) return
    wanted = true
    running ??= work().finally(() => (running = undefined))
  }

  async function work() {
    try {
      while (wanted) {
        wanted = false
        // A read, so that an idle shop writes nothing.
        if (!(await isAnythingDue(database.read, now(), lane))) continue
        const messages = await database.run.takeMessages({ at: now(), lane })
        await Promise.all(messages.map(deliver))
        wanted = !closed && (wanted || messages.length > 0)
      }
      await tidy()
    } catch (trouble) {
      log.warn({ err: trouble }, 'the outbox could not be read; it will be tried again in a second')
    }
  }

  async function deliver(message: TakenMessage) {
    const { id, kind, tries } = message
    const body = JSON.parse(message.body_json) as Pick<MessageBody, 'until'>
    const { until = message.written_at + days(1) } = body
    try {
      if (now() >= until) throw new Error('too late to be of use')
      await carry(message, body, until)
      await noteSent(id)
      settled('sent')
    } catch (trouble) {
      const why = reasonOf(trouble)
      const { givenUp } = await database.run.messageFailed({ id, kind, tries, why, until, at: now() })
      settled(givenUp ? 'given-up' : 'failed')
      // Logs the gateway's error, not the message, which may hold a code.
      log[givenUp ? 'error' : 'warn']({ message: id, kind, tries, givenUp, why }, 'a message was not sent')
    }
  }

  async function tidy() {
    if (now() - tidied < tidiesEvery) return
    tidied = now()
    await database.run.forgetMessages({ at: now() })
  }

  return {
    wake,
    async close() {
      closed = true
      clearInterval(look)
      await running
    },
  }
}

const reasonOf = (trouble: unknown) => (trouble instanceof Error ? trouble.message : 'unknown')
