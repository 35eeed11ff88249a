import type { IncomingMessage, ServerResponse } from 'node:http'
import { calls } from '#shop/wire/calls.ts'
import { changesPath, staffCalls } from '#shop/wire/staff-calls.ts'
import { folderOf } from './folders.ts'
import { forOperators } from './for-operators.ts'
import { hasBody } from './patience.ts'

/** How many requests may be in hand when one more of its kind comes: reviews give way first, orders last. */
export interface Crowd {
  /** Whether it is taken in; then it counts until it is answered. */
  admits(path: string, request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Passwords are hashed one after the other: calls that wait for that have queues of their own, in nobody's way. Strangers who
 * try passwords fill theirs alone; a PIN without an enrolled device is refused before it is hashed, so nobody fills the staff's.
 */
export function openCrowd(most: number): Crowd {
  const inHand = { pins: 0, known: 0, passwords: 0, others: 0 }

  function enter(line: keyof typeof inHand, response: ServerResponse): () => void {
    const leave = () => (inHand[line] -= 1)
    inHand[line] += 1
    response.once('close', leave)
    return () => {
      response.off('close', leave)
      leave()
    }
  }

  return {
    admits(path, request, response) {
      // It lasts as long as a screen is looked at. Its own room limits how many there may be.
      if (path === changesPath) return true
      const line = lineOf(path, request)
      if (inHand[line] >= most * shareOf(path)) return false
      const leave = enter(line, response)
      if (hasBody(request))
        setImmediate(() => {
          // A body that came together with its head is here by now. Who sends slowly is not in our hands yet, and keeps
          // nobody else out.
          if (request.complete || response.closed) return
          leave()
          request.once('end', () => response.closed || enter(line, response))
        })
      return true
    },
  }
}

function lineOf(path: string, { headers: { cookie = '' } }: IncomingMessage) {
  if (path === staffCalls.pinSignIn.path) return 'pins'
  if (!hashing.has(path)) return 'others'
  return /(?:^|; )(?:__Host-)?device=/.test(cookie) ? 'known' : 'passwords'
}

const hashing: ReadonlySet<string> = new Set(
  [
    calls.login,
    calls.register,
    calls.changePassword,
    calls.resetPassword,
    calls.deleteAccount,
    staffCalls.pinSignIn,
    staffCalls.passwordSignIn,
  ].map(({ path }) => path),
)

/** Of all places, those that a request of that kind may take; for passwords, how long their own line may be. */
function shareOf(path: string): number {
  if (hashing.has(path)) return 0.25
  // Asked again in a few seconds by itself.
  if (path === calls.orderProgress.path) return 0.5
  return shares.get(folderOf(path)) ?? 0.75
}

const shares: ReadonlyMap<string, number> = new Map(
  (
    [
      [Object.values(forOperators), Number.POSITIVE_INFINITY],
      [[calls.placeOrder.path, calls.checkAuth.path, staffCalls.me.path], 1],
      [[calls.reviewsOf.path], 0.5],
    ] as const
  ).flatMap(([paths, share]) => paths.map((path) => [folderOf(path), share])),
)
