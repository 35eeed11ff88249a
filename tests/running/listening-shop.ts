import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach } from 'vitest'
import { openLog } from '#server/http/log.ts'
import { openMetrics } from '#server/http/metrics.ts'
import { openServer } from '#server/http/server.ts'
import type { Open } from './databases.ts'
import { noPages, openTestShop, type TestShop } from './test-shop.ts'

/** A shop behind its real door, to be spoken to over the wire: without built pages and files. */
export async function openListeningShop(open: Open, options: TestShop = {}) {
  const shop = await openTestShop(open, options)
  const lines: string[] = []
  const door = openServer({
    app: shop.app,
    files: { at: () => undefined },
    pages: options.pages ?? noPages,
    metrics: openMetrics(),
    log: openLog({ write: (line) => void lines.push(line) }),
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo

  const spoken = spokenTo(port)

  return {
    ...shop,
    url: `http://127.0.0.1:${port}`,
    spoken,
    said: async (bytes: string | Buffer) => (await spoken(bytes)).heard,
    /** the door's own lines and those of the calls */
    everyLine: () => [...lines, ...shop.logged],
    async stop() {
      door.closeAllConnections()
      await new Promise((closed) => door.close(closed))
    },
  }
}

/** Writes these very bytes, and gives all that comes back until nothing more is said for a while, or they hang up there. */
export const spokenTo =
  (port: number) =>
  async (bytes: string | Buffer, quiet = 300): Promise<{ heard: string; hungUp: boolean }> => {
    const socket = connect(port, '127.0.0.1')
    const heard: Buffer[] = []
    let hungUp = true
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => heard.push(chunk))
    socket.setTimeout(quiet, () => {
      hungUp = false
      socket.destroy()
    })
    socket.write(bytes)
    await once(socket, 'close')
    return { heard: Buffer.concat(heard).toString(), hungUp }
  }

/** Opens such shops, as many as a test wants, and stops them after it. */
export function listeningShops(open: Open) {
  const opened: { stop: () => Promise<void> }[] = []
  afterEach(async () => {
    for (const shop of opened.splice(0)) await shop.stop()
  })

  return async function openShop(options: TestShop = {}) {
    const shop = await openListeningShop(open, options)
    opened.push(shop)
    return shop
  }
}

export const json = { 'content-type': 'application/json' }
export const posted = (body: string) => ({ method: 'POST', headers: json, body })
