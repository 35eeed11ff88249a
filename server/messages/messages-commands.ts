import { forgetMessages, messageFailed, messagesSent, retryMessages, takeMessages } from './outbox-commands.ts'

export const messagesCommands = {
  takeMessages,
  messagesSent,
  messageFailed,
  retryMessages,
  forgetMessages,
}
