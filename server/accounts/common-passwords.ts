import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

let list: ReadonlySet<string> | undefined

/** Whether this lower-case password is one of the 18,000 that are tried first. The list is read on first use. */
export function isCommonPassword(folded: string): boolean {
  list ??= new Set(gunzipSync(readFileSync(file)).toString('utf8').split('\n'))
  return list.has(folded)
}

const file = new URL('./common-passwords.txt.gz', import.meta.url)
