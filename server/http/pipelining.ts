import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they ask again on the same connection; a few programs do not. */
const mostBehind = 16

/**
 * Two thousand requests fit into one piece that comes over the wire, and Node hands them over in one turn of its loop:
 * attended to, they would hold up everybody for a tenth of a second. Whoever sends so many is hung up on.
 */
export function openPipelines(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const behind = new WeakMap<Socket, number>()

  return function isAttended({ socket }, response) {
    // It has the connection once all before it have been answered.
    if (response.socket !== null) return true
    const count = (behind.get(socket) ?? 0) + 1
    behind.set(socket, count)
    if (count === 1) setImmediate(() => behind.delete(socket))
    if (count === mostBehind + 1) setImmediate(() => socket.destroy())
    return count <= mostBehind
  }
}
