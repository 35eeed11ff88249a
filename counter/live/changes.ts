import * as v from 'valibot'
import { noteAnswered } from '#browser/line.ts'
import { beatEvent, changesPath } from '#shop/wire/staff-calls.ts'
import { counterTimings } from './timings.ts'

/** 'polling': the stream is silent, and the page looks by itself. */
export type LiveState = 'live' | 'polling'

interface Watching {
  /** these changed, or may have: fetch what is shown of them */
  readonly onChange: (topics: readonly string[]) => void
  readonly onState: (state: LiveState) => void
}

const changeHeard = v.pipe(v.string(), v.parseJson(), v.object({ topic: v.string(), version: v.number() }))

/**
 * Hears of changes to what the page shows, by the first word of its topics, as long as the page is seen. After a silence it looks by itself, until it hears something
 * again. A hidden page rests, and catches up when it is seen. Returns what ends it.
 */
export function watchTopics(topics: readonly string[], { onChange, onState }: Watching): () => void {
  let stream: EventSource | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setInterval> | undefined
  let due: ReadonlySet<string> = new Set()
  let pause: ReturnType<typeof setTimeout> | undefined

  /** At once for the first of many, then as often as the pause lets. */
  function change(changed: readonly string[] = topics) {
    due = new Set([...due, ...changed])
    if (pause !== undefined || due.size === 0) return
    onChange([...due])
    due = new Set()
    pause = setTimeout(() => {
      pause = undefined
      change([])
    }, counterTimings.betweenFetches)
  }

  function heard() {
    noteAnswered()
    if (looking !== undefined) {
      clearInterval(looking)
      looking = undefined
      change()
    }
    onState('live')
    awaitSilence()
  }

  function awaitSilence() {
    clearTimeout(silence)
    silence = setTimeout(look, counterTimings.silence)
  }

  function look() {
    onState('polling')
    change()
    looking ??= setInterval(() => {
      change()
      if (isGivenUp()) listen()
    }, counterTimings.poll)
  }

  /** A browser gives a stream up for good when it was answered with an error. */
  const isGivenUp = () => stream?.readyState === EventSource.CLOSED

  /** As after a lock, or from a device that is revoked: what is asked now tells why. */
  function refused() {
    if (!isGivenUp() || looking !== undefined) return
    clearTimeout(silence)
    look()
  }

  function listen() {
    stream?.close()
    stream = new EventSource(changesPath)
    stream.addEventListener('open', () => {
      heard()
      change()
    })
    stream.addEventListener('error', refused)
    stream.addEventListener(beatEvent, heard)
    stream.addEventListener('message', ({ data }) => {
      heard()
      const read = v.safeParse(changeHeard, data)
      if (read.success) change(topics.filter((topic) => isOf(topic, read.output.topic)))
    })
  }

  function rest() {
    stream?.close()
    stream = undefined
    clearTimeout(silence)
    clearInterval(looking)
    clearTimeout(pause)
    looking = pause = undefined
    due = new Set()
  }

  function seen() {
    rest()
    if (document.hidden) return
    listen()
    awaitSilence()
  }

  document.addEventListener('visibilitychange', seen)
  seen()
  return () => {
    document.removeEventListener('visibilitychange', seen)
    rest()
  }
}

/** 'orders/3' is of 'orders'. */
const isOf = (topic: string, heard: string): boolean => heard === topic || heard.startsWith(`${topic}/`)
