import { forgetPerson, loginEnded } from './forget.ts'
import { watchUnsent } from './watch-unsent.ts'

/** What is done when somebody is known to be here, is gone, or must show again who they are. */
export const withPerson = { 'signed-in': watchUnsent, gone: forgetPerson, anonymous: loginEnded } as const
