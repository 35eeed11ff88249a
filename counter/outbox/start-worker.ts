import { type ToWorker, workerPath, workerPolicy } from '#shop/wire/worker.ts'

/** Has the worker keep what the counter's pages are made of, so that they open without a line. */
export async function startCounterWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(trustedPath(), { scope: '/', updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ kind: 'keep-counter' } satisfies ToWorker)
  } catch {
    // A browser that refuses has the counter as it is with a line.
  }
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
