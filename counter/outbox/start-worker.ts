import { language } from '#words/language.ts'
import { type ToWorker, workerPath, workerPolicy } from '#shop/wire/worker.ts'

/** Has the worker keep what the counter's pages are made of, so that they open without a line. */
export async function startCounterWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(trustedPath(), { scope: '/', updateViaCache: 'none' })
    tell(await navigator.serviceWorker.ready, { kind: 'keep-counter', language })
  } catch {
    // A browser that refuses has the counter as it is with a line.
  }
}

function tell({ active }: ServiceWorkerRegistration, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  active?.postMessage(message)
}

/** What of Trusted Types is needed here; not every browser has them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(from: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** The policy of the pages lets this one path be registered, whatever is asked for. */
function trustedPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerPath })
  return policy?.createScriptURL('') ?? workerPath
}
