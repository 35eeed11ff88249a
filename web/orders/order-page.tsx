import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { mayBeWeighed } from '#shop/order-timeline.ts'
import { frameWords } from '#words/frame.ts'
import { ordersWords } from '#words/orders.ts'
import { endLogin, useAccount } from '#web/accounts/account.ts'
import { RequireSignedIn } from '#web/accounts/require-signed-in.tsx'
import { api } from '#browser/api.ts'
import { type Line, useLine } from '#browser/line.ts'
import { useAsk } from '#forms/use-ask.ts'
import { privateHead } from '#web/site/head.ts'
import { paths } from '#web/paths.ts'
import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/order-page'
import { barcodeOf } from './barcode-of.ts'
import { type OrdersFacts, ordersFacts } from './orders-facts.ts'
import { type FoundOrder, OneOrder } from './one-order.tsx'
import { OneKeptOrder } from './orders-without-line.tsx'
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
      <RequireSignedIn withoutLine>
        <Order key={id} id={id} facts={loaderData} />
      </RequireSignedIn>
    </div>
  )
}

function Order({ id, facts }: { id: string; facts: OrdersFacts }) {
  const { token = '', user } = useAccount()
  const line = useLine()
  const found = useOrder(id, token, line)
  const { known, said } = useProgress(token, typeof found === 'object' ? [found.order] : [])
  if (line === 'offline' && typeof found !== 'object') return <OneKeptOrder id={id} userId={user?._id} facts={facts} />
  if (found === undefined) return <p role="status">{frameWords.loading}</p>
  if (typeof found === 'string')
    return (
      <>
        <h1>{ordersWords.order}</h1>
        <p className="field-error">{found}</p>
        <Link to={paths.myOrders}>{ordersWords.title}</Link>
      </>
    )
  return <OneOrder found={found} progress={known.get(id)} said={said} facts={facts} token={token} />
}

/** The order with its barcode, or the sentence for why it is not shown. It is asked for again when the line is back. */
function useOrder(id: string, token: string, line: Line) {
  const [found, setFound] = useState<FoundOrder | string>()
  const { ask } = useAsk()
  useEffect(() => {
    if (line === 'offline') return
    async function read() {
      const next = await ask((signal) => orderWith(id, token, signal))
      if (next) setFound((shown) => (typeof shown === 'object' && typeof next === 'string' ? shown : next))
    }
    void read()
  }, [id, token, line, ask])
  return found
}

async function orderWith(id: string, token: string, signal: AbortSignal): Promise<FoundOrder | string> {
  const answer = await api('myOrders', { token, body: { search: id }, signal })
  if (!answer.ok) {
    if ('refused' in answer && answer.refused.status === 401) endLogin()
    return ordersWords.fetchFailed
  }
  const order = answer.body.data.find(({ _id }) => _id === id)
  if (order === undefined) return ordersWords.unknown
  const [barcode, weights] = await Promise.all([
    barcodeOf(id, token),
    mayBeWeighed(order.status) ? api('orderWeights', { token, params: { id }, signal }) : undefined,
  ])
  return { order, barcode, weights: weights?.ok ? weights.body : undefined }
}
