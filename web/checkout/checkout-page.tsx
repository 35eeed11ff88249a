import { checkoutWords } from '#words/checkout.ts'
import { frameWords } from '#words/frame.ts'
import { useAccount } from '#web/accounts/account.ts'
import { RequireSignedIn } from '#web/accounts/require-signed-in.tsx'
import { useCart } from '#web/cart/cart.ts'
import { broughtShelf } from '#web/cart/shelf-facts.ts'
import { Unreached } from '#web/cart/unreached.tsx'
import { useShelf } from '#web/cart/use-shelf.ts'
import { paths } from '#web/paths.ts'
import { privateHead } from '#web/site/head.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/checkout-page'
import { Checkout } from './checkout.tsx'
import '#kit/sums.css'
import '../cart/cart.css'
import './checkout.css'

export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  return { shelf: broughtShelf(asked), area: await asked.deliveryArea(), slots: await asked.slots() }
}

export const meta = privateHead(checkoutWords.title)

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="band room">
      <RequireSignedIn>
        <OpenCheckout {...loaderData} />
      </RequireSignedIn>
    </div>
  )
}

/** A form begins with what this browser keeps, so it is drawn once that has been read. */
function OpenCheckout({ shelf: brought, area, slots }: Route.ComponentProps['loaderData']) {
  const account = useAccount()
  const cart = useCart()
  const shelf = useShelf(
    brought,
    cart.items.map(({ id }) => id),
  )
  if (shelf === 'unreached') return <Unreached href={paths.checkout} />
  if (account.state !== 'signed-in' || !cart.read || shelf === 'asking') return <p>{frameWords.loading}</p>
  return <Checkout catalogue={shelf} area={area} slots={slots} cart={cart} user={account.user} token={account.token} />
}
