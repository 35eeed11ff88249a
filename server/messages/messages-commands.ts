import { takeMessages, messagesSent, messageFailed, retryMessages, forgetMessages } from './outbox-commands.ts'

export const messagesCommands = {
  takeMessages,
  messagesSent,
  messageFailed,
  retryMessages,
  forgetMessages,
}
