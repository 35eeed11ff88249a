/**
 * How the shop and its commands end when they cannot begin their work. The numbers are those of sysexits.h, which
 * supervisors know; docs/running.md says what each means, deploy/darya.service which of them a new start may mend.
 */
export const endings = {
  /** the command was not understood */
  usage: 64,
  /** the database is damaged, or is not one of this shop */
  data: 65,
  /** what the shop needs is away, taken or full: the same start may succeed later */
  unavailable: 69,
  /** a setting or the installation must be changed by a person */
  configuration: 78,
} as const

export type Ending = keyof typeof endings

/** Only a person can mend this. The message is one sentence: what is wrong, and what to do about it. */
export class NeedsOperator extends Error {
  override readonly name = 'NeedsOperator'
  readonly ending: Ending

  constructor(ending: Ending, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.ending = ending
  }
}
