import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shop/time.ts'
import { keepsAlive } from './server.ts'

/** So long a proxy that asks whether we are ready may take to hear that we are not. */
const notice = seconds(1)

/**
 * Takes nothing new, finishes what runs, and cuts off what takes longer than patience allows. A proxy may be about to
 * use a connection that looks idle to us, so behind one they stay until they would have ended anyway.
 */
export async function drain(
  door: Server,
  { patience, behindProxy }: { patience: number; behindProxy: boolean },
): Promise<void> {
  const cutOff = setTimeout(() => door.closeAllConnections(), patience)
  if (behindProxy) await sleep(notice)
  await new Promise<void>((resolve) => {
    // That of http closes idle connections at once.
    Listener.prototype.close.call(door, () => resolve())
    if (behindProxy) setTimeout(() => door.closeIdleConnections(), keepsAlive + seconds(1))
    else door.closeIdleConnections()
  })
  clearTimeout(cutOff)
}
