import { useEffect, useRef } from 'react'
import type { OrderView } from '#shop/wire/order.ts'
import { readable, rupees } from '#shop/money.ts'
import { checkoutWords } from '#words/checkout.ts'
import { ProveMobile } from '#web/accounts/prove-mobile.tsx'
import { Seller } from '#web/site/seller.tsx'
import { About, AtMost, ScaleDecides } from '#web/site/unweighed.tsx'
import { KeepAs } from '#web/addresses/keep-as.tsx'
import type { Book } from '#web/addresses/use-book.ts'
import { BuyersNote } from '#web/orders/buyers-note.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { Sentence } from '#kit/sentence.tsx'
import { paths } from '#web/paths.ts'
import { TellWeighed } from '#web/push/tell-weighed.tsx'
import { siteLinks } from '#web/site/links.ts'
import { Barcode } from '#web/orders/barcode.tsx'
import { VerifyBy } from '#web/orders/verify-by.tsx'
import { OrderWhen } from '#web/orders/order-when.tsx'

/** The order stands: its number, its barcode, and the way to it. */
export function Placed({
  order,
  barcode,
  token,
  book,
}: {
  order: OrderView
  barcode: string | undefined
  token: string
  book: Book
}) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    head.current?.focus()
  }, [])
  return (
    <div className="placed stack">
      <h1 ref={head} tabIndex={-1}>
        {checkoutWords.placed}
      </h1>
      <OrderWhen order={order} />
      <VerifyBy order={order} token={token} />
      <p>
        <Sentence
          words={checkoutWords.keepReady}
          number={<strong>{order.orderNumber}</strong>}
          total={
            order.isWeighed ? (
              <strong>{readable(rupees(order.totalPrice))}</strong>
            ) : (
              <>
                <About /> <strong>{readable(rupees(order.totalPrice))}</strong> (
                <AtMost most={rupees(order.mostPrice)} />)
              </>
            )
          }
        />
      </p>
      {!order.isWeighed && <ScaleDecides />}
      {order.note !== undefined && <BuyersNote note={order.note} />}
      <KeepAs address={order.shippingAddress} book={book} />
      {barcode === undefined ? (
        <p>{checkoutWords.noBarcode}</p>
      ) : (
        <Barcode picture={barcode} orderNumber={order.orderNumber} />
      )}
      <Seller />
      <div className="placed-links">
        <ButtonLink to={siteLinks.myOrders.to}>{siteLinks.myOrders.title}</ButtonLink>
        <ButtonLink look="quiet" to={paths.home}>
          {checkoutWords.goOn}
        </ButtonLink>
      </div>
      <TellWeighed status={order.status} token={token} />
      {order.lapsesAt === undefined && <ProveMobile token={token} />}
    </div>
  )
}
