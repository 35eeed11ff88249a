import type { IncomingMessage } from 'node:http'

/** A body of 64 KB that comes in pieces of one letter is 60,000 pieces, each of which costs as much as a large one. */
const mostPieces = 1000

/** Whoever sends a body in so many pieces, all of which Node hands over in one turn of its loop, is hung up on. */
export function limitPieces(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const push = request.push.bind(request)
  let pieces = 0
  request.push = (piece, encoding) => {
    pieces += 1
    if (pieces <= mostPieces || piece === null) return push(piece, encoding)
    if (pieces === mostPieces + 1) request.destroy()
    return false
  }
}
