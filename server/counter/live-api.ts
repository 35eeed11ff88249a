import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { refusalBody, wordsFor } from '#server/http/refusal.ts'
import { ticksTopic } from '#server/orders/ticks/ticks-store.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import { deviceOf } from '#shop/by.ts'
import { may } from '#shop/staff/staff.ts'
import { seconds } from '#shop/time.ts'
import { changesPath } from '#shop/wire/staff-calls.ts'
import type { LiveScreens } from './live.ts'

/** The stream of changes, for staff alone. Behind it stands the same door as before each call. */
export function openLive(
  app: Hono,
  { door, screens, headers }: { door: StaffDoor; screens: LiveScreens; headers: Readonly<Record<string, string>> },
): void {
  /**
   * Whoever must first make a PIN or a key of their own hears nothing until then. A cutters' tablet hears of its list, also while
   * it is locked.
   */
  const listening = async (all: readonly Headers[]): Promise<readonly (Listening | undefined)[]> => {
    const [people, tablets] = await Promise.all([door.whoAre(all), door.cuttersTablets(all)])
    return all.map((_, nr) => {
      const [staff, tablet] = [people[nr], tablets[nr]]
      if (staff?.needs === 'nothing' && may(staff.role, 'hear-changes'))
        return { as: staff.sessionId, at: deviceOf({ device: staff.deviceId }) }
      return tablet === undefined ? undefined : { as: `locked/${tablet}`, at: tablet, hears: ofCutList }
    })
  }
  const welcome = openWelcome(listening)

  app.get(changesPath, async (context) => {
    const sent = context.req.raw.headers
    const words = await wordsFor(sent)
    const site = sent.get('sec-fetch-site') ?? 'same-origin'
    if (site !== 'same-origin' && site !== 'none')
      return context.json(refusalBody({ refused: 'other-site' }, {}, words), 403, headers)
    const [who] = await listening([sent])
    if (who === undefined) return context.json(refusalBody({ refused: 'not-at-counter' }, {}, words), 401, headers)
    const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse }
    if (outgoing === undefined || !screens.hasRoom())
      return context.json(refusalBody({ refused: 'busy' }, {}, words), 503, { ...headers, 'retry-after': '2' })
    const { as, ...screen } = who
    await screens.watch(outgoing, { headers, ...screen })
    welcome.keepAsking(outgoing, { sent, as })
    return RESPONSE_ALREADY_SENT
  })
}

/** As whom a screen listens, and to what, where that is not all. */
interface Listening {
  readonly as: string
  /** the device */
  readonly at: string
  readonly hears?: ReadonlySet<string>
}

const ofCutList: ReadonlySet<string> = new Set(['orders', ticksTopic])

/** How often the shop checks who may still listen: one query for all screens of this process. */
const asksEvery = seconds(1)

/** Ends the screens of people who are locked, signed out or disabled, and of revoked devices. */
interface Welcome {
  /** Keeps asking about a screen until it leaves. `sent`: the headers by which it came, `as`: who it was then. */
  keepAsking(screen: ServerResponse, came: Came): void
}

interface Came {
  readonly sent: Headers
  readonly as: string
}

function openWelcome(listening: (all: readonly Headers[]) => Promise<readonly (Listening | undefined)[]>): Welcome {
  const screens = new Map<ServerResponse, Came>()
  let timer: ReturnType<typeof setInterval> | undefined
  let asking: Promise<void> | undefined

  async function ask() {
    const asked = [...screens]
    const now = await listening(asked.map(([, { sent }]) => sent))
    for (const [nr, [screen, { as }]] of asked.entries()) if (now[nr]?.as !== as) screen.end()
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
    keepAsking(screen, came) {
      if (screen.destroyed) return
      screens.set(screen, came)
      screen.once('close', () => leave(screen))
      timer ??= setInterval(askOnce, asksEvery).unref()
    },
  }
}
