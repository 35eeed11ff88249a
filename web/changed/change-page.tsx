import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#browser/api.ts'
import { useAsk } from '#forms/use-ask.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { isUnheard, meaningOf } from '#shop/wire/meaning.ts'
import { isMissing } from '#shop/wire/why-no.ts'
import { endLogin, useAccount } from '#web/accounts/account.ts'
import { RequireSignedIn } from '#web/accounts/require-signed-in.tsx'
import { broughtShelf } from '#web/cart/shelf-facts.ts'
import { orderPath, paths } from '#web/paths.ts'
import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import { Awaited } from '#web/site/awaited.tsx'
import { privateHead } from '#web/site/head.ts'
import { changedWords } from '#words/changed.ts'
import { untilInFull } from '#words/formatters.ts'
import { ordersWords } from '#words/orders.ts'
import type { Route } from './+types/change-page'
import { type ChangeFacts, ChangeForm } from './change-form.tsx'
import { TooLate } from './too-late.tsx'
import '#kit/sums.css'
import '../checkout/checkout.css'
import './changed.css'

export async function loader({ context }: Route.LoaderArgs): Promise<ChangeFacts> {
  const asked = context.get(queries)
  return { shelf: broughtShelf(asked), area: await asked.deliveryArea(), slots: await asked.slots() }
}

/** The browser reads the id: until then the page is the same for every order. */
export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: 'nothing' } : undefined

export const meta = privateHead(changedWords.pageTitle)

export default function ChangePage({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <div className="band room waits stack change-page">
      <RequireSignedIn title={changedWords.pageTitle}>
        <Change key={id} id={id} facts={loaderData} />
      </RequireSignedIn>
    </div>
  )
}

function Change({ id, facts }: { id: string; facts: ChangeFacts }) {
  const { token = '' } = useAccount()
  const [seen, setSeen] = useState<OrderToChange | string>()
  const { ask } = useAsk()
  useEffect(() => {
    void ask((signal) => orderToChange(id, token, signal)).then((found) => found && setSeen(found))
  }, [id, token, ask])
  if (seen === undefined) return <Awaited title={changedWords.pageTitle} />
  if (typeof seen === 'string')
    return (
      <>
        <h1>{changedWords.pageTitle}</h1>
        <p className="field-error">{seen}</p>
        <Link to={paths.myOrders}>{ordersWords.title}</Link>
      </>
    )
  return (
    <>
      <h1>{changedWords.title(seen.order.orderNumber)}</h1>
      {seen.order.changeable && seen.order.slot ? (
        <>
          <p>{changedWords.changeUntil(untilInFull(Date.parse(seen.order.slot.changeUntil)))}</p>
          <ChangeForm seen={seen} had={seen.order.slot} onSeen={setSeen} facts={facts} token={token} />
        </>
      ) : (
        <>
          <TooLate />
          <Link to={orderPath(id)}>{ordersWords.orderNumbered(seen.order.orderNumber)}</Link>
        </>
      )}
    </>
  )
}

async function orderToChange(id: string, token: string, signal: AbortSignal): Promise<OrderToChange | string> {
  const answer = await api('orderToChange', { token, params: { id }, signal })
  if (answer.ok) return answer.body
  if ('unreachable' in answer || isUnheard(answer)) return ordersWords.fetchFailed
  if (meaningOf(answer) === 'log-in') endLogin()
  return isMissing(answer) ? ordersWords.unknown : answer.refused.message
}
