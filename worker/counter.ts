import type { Language } from '#shop/languages.ts'
import { seconds } from '#shop/time.ts'
import { keptShellPath } from '#shop/wire/worker.ts'
import { firstOf } from './first-of.ts'
import { followNames } from './follow-names.ts'
import { fromNetwork } from './from-network.ts'
import { namesIn } from './named.ts'
import { scope } from './scope.ts'

const cacheName = 'counter'

/** How long a page of the counter is waited for, where it can be drawn from what its device has kept. */
const patience = seconds(4)

/**
 * The counter's pages hold what one person may see, so none of them is kept. What is kept is one page that is the same for
 * everybody, with all scripts of the counter: it opens where there is no line, and draws what its device keeps itself.
 */
export function answerCounter(event: FetchEvent): boolean {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== scope.location.origin || !/^\/counter(\/|$)/i.test(pathname)) return false
  if (mode === 'navigate') event.respondWith(pageOrShell(event))
  else if (isFile(pathname)) event.respondWith(keptFile(event.request, pathname))
  return true
}

const isFile = (path: string): boolean => /^\/counter\/assets\/[\w.-]+-[\w-]{8}\.(js|css|wasm)$/.test(path)

async function pageOrShell(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  // It is the same for everybody, and kept with the scripts that it names: nobody waits for it a second time.
  if (pathname === keptShellPath) return (await inCache(keptShellPath)) ?? fromNetwork(event)
  const late = new Promise((over) => setTimeout(over, patience))
  const shown = await firstOf(fromNetwork(event), () => inCache(keptShellPath), late)
  if (shown === undefined) return Response.error()
  if (shown.line === 'answered') return shown.answer
  return Response.redirect(`${keptShellPath}?${new URLSearchParams({ to: pathname + search })}`)
}

/** What never changes under its name. */
async function keptFile(request: Request, path: string): Promise<Response> {
  return (await inCache(path)) ?? fetch(request)
}

/**
 * Keeps the page and all scripts that it and they name: asked for as nobody, so that nothing personal is in it but the
 * language of who reads here.
 */
export async function keepCounter(language: Language): Promise<void> {
  try {
    const shell = await fetch(`${keptShellPath}?in=${language}`, { credentials: 'omit', cache: 'no-store' })
    if (shell.status !== 200 || shell.redirected) return
    const cache = await caches.open(cacheName)
    const files = await followNames(await shell.clone().text(), {
      namesIn: (text) => namesIn(text).map((name) => `/counter/assets/${name}`),
      file: async (path) => (await cache.match(path)) ?? fetchFile(cache, path),
    })
    await cache.put(keptShellPath, shell)
    await dropUnnamed(cache, files)
  } catch {
    // No line, or no room: what was kept before stays.
  }
}

async function fetchFile(cache: Cache, path: string): Promise<Response | undefined> {
  const file = await fetch(path, { priority: 'low' })
  if (file.status !== 200) return undefined
  await cache.put(path, file.clone())
  return file
}

/** Scripts of an earlier build stay as long as a page is open that may still ask for them. */
async function dropUnnamed(cache: Cache, files: ReadonlySet<string>): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window' })
  if (open.length > 1) return
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (isFile(pathname) && !files.has(pathname)) await cache.delete(request)
  }
}

async function inCache(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(path)
  } catch {
    return undefined
  }
}
