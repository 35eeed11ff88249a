/** What a page says to the worker. */
export type ToWorker =
  /** keeps this page with what it is made of, and when told so other pages ahead */
  | { readonly kind: 'keep'; readonly page: string; readonly files: readonly string[]; readonly ahead: boolean }
  /** forgets what is personal */
  | { readonly kind: 'wipe' }

/** What the worker says to a page. */
export interface FromWorker {
  readonly kind: 'line'
  /** what became of the line when the page last asked for something */
  readonly line: 'answered' | 'slow' | 'dead'
}

/** Where the worker is, for the one address that a page may register. */
export const workerPath = '/sw.js'

/** The name of the policy by which it may. */
export const workerPolicy = 'darya-sw'
