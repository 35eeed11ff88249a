import type { AskRefusal, Sentences } from '#shop/refusals.ts'

/** What stands against an answer to what the counter asked; the buyer reads it, and so does who notes it for them. */
export const askRefusals = {
  'ask-unknown': () => 'There is no such question.',
  'ask-over': () => 'This question is over: it is answered, or the fish was weighed again.',
  'ask-too-late': () => 'It is too late for an answer: 15 minutes are over.',
} as const satisfies Sentences<AskRefusal>
