import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '#browser/api.ts'
import { useLine } from '#browser/line.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Sentence } from '#kit/sentence.tsx'
import { shopTimeZone } from '#shop/moment.ts'
import { mayBeWeighed } from '#shop/orders/order-status.ts'
import { isUnheard, meaningOf } from '#shop/wire/meaning.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import type { WeighedOrder } from '#shop/wire/weighed.ts'
import { endLogin, useAccount } from '#web/accounts/account.ts'
import { RequireSignedIn } from '#web/accounts/require-signed-in.tsx'
import { changePath, paths } from '#web/paths.ts'
import type { SpeaksOf } from '#web/place.ts'
import { TellWeighed } from '#web/push/tell-weighed.tsx'
import { queries } from '#web/queries.ts'
import { Awaited } from '#web/site/awaited.tsx'
import { privateHead } from '#web/site/head.ts'
import { Seller } from '#web/site/seller.tsx'
import { changedWords } from '#words/changed.ts'
import { momentInWords } from '#words/formatters.ts'
import { ordersWords } from '#words/orders.ts'
import type { Route } from './+types/order-page'
import { AddressLines } from './address-lines.tsx'
import { Barcode } from './barcode.tsx'
import { barcodeOf } from './barcode-of.ts'
import { OrderAgain } from './order-again.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderSums } from './order-total.tsx'
import { OrderWhen } from './order-when.tsx'
import { type OrdersFacts, ordersFacts } from './orders-facts.ts'
import { OneKeptOrder } from './orders-without-line.tsx'
import { OwnWishes } from './own-wishes.tsx'
import { statusInWords } from './status-in-words.ts'
import { sumOf } from './sum-of.ts'
import { Timeline, TooLate } from './timeline.tsx'
import { useLateness } from './unheard.ts'
import { asFarAs, useProgress } from './use-progress.ts'
import { useWeights } from './use-weights.ts'
import { VerifyBy } from './verify-by.tsx'
import { Weights } from './weights.tsx'
import '#kit/sums.css'
import './orders.css'

export const loader = ({ context }: Route.LoaderArgs): OrdersFacts => ordersFacts(context.get(queries))

/** The browser reads the id: until then the page is the same for every order. */
export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: 'nothing' } : undefined

export const meta = privateHead(ordersWords.order)

export default function OrderPage({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <div className="band room waits stack order-page">
      <RequireSignedIn withoutLine title={ordersWords.order}>
        <Order key={id} id={id} facts={loaderData} />
      </RequireSignedIn>
    </div>
  )
}

function Order({ id, facts }: { id: string; facts: OrdersFacts }) {
  const { token = '', user } = useAccount()
  const { order, missing, unheard } = useOrder(id)
  const { known, said } = useProgress(token, order ? [order.order] : [])
  if (order) return <OneOrder found={order} progress={known.get(id)} said={said} facts={facts} token={token} />
  const instead = missing === undefined ? <Awaited title={ordersWords.order} /> : <Missing why={missing} />
  if (!unheard) return instead
  return (
    <OneKeptOrder id={id} userId={user?._id} facts={facts}>
      {instead}
    </OneKeptOrder>
  )
}

const Missing = ({ why }: { why: string }) => (
  <>
    <h1>{ordersWords.order}</h1>
    <p className="field-error">{why}</p>
    <Link to={paths.myOrders}>{ordersWords.title}</Link>
  </>
)

/** An order, or the sentence for why it is not shown; `unheard`: the shop has not said anything of it. */
interface Found {
  readonly order?: FoundOrder
  readonly missing?: string
  readonly unheard: boolean
}

/** The order with its barcode. It is asked for again when the line is back, and when the shop has said who is here. */
function useOrder(id: string): Found {
  const { state, token = '', user } = useAccount()
  const userId = user?._id ?? ''
  const line = useLine()
  const [found, setFound] = useState<Found>({ unheard: false })
  const { ask } = useAsk()
  useEffect(() => {
    if (line === 'offline' || state === 'anonymous') return
    async function read() {
      const next = await ask((signal) => orderWith(id, { userId, token }, signal))
      if (next) setFound((shown) => (shown.order && !next.order ? shown : next))
    }
    void read()
  }, [id, state, userId, token, line, ask])
  useLateness(() => setFound({ unheard: true }), found.order === undefined && found.missing === undefined)
  return { ...found, unheard: found.unheard || line === 'offline' }
}

async function orderWith(
  id: string,
  { userId, token }: { userId: string; token: string },
  signal: AbortSignal,
): Promise<Found> {
  const answer = await api('myOrders', { token, body: { search: id }, signal })
  if (!answer.ok) {
    if (meaningOf(answer) === 'log-in') endLogin()
    return { missing: ordersWords.fetchFailed, unheard: isUnheard(answer) }
  }
  const order = answer.body.data.find(({ _id }) => _id === id)
  if (order === undefined) return { missing: ordersWords.unknown, unheard: false }
  const { cartItems, shippingAddress, billingAddress, totalPrice } = order
  const [barcode, weights] = await Promise.all([
    barcodeOf(id, { userId, cartItems, shippingAddress, billingAddress, totalPrice }, token),
    mayBeWeighed(order.status) ? api('orderWeights', { token, params: { id }, signal }) : undefined,
  ])
  return { order: { order, barcode, weights: weights?.ok ? weights.body : undefined }, unheard: false }
}

/** An order with what is shown beside it. */
interface FoundOrder {
  readonly order: OrderView
  readonly barcode: string | undefined
  readonly weights: WeighedOrder | undefined
}

/** One order as it can be printed, with its barcode. */
function OneOrder({
  found,
  progress,
  said,
  facts,
  token,
}: {
  found: FoundOrder
  progress: OrderProgress | undefined
  /** what has changed last, in words */
  said: string
  facts: OrdersFacts
  token: string
}) {
  const { barcode } = found
  const order = asFarAs(found.order, progress)
  const weights = useWeights(order, { token, progress, known: found.weights })
  const sum = sumOf(order, weights)
  const { _id, orderNumber, orderDate, status, cartItems, shippingAddress, billingAddress } = order
  return (
    <>
      <h1>{ordersWords.orderNumbered(orderNumber)}</h1>
      <p>
        <Sentence
          words={ordersWords.placedOn}
          moment={<time dateTime={orderDate}>{momentInWords(Date.parse(orderDate), shopTimeZone)}</time>}
          status={statusInWords(status)}
        />
      </p>
      <OrderWhen order={order} />
      <VerifyBy order={order} token={token} />
      <Timeline order={order} progress={progress} />
      <ChangeOrder order={order} />
      <TellWeighed status={status} token={token} />
      <p className="only-heard" role="status">
        {said}
      </p>
      {barcode && <Barcode picture={barcode} orderNumber={orderNumber} />}
      <OrderItems items={cartItems} isWeighed={sum.most === undefined} facts={facts} />
      <OwnWishes order={order} />
      <Weights id={_id} head="h2" weights={weights} token={token} />
      <OrderSums sum={sum} />
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
        <OrderAgain order={order} facts={facts} />
        <Button onClick={() => print()}>{ordersWords.print}</Button>
        <Link to={paths.myOrders}>{ordersWords.title}</Link>
      </div>
    </>
  )
}

/** The way to change an order, as long as there is one. After a change it says that it is done. */
function ChangeOrder({ order: { _id, changeable } }: { order: OrderView }) {
  const { state } = useLocation() as { state: { isChanged?: boolean } | null }
  return (
    <div className="stack unprinted">
      {state?.isChanged === true && <p role="status">{changedWords.saved}</p>}
      {changeable && (
        <div>
          <ButtonLink look="quiet" to={changePath(_id)}>
            {changedWords.change}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
