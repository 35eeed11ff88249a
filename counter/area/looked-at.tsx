import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { deskAreaWords } from '#words/desk-area.ts'
import { Button } from '#kit/button.tsx'

type Looked = StaffGives<'lookAtPincode'>

/** What a pincode is, and what follows when it is added or taken out. It takes the focus when it comes. */
export function LookedAt({
  place: { pincode, names, district, state, isDelivered, openOrders, waiting },
  onChange,
}: {
  place: Looked
  /** left out for anyone who only sees the area */
  onChange: ((pincode: string, change: 'add' | 'remove') => Promise<void>) | undefined
}) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className="stack desk-form" aria-labelledby="looked-at">
      <h2 id="looked-at" ref={head} tabIndex={-1}>
        {deskAreaWords.place(pincode, names)}
      </h2>
      <p>{district === '' ? deskAreaWords.unknown : deskAreaWords.where(district, state)}</p>
      <p>{isDelivered ? deskAreaWords.removeFollows : deskAreaWords.addFollows}</p>
      {!isDelivered && waiting > 0 && <p>{deskAreaWords.toldFollows(waiting)}</p>}
      <p>{deskAreaWords.ordersStand(openOrders)}</p>
      <p className="row-acts">
        {onChange && (
          <Button className="needs-script" onClick={() => void onChange(pincode, isDelivered ? 'remove' : 'add')}>
            {isDelivered ? deskAreaWords.remove(pincode) : deskAreaWords.add(pincode)}
          </Button>
        )}
        <Link className="button" data-look="quiet" to="/area" preventScrollReset>
          {deskAreaWords.back}
        </Link>
      </p>
    </section>
  )
}
