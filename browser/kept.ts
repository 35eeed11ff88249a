import * as v from 'valibot'
import { openDatabase } from './kept-database.ts'

/**
 * One store of what a browser keeps for the house. Never throws: where the browser refuses its storage, or has it full, what
 * is written is held as long as the page lives. What is damaged counts as absent.
 */
export interface BrowserStore<Value> {
  get(key: string): Promise<Value | undefined>
  /** in the order of their keys */
  getAll(): Promise<Value[]>
  /** whether it is on the disk; if not, it is gone with the page */
  put(key: string, value: Value): Promise<boolean>
  /** reads and writes in one transaction, whatever other tabs do; undefined deletes. Says what `put` says. */
  update(key: string, next: (before: Value | undefined) => Value | undefined): Promise<boolean>
  delete(key: string): Promise<void>
  clear(): Promise<void>
  /** called for every write, also those of other tabs and the worker */
  listen(listener: () => void): () => void
}

type Schemas = Readonly<Record<string, v.GenericSchema<unknown, unknown>>>

/** The stores of a database, opened when one is first used. Each value is read by its schema. */
export function openKept<const Stores extends Schemas>(
  name: string,
  stores: Stores,
  { durability = 'default' }: { readonly durability?: IDBTransactionDurability } = {},
): { readonly [Name in keyof Stores]: BrowserStore<v.InferOutput<Stores[Name]>> } {
  const database = openDatabase(name, Object.keys(stores), durability)
  const listeners = new Set<() => void>()
  let channel: BroadcastChannel | undefined
  /** Opened when it is first needed: the server renders pages with this, and never needs it. */
  function openChannel() {
    if (channel || typeof BroadcastChannel === 'undefined') return
    try {
      channel = new BroadcastChannel(`kept-${name}`)
      channel.addEventListener('message', tell)
    } catch {
      // A browser that refuses its storage keeps this tab to itself.
    }
  }
  const tell = () => listeners.forEach((listener) => listener())
  function noteWrite() {
    openChannel()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is of one origin
    channel?.postMessage('written')
    tell()
  }

  function openStore<Value>(store: string, schema: v.GenericSchema<unknown, Value>): BrowserStore<Value> {
    /** what the browser refused to write: undefined stands for what was deleted */
    const held = new Map<string, Value | undefined>()

    const read = (found: unknown): Value | undefined => {
      const parsed = v.safeParse(schema, found)
      return parsed.success ? parsed.output : undefined
    }

    async function update(key: string, next: (before: Value | undefined) => Value | undefined): Promise<boolean> {
      let before: Value | undefined
      let isRead = false
      try {
        await database.change(store, (rows) => {
          const found = rows.get(key)
          found.addEventListener('success', () => {
            before = read(found.result)
            isRead = true
            const value = next(held.has(key) ? held.get(key) : before)
            if (value === undefined) rows.delete(key)
            else rows.put(value, key)
          })
        })
        held.delete(key)
        return true
      } catch {
        const value = next(held.has(key) ? held.get(key) : before)
        // What could not be read is not deleted: held as if it were, it would go from the disk with the next write.
        if (value !== undefined || isRead || held.has(key)) held.set(key, value)
        return false
      } finally {
        noteWrite()
      }
    }

    async function all(): Promise<Map<string, Value>> {
      const rows = await database.rows(store).catch(() => [])
      const found = new Map<string, Value | undefined>(rows.map(([key, value]) => [key, read(value)]))
      for (const [key, value] of held) found.set(key, value)
      return new Map([...found].flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
    }

    return {
      update,
      get: async (key) => (held.has(key) ? held.get(key) : read(await database.row(store, key).catch(() => undefined))),
      getAll: async () => [...(await all())].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row),
      put: (key, value) => update(key, () => value),
      async delete(key) {
        if (!(await update(key, () => undefined))) held.set(key, undefined)
      },
      async clear() {
        held.clear()
        await database.change(store, (rows) => rows.clear()).catch(() => undefined)
        noteWrite()
      },
      listen(listener) {
        openChannel()
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }

  return Object.fromEntries(
    Object.entries(stores).map(([store, schema]) => [store, openStore(store, schema)]),
  ) as unknown as { readonly [Name in keyof Stores]: BrowserStore<v.InferOutput<Stores[Name]>> }
}
