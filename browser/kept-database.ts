import { seconds } from '#shop/time.ts'

/** One IndexedDB database. Its calls reject where the browser refuses, or does not answer. */
interface Database {
  /** one transaction, done once it is on the disk */
  change(store: string, work: (rows: IDBObjectStore) => void): Promise<void>
  row(store: string, key: string): Promise<unknown>
  rows(store: string): Promise<readonly (readonly [string, unknown])[]>
}

export function openDatabase(name: string, stores: readonly string[], durability: IDBTransactionDurability): Database {
  let connection: Promise<IDBDatabase> | undefined

  function connect(): Promise<IDBDatabase> {
    connection ??= soon(opened(name, stores)).then(
      (database) => {
        // Another tab opens it with more stores, or the browser took it away: the next call opens it again.
        database.addEventListener('versionchange', () => {
          database.close()
          connection = undefined
        })
        database.addEventListener('close', () => (connection = undefined))
        return database
      },
      (error: unknown) => {
        connection = undefined
        throw error
      },
    )
    return connection
  }

  async function transact<Value>(
    store: string,
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore, give: (value: Value) => void) => void,
  ): Promise<Value | undefined> {
    const begin = async () => (await connect()).transaction(store, mode, { durability })
    const tx = await begin().catch(() => {
      connection = undefined
      return begin()
    })
    return new Promise((resolve, reject) => {
      let given: Value | undefined
      tx.addEventListener('complete', () => resolve(given))
      tx.addEventListener('abort', () => reject(tx.error ?? new Error('aborted')))
      work(tx.objectStore(store), (value) => (given = value))
    })
  }

  return {
    change: (store, work) => transact<undefined>(store, 'readwrite', work),
    row: (store, key) =>
      transact<unknown>(store, 'readonly', (rows, give) => {
        const found = rows.get(key)
        found.addEventListener('success', () => give(found.result))
      }),
    rows: async (store) =>
      (await transact<(readonly [string, unknown])[]>(store, 'readonly', (rows, give) => {
        const found: (readonly [string, unknown])[] = []
        const cursor = rows.openCursor()
        cursor.addEventListener('success', () => {
          const at = cursor.result
          if (at === null) return give(found)
          found.push([at.key as string, at.value])
          at.continue()
        })
      })) ?? [],
  }
}

/** Stores that a later version of the house adds are made when they are first missed. */
async function opened(name: string, stores: readonly string[], version?: number): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, version)
  asked.addEventListener('upgradeneeded', () => {
    for (const store of missing(asked.result, stores)) asked.result.createObjectStore(store)
  })
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('refused')))
  }).catch((error: unknown) => {
    // Another tab was first to add a store.
    if (version !== undefined && (error as Error).name === 'VersionError') return opened(name, stores)
    throw error
  })
  if (missing(database, stores).length === 0) return database
  const next = database.version + 1
  database.close()
  return opened(name, stores, next)
}

const missing = ({ objectStoreNames }: IDBDatabase, stores: readonly string[]): string[] =>
  stores.filter((store) => !objectStoreNames.contains(store))

/** Some browsers leave an opening unanswered for ever: nobody waits for it longer than so. */
export const patience = seconds(3)

function soon<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), patience)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
