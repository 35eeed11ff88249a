import { callsWords } from '#words/calls.ts'
import type { OverLimit } from '#server/storage/limits.ts'
import { Refusal } from './refusal.ts'

/** Says when to come again, in words and in the header, or what to do `instead`; `barred` is said where no waiting helps. */
export function tooOften({ wait }: OverLimit, { barred = callsWords.busy, instead, more = {} }: Wording = {}): Refusal {
  if (wait === undefined) return new Refusal(429, barred, { more })
  const retryAfter = Math.ceil(wait / 1000)
  return new Refusal(429, callsWords.tooOften(retryAfter, instead), {
    more: { ...more, retryAfter },
    headers: { 'retry-after': String(retryAfter) },
  })
}

interface Wording {
  readonly barred?: string
  readonly instead?: string | undefined
  readonly more?: Record<string, unknown>
}
