import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { pictureCalls } from '#shop/wire/staff/pictures.ts'
import { sendingTime } from '#shop/wire/staff-call.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { listeningShops } from '#tests/running/listening-shop.ts'

const slowly = seconds(17)

onDatabase('sqlite', (_, open) => {
  const openShop = listeningShops(open)

  test.concurrent(
    'a photograph that somebody of the shop sends over a slow line is read to its end; a stranger is let go',
    async () => {
      const { url, database } = await openShop()
      const { headers } = await staffOf(database, 'counter')
      const [ours, strangers] = await Promise.all([sentSlowly(url, headers), sentSlowly(url, {})])
      // It is no picture, which the shop says once it has all of it.
      expect(ours.heard).toContain('HTTP/1.1 400 ')
      expect(ours.took).toBeGreaterThan(slowly)
      expect(strangers.heard).toContain('HTTP/1.1 401 ')
      expect(strangers.took).toBeLessThan(slowly)
    },
    minutes(1),
  )
})

test('a line of a megabit brings the largest photograph, and nobody gets such time who was not let in', () => {
  expect(sendingTime(pictureCalls.addPicture)).toBe(minutes(2))
  const others = Object.values(staffCalls).filter(({ act }) => act === 'anyone')
  expect(others.map(sendingTime)).toEqual(others.map(() => 0))
})

/** A file in pieces, one a second, and what came back until the connection was closed. */
async function sentSlowly(url: string, headers: Readonly<Record<string, string>>) {
  const piece = Buffer.alloc(10_000, 'x')
  const pieces = slowly / seconds(1) + 1
  const sent = { host: 'x', connection: 'close', 'content-length': String(pieces * piece.length), ...headers }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  const began = performance.now()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const heard: Buffer[] = []
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => heard.push(chunk))
  socket.write(`POST /counter/api/pictures?alt=A+fish&key=${randomUUID()} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.write(piece)
  let left = pieces - 1
  const each = setInterval(() => {
    socket.write(piece)
    left -= 1
    if (left === 0) clearInterval(each)
  }, seconds(1))
  await once(socket, 'close')
  clearInterval(each)
  return { heard: Buffer.concat(heard).toString(), took: performance.now() - began }
}
