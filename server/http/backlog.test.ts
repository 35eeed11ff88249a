import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../../bench/faults/report.ts'

beforeAll(buildOnce, minutes(2))

const many = 900

test.skipIf(mostOfTheSystem() < many)(
  'many who come while the shop does something else are connected, and need not knock again a second later',
  async () => {
    const shop = await openShop()
    onTestFinished(() => shop.stop())
    process.kill(shop.pid(), 'SIGSTOP')
    onTestFinished(() => void process.kill(shop.pid(), 'SIGCONT'))

    const sockets = Array.from({ length: many }, () => connect(Number(new URL(shop.url).port), '127.0.0.1'))
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
    const connected = Promise.all(sockets.map((socket) => once(socket, 'connect'))).then(() => 'connected')
    const waited = once(AbortSignal.timeout(seconds(10)), 'abort').then(() => 'not connected')
    expect(await Promise.race([connected, waited])).toBe('connected')
  },
)

/** Linux keeps no more than that waiting, whatever a program asks for. */
function mostOfTheSystem(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
  } catch {
    return 0
  }
}
