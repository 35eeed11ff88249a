import type { ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { type Changes, watchChanges } from '#server/storage/watch-changes.ts'
import { milliseconds, seconds } from '#shop/time.ts'
import { beatEvent, type ChangeHeard } from '#shop/wire/staff-calls.ts'

/** How often the versions are looked at while anybody watches, however many they are. */
const looksEvery = milliseconds(500)

/** An event without content: the screen knows that it is connected, and proxies keep the connection. A page sees no comments. */
const beat = `event: ${beatEvent}\ndata: here\n\n`
const beatsEvery = seconds(10)

/** As many as one process keeps; a shop has a dozen screens. Of one device the newest. */
const mostStreams = 500
const mostOfOneDevice = 10

/** How soon a screen comes back whose process died: browsers by themselves wait for seconds. */
const backAfterDeath = milliseconds(300)

/** Screens of a process that stops come back a little later each, and not all at once. */
const backAfter = { least: milliseconds(100), most: seconds(1) }

/** The screens that watch the shop: each learns which topics change, and fetches what it shows of them. */
export interface LiveScreens {
  /** Whether there is room for one more. */
  hasRoom(): boolean
  /** Sends what changes until the screen leaves or is ended, or the shop stops. */
  watch(response: ServerResponse, screen: Screen & { headers: Headed }): Promise<void>
}

interface Screen {
  /** the device where it is */
  readonly at: string
  /** the first words of the topics that it hears, and nothing more of them; left out: all of all */
  readonly hears?: ReadonlySet<string>
}

type Headed = Readonly<Record<string, string>>

export function openLiveScreens({
  read,
  now,
  stopping,
}: {
  read: Kysely<Tables>
  now: () => number
  /** aborted when the process stops */
  stopping: AbortSignal | undefined
}): LiveScreens {
  /** the oldest first */
  const screens = new Map<ServerResponse, Screen>()
  let looking: Promise<Changes> | undefined

  async function look(): Promise<Changes> {
    const changes = await watchChanges(read, { now, every: looksEvery })
    changes.onChange((topics, versions) => {
      const changed = topics.map((topic) => ({ topic, version: versions.get(topic) ?? 0 }))
      const all = changed.map(eventOf).join('')
      for (const [screen, { hears }] of screens) tell(screen, hears === undefined ? all : ofThese(changed, hears))
    })
    return changes
  }

  function leave(screen: ServerResponse) {
    screens.delete(screen)
    if (screens.size > 0) return
    const last = looking
    looking = undefined
    // A look that failed has nothing to close, and each screen that waited for it has heard of it.
    last?.then(
      (changes) => changes.close(),
      () => undefined,
    )
  }

  stopping?.addEventListener('abort', () => {
    for (const screen of screens.keys())
      screen.end(`retry: ${backAfter.least + Math.round(Math.random() * (backAfter.most - backAfter.least))}\n\n`)
  })

  return {
    hasRoom: () => screens.size < mostStreams && stopping?.aborted !== true,
    async watch(response, { headers, ...own }) {
      // It left while it was asked who it is: nothing more is heard of it.
      if (response.destroyed) return
      const [oldest, ...others] = [...screens].flatMap(([screen, { at }]) => (at === own.at ? [screen] : []))
      // At once: whoever does not read would keep a stream that only ended.
      if (oldest !== undefined && others.length + 1 >= mostOfOneDevice) oldest.destroy()
      screens.set(response, own)
      response.once('close', () => leave(response))
      const looked = (looking ??= look())
      try {
        // Changes from here on are sent: a screen that fetches after this misses nothing.
        await looked
      } catch (trouble) {
        // Others may look again by now.
        if (looking === looked) looking = undefined
        leave(response)
        throw trouble
      }
      if (response.destroyed) return
      response.writeHead(200, { ...headers, ...asStream })
      response.write(`retry: ${backAfterDeath}\n${beat}`)
      const beating = setInterval(() => tell(response, beat), beatsEvery).unref()
      response.once('close', () => clearInterval(beating))
    },
  }
}

/** 'orders/3' is told as 'orders': which one it is stays untold. */
const ofThese = (changed: readonly ChangeHeard[], hears: ReadonlySet<string>): string =>
  changed
    .map(({ topic, version }) => ({ topic: topic.split('/')[0] ?? '', version }))
    .filter(({ topic }) => hears.has(topic))
    .map(eventOf)
    .join('')

/** A screen that was sent away is one of them until its line has ended, which takes long where nobody reads. */
function tell(screen: ServerResponse, events: string) {
  if (!screen.writableEnded) screen.write(events)
}

const eventOf = (heard: ChangeHeard): string => `data: ${JSON.stringify(heard)}\n\n`

/** Kept by nobody, packed by nobody, and passed on as it comes. */
const asStream = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
