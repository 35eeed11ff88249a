import { eraseAccount, forgetStrangers } from './erase-account.ts'

export const erasingCommands = {
  eraseAccount,
  forgetStrangers,
}
