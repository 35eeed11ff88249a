import type { Language } from '#shop/languages.ts'

/** What a page says to the worker. */
export type ToWorker =
  /** keeps this page with what it is made of */
  | {
      readonly kind: 'keep'
      /** its path */
      readonly page: string
      /** what no other build has the same: the path of its table of routes */
      readonly build: string | undefined
      readonly files: readonly string[]
      /** besides: the scripts that it fetches only when they are wanted; other pages too */
      readonly more: 'nothing' | 'late-scripts' | 'pages'
    }
  /** keeps what the counter's pages are made of */
  | { readonly kind: 'keep-counter'; readonly language: Language }
  /** forgets what is personal */
  | { readonly kind: 'wipe' }
  /** somebody has signed out: nothing of theirs is sent any more */
  | { readonly kind: 'left' }
  /** asks what the shop has said since of the page itself, which opened as it was kept */
  | { readonly kind: 'ask-of-page' }

/** What became of the line when a page asked for something: it answered, it was too slow, or it was dead. */
export type LineOutcome = 'answered' | 'slow' | 'dead'

/** What the worker says to a page. */
export type FromWorker =
  /** that asked for another page's data */
  | {
      readonly kind: 'line'
      readonly line: LineOutcome
      /** the path of the data; where the line did not answer, the kept one was given */
      readonly path: string
    }
  /** that opened as it was kept: what the shop says of it */
  | { readonly kind: 'of-page'; readonly said: SaidOfPage }

/**
 * A page that opened as it was kept is still the same; its data is another; it is another page, such as one of another build;
 * the line was slow, until something else is said, or is dead; or nobody knows.
 */
export type SaidOfPage = 'same' | 'other-data' | 'other-page' | 'slow' | 'dead' | 'unknown'

/**
 * How a page came is in its timings, `server-timing`: `kept` with the line that was slow or dead, or `recent` where nobody
 * was waited for; and of both `at`, the shop's time, and `since`, the browser's, in milliseconds.
 */
export const cameKept = 'kept'
export const cameRecent = 'recent'

/** By this name the worker is woken, tells open pages, and one alone sends: orders wait, and there is a line. */
export const sendOrders = 'send-orders'

/** Where the worker is, for the one address that a page may register. */
export const workerPath = '/sw.js'

/** The name of the policy by which it may. */
export const workerPolicy = 'own-worker'

/** The page of the counter that is the same for everybody: it opens where there is no line. */
export const keptShellPath = '/counter/kept'
