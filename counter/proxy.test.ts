import { afterEach, expect, test, vi } from 'vitest'
import { staffApi, watchDoor } from './api.ts'

afterEach(() => vi.restoreAllMocks())

test.each<[string, Response, readonly string[]]>([
  ['the page of a network that wants a login of its own', new Response('<h1>Who are you?</h1>', { status: 401 }), []],
  ['the shop', Response.json({ message: 'Locked.', why: 'locked' }, { status: 401 }), ['locked']],
  ['the shop', Response.json({ message: 'Please sign in.', why: 'over' }, { status: 401 }), ['over']],
])('only where the shop itself says so has somebody left the counter: 401 of %s', async (_, answer, gone) => {
  const left: string[] = []
  const unwatch = watchDoor({ left: (why) => left.push(why), prove: async () => false, typePin: async () => false })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  await staffApi('me')
  expect(left).toEqual(gone)
  unwatch()
})
