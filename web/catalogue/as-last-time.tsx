import { lazy, Suspense } from 'react'
import { fetchPart } from '#browser/lost-parts.ts'
import { useAccount } from '#web/accounts/account.ts'
import type { LastTime } from './as-last-time-button.tsx'

/** One tap chooses what was bought last. Its script and its data load only for people who are signed in. */
export function AsLastTime(last: LastTime) {
  const { state } = useAccount()
  return state === 'signed-in' ? (
    <Suspense>
      <AsLastTimeButton {...last} />
    </Suspense>
  ) : null
}

const AsLastTimeButton = lazy(() => fetchPart(() => import('./as-last-time-button.tsx')))
