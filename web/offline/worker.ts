import { type ToWorker, workerPath, workerPolicy } from '#shop/wire/worker.ts'

/**
 * Registers the worker that keeps pages for when there is no line, and tells it of this page. It also keeps what this page
 * may want later, and from the second visit on other pages, unless somebody saves data or the line is poor: then it gives
 * false. Whoever else needs the worker waits for the same.
 */
export const startWorker = (): Promise<boolean> => (begun ??= begin())

let begun: Promise<boolean> | undefined

async function begin(): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return false
  const isSecondVisit = navigator.serviceWorker.controller !== null
  try {
    const registration = await navigator.serviceWorker.register(trustedPath(), { scope: '/', updateViaCache: 'none' })
    // The browser would ask for a newer one some time later: a shop that wants none is obeyed now.
    if (isSecondVisit) await registration.update()
    await isSettled(registration)
    const more = isLineSpared() ? 'nothing' : isSecondVisit ? 'pages' : 'late-scripts'
    tell(registration, { kind: 'keep', page: location.pathname, build: buildOfPage(), files: filesOfPage(), more })
    return more !== 'nothing'
  } catch {
    // A browser that refuses has the shop as it is with a line.
    return false
  }
}

/** The worker forgets what is personal, where there is one. */
export async function wipeKept(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) tell(registration, { kind: 'wipe' })
}

/** A new worker takes the place of the one before at once. */
async function isSettled({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const next = installing ?? waiting
  if (next === null) return
  await new Promise<void>((settle) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated' || next.state === 'redundant') settle()
    })
  })
}

function tell({ active }: ServiceWorkerRegistration, message: ToWorker): void {
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

/** The list of routes has a name of its own in each build; the page fetches it first of all (kit/document/draw-page.tsx). */
const buildOfPage = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[href^="/assets/manifest-"]')?.getAttribute('href') ?? undefined

/** What was fetched for this page before there was a worker, and is the same for everybody: no call is made again, without a token. */
const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => /^\/(assets|fonts|pictures|diagrams)\//.test(path))

/** Of what a browser tells of its line, where it tells anything. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

function isLineSpared(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
