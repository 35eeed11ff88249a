import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shop/time.ts'
import { keepsAlive } from './server.ts'

/** How long a proxy that polls `/health/ready` may take to notice that we are not ready. */
const notice = seconds(1)

/**
 * Accepts nothing new, finishes what runs, and cuts off what exceeds the patience. Behind a proxy idle connections stay
 * open until they would end anyway, because the proxy may be about to use one.
 */
export async function drain(
  door: Server,
  { patience, behindProxy }: { patience: number; behindProxy: boolean },
): Promise<void> {
  const cutOff = setTimeout(() => door.closeAllConnections(), patience)
  if (behindProxy) await sleep(notice)
  await new Promise<void>((resolve) => {
    // The close of http would end idle connections at once.
    Listener.prototype.close.call(door, () => resolve())
    if (behindProxy) setTimeout(() => door.closeIdleConnections(), keepsAlive + seconds(1))
    else door.closeIdleConnections()
  })
  clearTimeout(cutOff)
}
