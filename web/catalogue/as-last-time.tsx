import { lazy, Suspense } from 'react'
import { fetchPart } from '#browser/lost-parts.ts'
import { useAccount } from '#web/accounts/account.ts'
import type { LastTime } from './as-last-time-button.tsx'

/** One tap chooses what was taken last. Its script comes for who is signed in alone, with what it asks for. */
export function AsLastTime(last: LastTime) {
  const { state } = useAccount()
  return state === 'signed-in' ? (
    <Suspense>
      <AsLastTimeButton {...last} />
    </Suspense>
  ) : null
}

const AsLastTimeButton = lazy(() => fetchPart(() => import('./as-last-time-button.tsx')))
