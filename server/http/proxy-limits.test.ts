import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type StaffCall, sendingTime } from '#shop/wire/staff-call.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'

const conf = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
const mebibyte = 1024 * 1024

test('our nginx lets through what the shop takes, hardly more, and waits as long', () => {
  const usual = Number(/^ {2}client_max_body_size (\d+)m;$/m.exec(conf)?.[1]) * mebibyte
  for (const call of Object.values(staffCalls) as readonly StaffCall[]) {
    const longest = call.longestFile ?? call.longestBody ?? 0
    const { most, patience } = placeOf(call.path) ?? { most: usual, patience: 15 }
    expect([call.path, longest <= most]).toEqual([call.path, true])
    if (longest <= usual) continue
    expect([call.path, most - longest < mebibyte]).toEqual([call.path, true])
    expect([call.path, patience * 1000 >= sendingTime(call)]).toEqual([call.path, true])
  }
})

/** What the location of a path allows, where it has one of its own. */
function placeOf(path: string) {
  for (const [, kind, at = '', inside = ''] of conf.matchAll(/location (=|~) (\S+) \{([^}]*)\}/g)) {
    const most = /client_max_body_size (\d+)m;/.exec(inside)?.[1]
    if (most === undefined || !(kind === '=' ? at === path : new RegExp(at).test(path))) continue
    return { most: Number(most) * mebibyte, patience: Number(/proxy_read_timeout (\d+)s;/.exec(inside)?.[1]) }
  }
  return undefined
}
