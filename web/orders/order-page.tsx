import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { OrderView } from '#shop/wire/order.ts'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'
import { readable, rupees } from '#shop/money.ts'
import { shipping } from '#shop/pricing.ts'
import { frameWords } from '#words/frame.ts'
import { ordersWords } from '#words/orders.ts'
import { endLogin, useAccount } from '#web/accounts/account.ts'
import { RequireSignedIn } from '#web/accounts/require-signed-in.tsx'
import { api } from '#browser/api.ts'
import { useAsk } from '#forms/use-ask.ts'
import { privateHead } from '#web/site/head.ts'
import { Seller } from '#web/site/seller.tsx'
import { Button } from '#kit/button.tsx'
import { Sentence } from '#kit/sentence.tsx'
import { paths } from '#web/paths.ts'
import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/order-page'
import { AddressLines } from './address-lines.tsx'
import { barcodeOf } from './barcode-of.ts'
import { Barcode } from './barcode.tsx'
import { OrderItems } from './order-items.tsx'
import { type OrdersFacts, ordersFacts } from './orders-facts.ts'
import { Timeline, TooLate } from './timeline.tsx'
import { asFarAs, useProgress } from './use-progress.ts'
import '#kit/sums.css'
import './orders.css'

export const loader = ({ context }: Route.LoaderArgs): OrdersFacts => ordersFacts(context.get(queries))

/** The browser reads the id: until then the page is the same for every order. */
export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: 'nothing' } : undefined

export const meta = privateHead(ordersWords.order)

export default function OrderPage({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <div className="band room stack order-page">
      <RequireSignedIn>
        <Order key={id} id={id} facts={loaderData} />
      </RequireSignedIn>
    </div>
  )
}

/** One order as it can be printed, with its barcode. */
function Order({ id, facts }: { id: string; facts: OrdersFacts }) {
  const { token = '' } = useAccount()
  const found = useOrder(id, token)
  const { known, said } = useProgress(token, typeof found === 'object' ? [found.order] : [])
  if (found === undefined) return <p role="status">{frameWords.loading}</p>
  if (typeof found === 'string')
    return (
      <>
        <h1>{ordersWords.order}</h1>
        <p className="field-error">{found}</p>
        <Link to={paths.myOrders}>{ordersWords.title}</Link>
      </>
    )
  const { barcode } = found
  const progress = known.get(id)
  const order = asFarAs(found.order, progress)
  const { orderNumber, orderDate, status, cartItems, totalPrice, shippingAddress, billingAddress } = order
  return (
    <>
      <h1>{ordersWords.orderNumbered(orderNumber)}</h1>
      <p>
        <Sentence
          words={ordersWords.placedOn}
          moment={<time dateTime={orderDate}>{momentInWords(Date.parse(orderDate), shopTimeZone)}</time>}
          status={status}
        />
      </p>
      <Timeline order={order} progress={progress} />
      <p className="only-heard" role="status">
        {said}
      </p>
      {barcode && <Barcode picture={barcode} orderNumber={orderNumber} />}
      <OrderItems items={cartItems} facts={facts} />
      <dl className="sums">
        <dt>{ordersWords.shipping}</dt>
        <dd>{readable(shipping)}</dd>
        <dt className="sums-total">{ordersWords.totalInCash}</dt>
        <dd className="sums-total">{readable(rupees(totalPrice))}</dd>
      </dl>
      <div className="order-addresses">
        <section>
          <h2>{ordersWords.shippingAddress}</h2>
          <AddressLines address={shippingAddress} />
        </section>
        <section>
          <h2>{ordersWords.billingAddress}</h2>
          <AddressLines address={billingAddress} />
        </section>
      </div>
      <Seller />
      <TooLate order={order} />
      <div className="order-deeds unprinted">
        <Button onClick={() => print()}>{ordersWords.print}</Button>
        <Link to={paths.myOrders}>{ordersWords.title}</Link>
      </div>
    </>
  )
}

/** The order with its barcode, or the sentence for why it is not shown. */
function useOrder(id: string, token: string) {
  const [found, setFound] = useState<{ order: OrderView; barcode: string | undefined } | string>()
  const { ask } = useAsk()
  useEffect(() => {
    async function read() {
      const next = await ask((signal) => orderWith(id, token, signal))
      if (next) setFound(next)
    }
    void read()
  }, [id, token, ask])
  return found
}

async function orderWith(id: string, token: string, signal: AbortSignal) {
  const answer = await api('myOrders', { token, body: { search: id }, signal })
  if (!answer.ok) {
    if ('refused' in answer && answer.refused.status === 401) endLogin()
    return ordersWords.fetchFailed
  }
  const order = answer.body.data.find(({ _id }) => _id === id)
  return order ? { order, barcode: await barcodeOf(id, token) } : ordersWords.unknown
}
