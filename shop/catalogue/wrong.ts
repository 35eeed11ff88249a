import * as v from 'valibot'

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
  'rate',
  'rate-missing',
  'rate-sold',
  'rate-far',
  'weight-missing',
  'size-in-stock',
  'columns',
  'format',
  'quotes',
  'date',
  'merged',
  'formula',
  'sheets',
  'sheet-broken',
  'file-too-large',
  'form',
] as const

export type Wrong = (typeof wrongs)[number]

/** A field that cannot stay as it is: 'sizes.2.label'. */
export interface WrongField {
  readonly field: string
  readonly wrong: Wrong
  readonly most?: number
}

/** The same in an imported file: its line, where there are lines, and its thing. */
export interface WrongRow extends WrongField {
  readonly line?: number
  /** 'product pdpImage4' */
  readonly row: string
  /** what stands in the cell of a table */
  readonly text?: string
}

/** What is wrong with a cell of a file, as a call brings it. */
export interface WrongCell {
  readonly wrong: Wrong
  readonly most?: number | undefined
  readonly text?: string | undefined
}

const isWrong = (code: string): code is Wrong => (wrongs as readonly string[]).includes(code)

/** What a schema found wrong. Our checks name the code; the library's are known by their kind. */
export function wrongFieldOf(issue: v.BaseIssue<unknown>): WrongField {
  const field = v.getDotPath(issue) ?? ''
  if (isWrong(issue.message)) return { field, wrong: issue.message }
  if (issue.input === undefined) return { field, wrong: 'missing' }
  const most = typeof issue.requirement === 'number' ? { most: issue.requirement } : {}
  switch (issue.type) {
    case 'non_empty':
      return { field, wrong: 'missing' }
    case 'max_length':
      return { field, wrong: typeof issue.input === 'string' ? 'too-long' : 'too-many', ...most }
    case 'min_length':
      return { field, wrong: 'too-few', ...most }
    case 'max_value':
      return { field, wrong: 'number', ...most }
    case 'number':
    case 'integer':
    case 'min_value':
      return { field, wrong: 'number' }
    case 'picklist':
    case 'literal':
      return { field, wrong: 'choice' }
    default:
      return { field, wrong: 'form' }
  }
}
