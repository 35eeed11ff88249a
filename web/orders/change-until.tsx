import { useState } from 'react'
import type { OrderView } from '#shop/wire/order.ts'
import { whenSaidUntil } from '#shop/when-it-comes.ts'
import { changedWords } from '#words/changed.ts'

/** 'You can change it until 9:00 pm today.' */
export function ChangeUntil({ order: { slot } }: { order: Pick<OrderView, 'slot'> }) {
  const [now] = useState(() => Date.now())
  return slot ? <p>{changedWords.changeUntil(whenSaidUntil(Date.parse(slot.changeUntil), now))}</p> : null
}
