import { forgetLeft, forgetPerson, loginEnded } from './forget.ts'
import { watchUnsent } from './watch-unsent.ts'

/** What is done when somebody is known to be here, is gone, or must show again who they are. */
export const withPerson = {
  'signed-in': watchUnsent,
  // This part of the page may come when somebody has forgotten them already, and ordered since.
  gone: (who: string | undefined) => (who === undefined ? forgetPerson(who) : forgetLeft()),
  anonymous: loginEnded,
} as const
