/** A connection to one printer, for one paper. What it says is only ever counted and compared: no byte of it goes on to a page. */
export interface PrinterLine {
  /** whether it can answer at all */
  readonly answers: boolean
  /** Resolves once the printer took all of it, or took nothing for too long, or the connection broke. */
  send(bytes: Uint8Array): Promise<Sent>
  /** what came next; nothing for so long; or the connection has ended */
  next(patience: number): Promise<Uint8Array | 'silence' | 'closed'>
  /** Says that no more comes, and waits until the printer has heard so. False: it did not. */
  finish(): Promise<boolean>
  close(): void
}

/** How sending ended: all of it, or why not. */
export type Sent = 'all' | 'stalled' | 'broken' | 'no-paper'

export type NoLine = { readonly failed: 'refused' | 'no-answer' | 'not-allowed'; readonly why: string }
