/**
 * The exit codes of a shop or command that cannot start, as in sysexits.h. docs/running.md explains them;
 * deploy/darya.service says which of them a restart may mend.
 */
export const endings = {
  /** the command was not understood */
  usage: 64,
  /** the database is damaged, or belongs to another program */
  data: 65,
  /** something is away, taken or full: the same start may succeed later */
  unavailable: 69,
  /** a person must change a setting or the installation */
  configuration: 78,
} as const

export type Ending = keyof typeof endings

/** Needs a person. The message is one sentence: what is wrong, and what to do. */
export class NeedsOperator extends Error {
  override readonly name = 'NeedsOperator'
  readonly ending: Ending

  constructor(ending: Ending, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.ending = ending
  }
}

/**
 * What an operator types before a command's name. The `darya` of deploy/ says that it was used; the service says that it is
 * installed. Where neither is, in a checkout, it is npm.
 */
export const shopCommand: string = process.env['DARYA_COMMAND'] ?? 'npm run shop --'
