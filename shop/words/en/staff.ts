import type { Sentences, StaffRefusal } from '#shop/refusals.ts'

/** Why the counter does not do what somebody asked. */
export const staffRefusals = {
  'not-at-counter': () => 'Sign in at the counter first.',
  'not-your-act': () => 'This is not among what you do here. Ask the owner.',
  'other-site': () => 'This was not asked by a page of the counter. Load the page again.',
} as const satisfies Sentences<StaffRefusal>
