import 'fake-indexeddb/auto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import { patience } from '#browser/kept-database.ts'

/** What becomes of a call: before the shop has it, or of its answer. `closed`: the page goes meanwhile. */
export type Fate =
  | 'arrives'
  | 'is lost'
  | 'answer is lost'
  | 'closed before'
  | 'closed after'
  | 'shop is busy'
  | 'shop fails after it'
  | 'a page instead'
  | 'a page after it'
  | 'a gateway refuses'
  | 401
  | 403
  | 409
  | 422
  | 429

const portal = '<!doctype html><h1>Please log in to this network</h1>'
const portalWith = (status: number) => new Response(portal, { status, headers: { 'content-type': 'text/html' } })

/** A page, or the worker: what it began goes on nowhere once it is closed. */
interface Running {
  readonly listeners: Map<string, Set<(event: Event) => void>>
  readonly timers: Map<object, () => void>
  readonly databases: Set<IDBDatabase>
  readonly held: Set<() => void>
  readonly closed: Promise<void>
  close(): void
  isClosed: boolean
}

const never = () => new Promise<never>(() => undefined)

/**
 * A browser, as far as the shop's own modules use one, whose pages are those modules: its storage outlives them. What a page does
 * is known by where it began, so that a page that is closed writes nothing, sends nothing and holds no lock.
 */
export function openBrowser(call: (path: string, sent: RequestInit) => Promise<Response>) {
  const scope = new AsyncLocalStorage<Running>()
  const storage = new Map<string, string>()
  const fates: Fate[] = []
  let hasLine = true
  /** calls on their way and locks that are held */
  let busy = 0
  let lock: Promise<unknown> = Promise.resolve()
  const isClosed = () => scope.getStore()?.isClosed === true

  const stubs = {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void (isClosed() || storage.set(key, value)),
      removeItem: (key: string) => void (isClosed() || storage.delete(key)),
    },
    navigator: {
      get onLine() {
        return hasLine
      },
      serviceWorker: {
        getRegistration: async () => ({ sync: { register: async () => undefined } }),
        addEventListener: listen,
      },
      locks: {
        request: async (_: string, work: () => Promise<unknown>) => {
          if (isClosed()) return never()
          const before = lock
          const mine = Promise.withResolvers<void>()
          lock = mine.promise
          busy += 1
          void mine.promise.then(() => (busy -= 1))
          scope.getStore()?.held.add(mine.resolve)
          await before
          if (isClosed()) return never()
          try {
            return await work()
          } finally {
            mine.resolve()
          }
        },
      },
    },
    document: {
      hidden: false,
      visibilityState: 'visible',
      querySelector: () => null,
      addEventListener: listen,
      removeEventListener: unlisten,
    },
    location: { pathname: '/home', origin: 'http://darya.test' },
    addEventListener: listen,
    removeEventListener: unlisten,
    Notification: { permission: 'default' },
    /** pages hear of each other's writes here; these look by themselves */
    BroadcastChannel: class extends EventTarget {
      postMessage() {}
    },
    /** what the worker is in; where it stands open windows are woken by their own events */
    self: { addEventListener: listen, clients: { matchAll: async () => [] } },
    indexedDB: { open: (name: string, version?: number) => openDatabase(name, version) },
    async fetch(path: string, sent: RequestInit = {}) {
      const page = scope.getStore()
      if (page?.isClosed !== false) return never()
      const isOfAttempt = path === '/orders' || path.startsWith('/orders/attempts/')
      const fate = isOfAttempt ? (fates.shift() ?? 'arrives') : 'arrives'
      if (!hasLine || fate === 'is lost') throw new TypeError('Failed to fetch')
      if (fate === 'shop is busy') return Response.json({ message: 'busy' }, { status: 503 })
      if (typeof fate === 'number') return Response.json({ message: `No, ${fate}.` }, { status: fate })
      if (fate === 'a page instead') return portalWith(200)
      if (fate === 'a gateway refuses') return portalWith(403)
      if (fate === 'closed before') page.close()
      if (page.isClosed) return never()
      busy += 1
      const answer = await scope.exit(() => call(path, sent)).finally(() => (busy -= 1))
      if (fate === 'closed after') page.close()
      if (page.isClosed) return never()
      if (fate === 'shop fails after it') return Response.json({ message: 'trouble' }, { status: 502 })
      if (fate === 'a page after it') return portalWith(busy % 2 === 0 ? 502 : 200)
      if (fate === 'answer is lost') throw new TypeError('Failed to fetch')
      return answer
    },
    setTimeout: (work: () => void, after = 0) => {
      const page = scope.getStore()
      // What fakes the database waits shortly, and the patience with it is never needed.
      if (page === undefined || after < 1000 || after === patience) return realSetTimeout(work, after)
      const timer = {}
      page.timers.set(timer, work)
      return timer
    },
    clearTimeout: (timer: object) => {
      scope.getStore()?.timers.delete(timer)
      realClearTimeout(timer as NodeJS.Timeout)
    },
  }
  const [realSetTimeout, realClearTimeout, realIndexedDb] = [setTimeout, clearTimeout, indexedDB]

  function openDatabase(name: string, version?: number) {
    const page = scope.getStore()
    if (page?.isClosed) throw new DOMException('closed', 'InvalidStateError')
    const asked = realIndexedDb.open(name, version)
    asked.addEventListener('success', () => page?.databases.add(asked.result))
    return asked
  }

  function listen(kind: string, listener: (event: Event) => void) {
    const page = scope.getStore()
    page?.listeners.set(kind, (page.listeners.get(kind) ?? new Set()).add(listener))
  }
  function unlisten(kind: string, listener: (event: Event) => void) {
    scope.getStore()?.listeners.get(kind)?.delete(listener)
  }

  function begin(): Running {
    const closing = Promise.withResolvers<void>()
    const running: Running = {
      listeners: new Map(),
      timers: new Map(),
      databases: new Set(),
      held: new Set(),
      closed: closing.promise,
      isClosed: false,
      close() {
        running.isClosed = true
        for (const database of running.databases) database.close()
        for (const letGo of running.held) letGo()
        closing.resolve()
      },
    }
    return running
  }

  return {
    storage,
    /** what becomes of the next calls, in their order */
    fates,
    setLine: (has: boolean) => void (hasLine = has),
    /** nothing is on its way any more, and what was written is on the disk */
    async quiet() {
      for (let still = 0; still < 25; still = busy > 0 ? 0 : still + 1) await new Promise((turn) => setImmediate(turn))
    },
    install() {
      for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub)
    },
    /** Its modules are new ones, as those of each page are; nothing of them outlives it. */
    async open<Modules>(load: () => Promise<Modules>) {
      vi.resetModules()
      const running = begin()
      const modules = await scope.run(running, load)
      return {
        modules,
        isClosed: () => running.isClosed,
        close: () => running.close(),
        /** done, or as long as the page is there */
        run: <Value>(work: (its: Modules) => Promise<Value>): Promise<Value | undefined> =>
          Promise.race([scope.run(running, () => work(modules)), running.closed.then(() => undefined)]),
        happens(kind: string, event: object = {}) {
          for (const listener of running.listeners.get(kind) ?? [])
            scope.run(running, () => listener(Object.assign(new Event(kind), event)))
        },
        timePasses() {
          const due = [...running.timers.values()]
          running.timers.clear()
          for (const work of due) scope.run(running, work)
        },
      }
    },
  }
}
