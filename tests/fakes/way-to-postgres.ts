import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The way to the database, which can be cut (as when it dies) or stand still (as when its machine hangs). */
export async function wayTo(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  let isStill = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(url.port), url.hostname)
    sockets.add(near).add(far)
    near
      .on('error', () => {})
      .on('data', (bytes) => isStill || far.write(bytes))
      .on('close', () => far.destroy())
    far
      .on('error', () => {})
      .on('data', (bytes) => isStill || near.write(bytes))
      .on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    cut()
    server.close()
  })

  function cut() {
    isCut = true
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }

  return {
    databaseUrl: Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href,
    cut,
    stand: () => (isStill = true),
    mend() {
      cut()
      isCut = false
      isStill = false
    },
  }
}
