import { useState } from 'react'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { useAccount } from '#web/accounts/account.ts'
import { RequireSignedIn } from '#web/accounts/require-signed-in.tsx'
import { type Book, useBook } from '#web/addresses/use-book.ts'
import { type CartNow, useCart } from '#web/cart/cart.ts'
import { broughtShelf } from '#web/cart/shelf-facts.ts'
import { Unreached } from '#web/cart/unreached.tsx'
import { useShelf } from '#web/cart/use-shelf.ts'
import { ownAddress, paths } from '#web/paths.ts'
import { queries } from '#web/queries.ts'
import { Awaited } from '#web/site/awaited.tsx'
import { privateHead } from '#web/site/head.ts'
import { checkoutWords } from '#words/checkout.ts'
import type { Route } from './+types/checkout-page'
import { Checkout } from './checkout.tsx'
import '#kit/sums.css'
import '../cart/cart.css'
import '../unsent/unsent.css'
import './checkout.css'

export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  return {
    shelf: broughtShelf(asked),
    area: await asked.deliveryArea(),
    slots: await asked.slots(),
    season: await asked.seasonNote(),
  }
}

export const meta = privateHead(checkoutWords.title)

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="band room waits">
      <RequireSignedIn withoutLine title={checkoutWords.title}>
        <OpenCheckout {...loaderData} />
      </RequireSignedIn>
    </div>
  )
}

/** A form begins with what this browser keeps, so it is drawn once that has been read. */
function OpenCheckout({ shelf: brought, area, slots, season }: Route.ComponentProps['loaderData']) {
  const account = useAccount()
  const cart = useCart()
  const book = useBook(account.token)
  const [waited, setWaited] = useState(false)
  useTimeout(() => setWaited(true), waited ? undefined : timings.addressBook)
  const shelf = useShelf(
    brought,
    cart.items.map(({ id }) => id),
  )
  // What it brings stands above the form: it must not push that away from under a finger.
  const isAwaited = book.own === undefined && !book.isUnread && !waited
  if (shelf === 'unreached') return <Unreached href={ownAddress(paths.checkout)} />
  const { user, token } = account
  if (user === undefined || token === undefined || !cart.read || shelf === 'asking' || isAwaited)
    return <Awaited title={checkoutWords.title} />
  return (
    <>
      {season && <p className="muted">{season}</p>}
      <Checkout
        catalogue={shelf}
        area={area}
        slots={slots}
        cart={begun(cart, book)}
        book={book}
        user={user}
        token={token}
      />
    </>
  )
}

/** Where this browser knows no address, the account may. A person who only looked at the form left their name there, and nothing else. */
function begun(cart: CartNow, { own }: Book): CartNow {
  const { addressLine1 = '', streetAddress = '' } = cart.shippingAddress ?? {}
  return addressLine1 === '' && streetAddress === '' && own?.next ? { ...cart, ...own.next } : cart
}
