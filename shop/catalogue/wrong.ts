/** What can be wrong with a field of the catalogue, as a code; `most` where a number belongs to it. */
export const wrongs = [
  'missing',
  'too-long',
  'too-many',
  'too-few',
  'number',
  'choice',
  'code',
  'text',
  'span',
  'twice',
  'label-missing',
  'taken',
  'unknown',
  'specified',
  'species-fixed',
  'rate-missing',
  'rate-sold',
  'weight-missing',
  'size-in-stock',
  'columns',
  'format',
  'quotes',
  'form',
] as const

export type Wrong = (typeof wrongs)[number]

/** A field that cannot stay as it is: 'sizes.2.label'. */
export interface WrongField {
  readonly field: string
  readonly wrong: Wrong
  readonly most?: number
}

/** The same in a file that is imported: on which line, where it has lines, and of which thing. */
export interface WrongRow extends WrongField {
  readonly line?: number
  /** 'product pdpImage4' */
  readonly row: string
}
