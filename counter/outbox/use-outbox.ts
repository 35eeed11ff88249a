import { useEffect } from 'react'
import type { Me } from '#shop/wire/staff/own.ts'
import { type ToWorker, workerPath, workerPolicy } from '#shop/wire/worker.ts'
import { language } from '#words/language.ts'
import { noteFrame } from './last-frame.ts'
import { setWho } from './queue.ts'
import { keepSending, sendWaiting } from './sender.ts'
import { forgetOldSnapshots, forgetSnapshots, keepFrame, onOtherPerson, setKeeper } from './snapshots.ts'

/** The frame of the counter keeps sending what was pressed, in the name of the person there. */
export function useSending(shop: string, me: Me | undefined, isLocked: boolean): void {
  useEffect(() => {
    if (me !== undefined) noteFrame({ shop, me })
    setWho(isLocked ? undefined : me)
    setKeeper(isLocked ? undefined : me)
    if (isLocked) void forgetSnapshots()
    else if (me !== undefined) {
      void keepFrame(shop, me)
      // what was pressed before the screen locked
      void sendWaiting()
    }
  }, [shop, me, isLocked])
  useEffect(() => (me === undefined ? undefined : onOtherPerson(me, () => location.reload())), [me])
  useEffect(keepSending, [])
  useEffect(() => {
    void forgetOldSnapshots()
    void startCounterWorker()
  }, [])
}

/** Has the worker keep what the counter's pages are made of, so that they open without a line. */
async function startCounterWorker(): Promise<void> {
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
