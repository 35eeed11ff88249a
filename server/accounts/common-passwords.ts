import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

let list: ReadonlySet<string> | undefined

/** Whether this, in small letters, is among the 18,000 passwords that are tried first. Read when first asked for. */
export function isCommonPassword(folded: string): boolean {
  list ??= new Set(gunzipSync(readFileSync(file)).toString('utf8').split('\n'))
  return list.has(folded)
}

const file = join(import.meta.dirname, 'common-passwords.txt.gz')
