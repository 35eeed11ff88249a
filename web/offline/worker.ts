import { type ToWorker, workerPath, workerPolicy } from '#shop/wire/worker.ts'

/**
 * Registers the worker that keeps pages for when there is no line, and tells it of this page. From the second visit on it also
 * keeps pages that somebody may want, unless they save data or the line is poor.
 */
export async function startWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const isSecondVisit = navigator.serviceWorker.controller !== null
  try {
    await navigator.serviceWorker.register(trustedPath(), { scope: '/', updateViaCache: 'none' })
    const ahead = isSecondVisit && !isLineSpared()
    await send({ kind: 'keep', page: location.pathname, build: buildOfPage(), files: filesOfPage(), ahead })
  } catch {
    // A browser that refuses has the shop as it is with a line.
  }
}

/** Resolves once the worker has forgotten what is personal, or where there is none. */
export async function wipeKept(): Promise<void> {
  if (!('serviceWorker' in navigator) || (await navigator.serviceWorker.getRegistration()) === undefined) return
  await send({ kind: 'wipe' })
}

async function send(message: ToWorker): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  active?.postMessage(message)
}

/** What of Trusted Types is needed here; not every browser has them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(from: string): string }
}

/** The policy of the pages lets this one path be registered, whatever is asked for. */
function trustedPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerPath })
  return policy?.createScriptURL('') ?? workerPath
}

/** The list of routes has a name of its own in each build; the page fetches it first of all (server/http/start-scripts.ts). */
const buildOfPage = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[href^="/assets/manifest-"]')?.getAttribute('href') ?? undefined

/** What was fetched for this page before there was a worker. */
const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/** Of what a browser tells of its line, where it tells anything. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

function isLineSpared(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
