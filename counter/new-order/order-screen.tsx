import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#counter/look/icon.tsx'
import '#counter/order/order-screen.css'
import './new-order.css'

/** A screen of one order: whose it is above, what can be done with it at the foot, where the thumb is. */
export function OrderScreen({
  back,
  head,
  beside,
  children,
}: {
  back: { readonly to: string; readonly words: string }
  head: string
  beside: ReactNode
  children: ReactNode
}) {
  return (
    <div className="order-screen">
      <header className="order-head">
        <Link className="order-back" to={back.to} aria-label={back.words}>
          <Icon name="back" />
        </Link>
        <h1>{head}</h1>
        <p className="muted">{beside}</p>
      </header>
      {children}
    </div>
  )
}
