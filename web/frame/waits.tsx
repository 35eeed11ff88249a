import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#browser/when-idle.ts'
import { useAccount } from '#web/accounts/account.ts'
import { whoWasHere } from '#web/accounts/account-storage.ts'

/** What says of an order that it waits comes with every page, once that has nothing else to do, for whoever may have one. */
export function Waits() {
  const { state } = useAccount()
  const [late, setLate] = useState<{ WaitsHere: ComponentType }>()
  useEffect(() => {
    if (whoWasHere() !== undefined)
      whenIdle(() => void import('#web/unsent/waits-here.tsx').then(setLate, () => undefined))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who was here is looked up again when the account changes
  }, [state])
  return late && <late.WaitsHere />
}
