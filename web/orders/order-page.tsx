import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { mayBeWeighed } from '#shop/orders/order-timeline.ts'
import { isUnheard, meaningOf } from '#shop/wire/meaning.ts'
import { ordersWords } from '#words/orders.ts'
import { endLogin, useAccount } from '#web/accounts/account.ts'
import { RequireSignedIn } from '#web/accounts/require-signed-in.tsx'
import { api } from '#browser/api.ts'
import { useLine } from '#browser/line.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Awaited } from '#web/site/awaited.tsx'
import { privateHead } from '#web/site/head.ts'
import { paths } from '#web/paths.ts'
import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/order-page'
import { barcodeOf } from './barcode-of.ts'
import { type OrdersFacts, ordersFacts } from './orders-facts.ts'
import { type FoundOrder, OneOrder } from './one-order.tsx'
import { OneKeptOrder } from './orders-without-line.tsx'
import { useLateness } from './unheard.ts'
import { useProgress } from './use-progress.ts'
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
