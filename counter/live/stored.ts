import * as v from 'valibot'

/**
 * What screens of the counter keep in a browser: what was typed as long as the tab lives, and settings of the device for good. By their
 * first word they are found and removed when the device is revoked.
 */
const kept = {
  'counter-typed': {
    shelf: 'session',
    schema: v.object({ by: v.string(), typed: v.record(v.string(), v.string()) }),
  },
  'counter-tare': { shelf: 'device', schema: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)) },
  'counter-slip-paper': { shelf: 'device', schema: v.picklist(['58', '80', 'a4']) },
  'counter-bill-paper': { shelf: 'device', schema: v.picklist(['58', '80', 'a4']) },
  /** whose PIN a rider's phone asks for */
  'counter-last': { shelf: 'device', schema: v.string() },
  'counter-sound': { shelf: 'device', schema: v.picklist(['on', 'off']) },
} as const

type Key = keyof typeof kept
type Kept<K extends Key> = v.InferOutput<(typeof kept)[K]['schema']>

/** What was kept; undefined where nothing was, or nothing that can be read. A browser may refuse its storage. */
export function recall<K extends Key>(key: K): Kept<K> | undefined {
  try {
    const read = v.safeParse(kept[key].schema, JSON.parse(shelfOf(key).getItem(key) ?? 'null'))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

export function keep<K extends Key>(key: K, value: Kept<K>): void {
  try {
    shelfOf(key).setItem(key, JSON.stringify(value))
  } catch {
    // a browser that is full or refuses keeps nothing: the screen works on
  }
}

const shelfOf = (key: Key): Storage => (kept[key].shelf === 'session' ? sessionStorage : localStorage)
