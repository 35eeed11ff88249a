import type { ServerResponse } from 'node:http'
import { seconds } from '#shop/time.ts'

/** How often it is asked who may still hear: one question for all screens of this process, however many they are. */
const asksEvery = seconds(1)

/** Ends the screens of whoever is locked, signed out or disabled, or sits at a revoked device. */
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
    // Whoever cannot be asked about just now, as while the database is away, is asked about a second later.
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
