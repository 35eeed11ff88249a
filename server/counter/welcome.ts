import type { ServerResponse } from 'node:http'
import { seconds } from '#shop/time.ts'

/** How often the shop checks who may still listen: one query for all screens of this process. */
const asksEvery = seconds(1)

/** Ends the screens of people who are locked, signed out or disabled, and of revoked devices. */
export interface Welcome {
  /** Keeps asking about a screen until it leaves. `sent`: the headers by which it came. */
  keepAsking(screen: ServerResponse, sent: Headers): void
}

export function openWelcome(areWelcome: (all: readonly Headers[]) => Promise<readonly boolean[]>): Welcome {
  const screens = new Map<ServerResponse, Headers>()
  let timer: ReturnType<typeof setInterval> | undefined
  let asking: Promise<void> | undefined

  async function ask() {
    const asked = [...screens]
    const welcome = await areWelcome(asked.map(([, sent]) => sent))
    for (const [nr, [screen]] of asked.entries()) if (welcome[nr] !== true) screen.end()
  }

  function askOnce() {
    // While the database is away, the check is repeated a second later.
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => (asking = undefined))
  }

  function leave(screen: ServerResponse) {
    screens.delete(screen)
    if (screens.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    keepAsking(screen, sent) {
      if (screen.destroyed) return
      screens.set(screen, sent)
      screen.once('close', () => leave(screen))
      timer ??= setInterval(askOnce, asksEvery).unref()
    },
  }
}
