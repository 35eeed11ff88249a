// Packs the list of passwords that everyone tries first: `node tools/common-passwords.ts <passwords.json>`,
// with `src/passwords.json` of the npm package @zxcvbn-ts/language-common 4.1.3 (MIT, the licence lies beside the list).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { shortestPassword } from '#shop/accounts/password.ts'

const [source = ''] = process.argv.slice(2)
const list = JSON.parse(readFileSync(source, 'utf8')) as string[]
const folded = new Set(list.map((word) => word.normalize('NFKC').toLowerCase()))
const words = [...folded].filter((word) => [...word].length >= shortestPassword).toSorted()
const target = join(import.meta.dirname, '../server/accounts/common-passwords.txt.gz')
writeFileSync(target, gzipSync(words.join('\n'), { level: 9 }))
console.log(`${words.length} passwords kept in ${target}`)
