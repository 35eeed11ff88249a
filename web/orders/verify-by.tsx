import { useState } from 'react'
import { firstStatus } from '#shop/orders/order-status.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ProveMobile } from '#web/accounts/prove-mobile.tsx'
import { proofWords } from '#words/account-page.ts'
import { clockInWords } from '#words/formatters.ts'

/** By when the mobile must answer a code so that the order stays; nothing of an order that does not wait for one. */
export function VerifyBy({
  order: { lapsesAt, status },
  token,
}: {
  order: Pick<OrderView, 'lapsesAt' | 'status'>
  token: string
}) {
  const [isProven, setProven] = useState(false)
  if (lapsesAt === undefined || (status || firstStatus) !== firstStatus) return null
  return (
    <>
      {!isProven && (
        <p>
          <strong>{proofWords.by(clockInWords(Date.parse(lapsesAt)))}</strong>
        </p>
      )}
      <ProveMobile token={token} onProven={() => setProven(true)} />
    </>
  )
}
