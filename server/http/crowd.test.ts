import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { calls } from '#shop/wire/calls.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { openCrowd } from './crowd.ts'

test('strangers who wait with passwords keep neither a tablet nor a known device out', () => {
  const crowd = openCrowd(256)
  const asks = (path: string, cookie = '') =>
    crowd.admits(
      path,
      { method: 'POST', headers: { cookie } } as unknown as IncomingMessage,
      new EventEmitter() as unknown as ServerResponse,
    )
  const strangers = Array.from({ length: 80 }, () => asks(calls.login.path))
  expect(strangers.filter(Boolean)).toHaveLength(64)
  const tablet = Array.from({ length: 14 }, () => asks(staffCalls.pinSignIn.path, 'staff-device=x'))
  expect(tablet).toEqual(Array(14).fill(true))
  expect(asks(calls.login.path, 'a=b; __Host-device=x')).toBe(true)
  expect(asks(calls.login.path)).toBe(false)
})
