import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import type { messagesCommands } from '#server/messages/messages-commands.ts'
import { failingMessages } from '#server/messages/outbox-commands.ts'

const mostShown = 100

/** For an operator whose gateway did not take the shop's text messages. */
export const messages: CliCommand<typeof messagesCommands> = {
  use: 'messages [list] | messages retry',
  does: 'lists the text messages that did not go out, and why; sends them again once the gateway works',
  async run([what = 'list'], { database, now }) {
    if (what === 'retry') {
      const { retried } = await database.run.retryMessages({ at: now })
      return retried === 0
        ? 'No messages to send again.'
        : `${retried === 1 ? '1 message' : `${retried} messages`} will be sent again within seconds. \`messages\` lists those that still fail.`
    }
    if (what !== 'list') throw new WrongArgs(`There is no 'messages ${what}'.`)
    const failing = await failingMessages(database.read, mostShown)
    if (failing.length === 0) return 'All text messages have gone out.'
    const lines = failing.map(({ kind, send_to: to, tries, failure, writtenAt, givenUpAt }) =>
      [
        new Date(writtenAt).toISOString(),
        kind,
        hidden(to),
        givenUpAt === undefined ? `tried ${tries} times, will be tried again` : 'given up',
        failure ?? 'too late to be of use',
      ].join('  '),
    )
    return [...lines, ...(failing.length === mostShown ? [`Only the newest ${mostShown} are shown.`] : [])].join('\n')
  },
}

/** Enough to tell one customer from another, too little to call them. */
const hidden = (mobile: string): string => `${'.'.repeat(Math.max(0, mobile.length - 4))}${mobile.slice(-4)}`
