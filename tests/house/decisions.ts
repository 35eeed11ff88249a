import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Decision {
  /** only where code or the map of the specification names it: 'C2' */
  readonly number: string | undefined
  readonly name: string
  readonly date: string
}

/** Each paragraph '**Name** (C2, 2026-11-21). Text' of docs/decisions.md; the number may be missing. */
export function decisions(): Decision[] {
  const page = readFileSync(join(import.meta.dirname, '../../docs/decisions.md'), 'utf8')
  return [...page.matchAll(/^\*\*(.+?)\*\* \((?:([A-Z]\d+), )?(\d{4}-\d\d-\d\d)\)\. \S/gm)].map(
    ([, name = '', number, date = '']) => ({ number, name, date }),
  )
}
