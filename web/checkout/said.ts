import type { Outcome } from '#forms/use-form.ts'
import type { Placing } from './place-order.ts'

/** The outcome of placing, as the form says it. After a success, or when the session is over, the page changes. */
export function said(placing: Placing | undefined): Outcome {
  return placing && 'refused' in placing ? { field: placing.field ?? '', message: placing.refused } : undefined
}
