import { parse } from '#shop/catalogue/fit.ts'
import { shopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'

/** So long it is kept what was asked for. */
const keptFor = days(90)

/** From this day on it is kept. */
export const requestsKeptFrom = (now: number): string => shopDay(now - keptFor)

/** So many different words of a day are kept: those that were asked for most. */
export const mostWordsOfDay = 100

/** However often somebody asks for one in a day, it counts no more than this: a flood moves nothing to the top. */
export const mostOfWord = 50

/** So much is typed for one fish; what is longer names none. */
const longestTyped = 60
const longestWord = 30
const shortestWord = 3
const mostParts = 3

/**
 * What was asked for, in its plain form; undefined where it may be anything but the name of a fish: a telephone number, a code,
 * an address of the web, what a cat typed. It is counted without who asked, so what could say who is not kept.
 */
export function requestIn(typed: string): string | undefined {
  if (typed.length > longestTyped || /[\p{N}@]|:\/\/|www\./iu.test(typed)) return undefined
  const { text } = parse(typed).plain
  const parts = text.split(' ')
  if (text.length < shortestWord || text.length > longestWord || parts.length > mostParts) return undefined
  const isReadable = /^[a-z ]+$/.test(text) ? parts.every(canBeSaid) : /^[\p{Script=Devanagari} ]+$/u.test(text)
  return isReadable ? text : undefined
}

/** Latin letters that somebody could read out. */
const canBeSaid = (part: string): boolean =>
  part.length <= 20 && /[aeiouy]/.test(part) && !/(.)\1\1|[^aeiouy]{5}/.test(part)

/** A word of a day, and how often it was asked for. */
export interface AskedWord {
  readonly day: string
  readonly word: string
  readonly times: number
}

/**
 * What was asked for since it was kept last. It holds so many words at most, whoever asks for whatever: a new one takes the place
 * of the oldest that was asked for once.
 */
export interface RequestCount {
  note(typed: string, now: number): void
  /** Gives what was counted, and begins anew. */
  take(): readonly AskedWord[]
}

export function openRequestCount(): RequestCount {
  let counted = new Map<string, AskedWord>()
  return {
    note(typed, now) {
      const word = requestIn(typed)
      if (word === undefined) return
      const day = shopDay(now)
      const key = `${day}/${word}`
      const known = counted.get(key)
      if (known === undefined && counted.size >= mostWordsOfDay) {
        const once = counted.entries().find(([, { times }]) => times === 1)
        if (once === undefined) return
        counted.delete(once[0])
      }
      counted.set(key, { day, word, times: Math.min((known?.times ?? 0) + 1, mostOfWord) })
    },
    take() {
      const taken = [...counted.values()]
      counted = new Map()
      return taken
    },
  }
}
