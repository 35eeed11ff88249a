import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { counterTimings } from '#counter/live/timings.ts'

/** What was done at a list here, as it stood before: it keeps its place for a while, so that nothing comes under the finger. */
const store = createStore<{ readonly held: ReadonlyMap<string, unknown> }>(() => ({ held: new Map() }))

const ends = new Map<string, ReturnType<typeof setTimeout>>()

/** Those that somebody is asked about. */
const asked = new Set<string>()

/** It keeps the place that it has now, for a while from now on. */
export function holdPlace(key: string, was: unknown): void {
  const { held } = store.getState()
  store.setState({ held: new Map([...held, [key, was]]) })
  endLater(key)
}

/** It keeps the place that it has now as long as somebody is asked about it, and for a while after. Returns what ends that. */
export function holdWhileAsked(key: string, was: unknown): () => void {
  asked.add(key)
  // What was done a moment ago already stands where it stood.
  if (!holdOn(key)) holdPlace(key, was)
  return () => {
    asked.delete(key)
    endLater(key)
  }
}

/** As long as that again, where it is held: what came of it is only seen now. Whether it is. */
export function holdOn(key: string): boolean {
  const isHeld = store.getState().held.has(key)
  if (isHeld) endLater(key)
  return isHeld
}

function endLater(key: string) {
  clearTimeout(ends.get(key))
  if (asked.has(key)) return
  ends.set(
    key,
    setTimeout(() => {
      ends.delete(key)
      store.setState(({ held }) => ({ held: new Map([...held].filter(([one]) => one !== key)) }))
    }, counterTimings.keepsPlace),
  )
}

/** What is held now, by its key, as it stood. */
export const useHeld = (): ReadonlyMap<string, unknown> => useStore(store, ({ held }) => held)

/** One of a list that has left it. */
interface Left<Item> {
  readonly item: Item
  readonly place: number
}

/**
 * The items of a list with those that were done at it a moment ago: each still stands where it stood, as it is now. `done`
 * takes what has become of the one in a place.
 */
export function useKeepingPlaces<Item>(
  list: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { readonly shown: readonly Item[]; readonly done: (item: Item) => void } {
  const held = useHeld()
  const keys = new Set(items.map(keyOf))
  const left = [...held].flatMap(([key, was]) => {
    if (!key.startsWith(`${list}/`)) return []
    const one = was as Left<Item>
    return keys.has(keyOf(one.item)) ? [] : [one]
  })
  const shown = [...items]
  for (const { item, place } of left.toSorted((one, other) => one.place - other.place)) shown.splice(place, 0, item)
  const done = (item: Item) => {
    const place = shown.findIndex((one) => keyOf(one) === keyOf(item))
    holdPlace(`${list}/${keyOf(item)}`, { item, place } satisfies Left<Item>)
  }
  return { shown, done }
}
