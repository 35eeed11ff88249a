import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type StaffCall, sendingTime } from '#shop/wire/staff-call.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'

const deployed = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')
const conf = deployed('nginx/darya-locations.conf')
const mebibyte = 1024 * 1024

test('our nginx lets through what the shop takes, hardly more, and waits as long', () => {
  const usual = Number(/^client_max_body_size (\d+)m;$/m.exec(conf)?.[1]) * mebibyte
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

test('one process and two have the same nginx around them, but for the ports on which they listen', () => {
  expect(ports('nginx/one-process.conf')).toEqual(['3000', '3000', '3000'])
  for (const file of ['nginx/two-processes.conf', 'nginx.conf'])
    expect([file, ports(file)]).toEqual([file, ['3001', '3002', '3001', '3002', '3001', '3002']])
  for (const file of ['nginx/one-process.conf', 'nginx/two-processes.conf', 'nginx.conf'])
    for (const shared of ['locations', 'limits'])
      expect(deployed(file)).toMatch(new RegExp(String.raw`include (nginx/)?darya-${shared}\.conf;`))
  expect(server('nginx/one-process.conf')).toBe(server('nginx/two-processes.conf'))
})

const ports = (file: string) =>
  [...deployed(file).matchAll(/server 127\.0\.0\.1:(\d+) max_fails=0\b/g)].map(([, port]) => port)

const server = (file: string) => deployed(file).slice(deployed(file).indexOf('\nserver {'))
