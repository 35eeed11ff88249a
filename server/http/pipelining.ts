import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they send the next request on a connection; a few programs do not. */
const mostBehind = 16

/**
 * Two thousand requests fit into one packet, and Node delivers them in one turn of its loop, which would hold up
 * everybody for 100 ms. So the connection of a client that pipelines so many is closed.
 */
export function openPipelines(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const behind = new WeakMap<Socket, number>()

  return function isAttended({ socket }, response) {
    // It gets the connection once all earlier ones have been answered.
    if (response.socket !== null) return true
    const count = (behind.get(socket) ?? 0) + 1
    behind.set(socket, count)
    if (count === 1) setImmediate(() => behind.delete(socket))
    if (count === mostBehind + 1) setImmediate(() => socket.destroy())
    return count <= mostBehind
  }
}
