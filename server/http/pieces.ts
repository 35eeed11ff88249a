import type { IncomingMessage } from 'node:http'

/** A body of 64 KB in chunks of one letter is 60,000 chunks, each as costly as a large one. */
const mostPieces = 1000

/** The connection is closed after so many chunks, because Node delivers them all in one turn of its loop. */
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
