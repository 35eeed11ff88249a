import { lazy, Suspense } from 'react'
import { fetchPart } from '#browser/lost-parts.ts'
import type { DeliveryTo } from '#shop/words/delivery/delivery-to.ts'

/** Where the shop does not come yet: the way to be told when it does. Its script comes only there. */
export function LeaveNumber({ told, onLeave }: { told: DeliveryTo; onLeave?: () => void }) {
  if (told.isDelivered || told.place === '') return null
  return (
    <Suspense>
      <LeaveNumberForm key={told.pincode} pincode={told.pincode} onLeave={onLeave} />
    </Suspense>
  )
}

const LeaveNumberForm = lazy(() => fetchPart(() => import('./leave-number-form.tsx')))
