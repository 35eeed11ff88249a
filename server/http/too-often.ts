import type { Refused } from '#shop/refusals.ts'
import type { OverLimit } from '#server/storage/limits.ts'
import { Refusal } from './refusal.ts'

/** Says when to come again, in the sentence and in the header; `barred` is said where no waiting helps. */
export function tooOften(
  { wait }: OverLimit,
  { barred = { refused: 'busy' }, often = { refused: 'too-often' }, more = {} }: Wording = {},
): Refusal {
  if (wait === undefined) return new Refusal(429, barred, { more })
  const seconds = Math.ceil(wait / 1000)
  return new Refusal(
    429,
    { ...often, seconds },
    {
      more: { ...more, retryAfter: seconds },
      headers: { 'retry-after': String(seconds) },
    },
  )
}

interface Wording {
  readonly barred?: Refused
  readonly often?: { readonly refused: 'too-often' | 'passwords-too-often' }
  readonly more?: Record<string, unknown>
}
