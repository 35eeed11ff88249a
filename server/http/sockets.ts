import type { Server } from 'node:http'
import type { BlockList } from 'node:net'
import { isIn, plainAddress } from './caller.ts'
import { networkOf } from './network.ts'

/** Limits the open connections of one address; a trusted proxy holds those of many. */
export function limitSockets(door: Server, { most, trusted }: { most: number; trusted: BlockList }): void {
  const open = new Map<string, number>()
  door.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (address === '' || isIn(trusted, address)) return
    const from = networkOf(address)
    const count = open.get(from) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    open.set(from, count + 1)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left === 0) open.delete(from)
      else open.set(from, left)
    })
  })
}
