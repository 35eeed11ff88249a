import type { IncomingMessage, ServerResponse } from 'node:http'

/** How many requests may be in hand when one more of its kind comes: reviews give way first, orders last. */
export interface Crowd {
  /** Whether it is taken in; then it counts until it is answered. */
  admits(path: string, request: IncomingMessage, response: ServerResponse): boolean
}

export function openCrowd(most: number): Crowd {
  let inHand = 0

  function count(response: ServerResponse) {
    inHand += 1
    response.once('close', () => (inHand -= 1))
  }

  return {
    admits(path, request, response) {
      if (inHand >= most * shareOf(path)) return false
      // Who sends slowly is not in our hands yet, and keeps nobody else out.
      if (hasBody(request)) request.once('end', () => response.closed || count(response))
      else count(response)
      return true
    },
  }
}

/** Of all places, those that a request of that kind may take. */
function shareOf(path: string): number {
  const folder = path.split('/', 2)[1] ?? ''
  if (folder === 'health' || folder === 'metrics') return Number.POSITIVE_INFINITY
  if (folder === 'orders' || folder === 'auth') return 1
  return folder === 'reviews' ? 0.5 : 0.75
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
