import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { type Packed, packed, useFacts } from '#browser/packed.ts'
import { isForgetful, onForgetful } from '#browser/storage.ts'
import { timings } from '#browser/timings.ts'
import { useLate } from '#browser/use-late.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { type LineToday, linesToday } from '#shop/cart/cart-today.ts'
import { useAccount } from '#web/accounts/account.ts'
import { keepPlace } from '#web/accounts/kept-place.ts'
import { entries, ownAddress, paths } from '#web/paths.ts'
import { queries } from '#web/queries.ts'
import { type Coming, comingFacts } from '#web/site/coming-facts.ts'
import { depart } from '#web/site/departure.tsx'
import { privateHead } from '#web/site/head.ts'
import { NeedsScript } from '#web/site/needs-script.tsx'
import { useFrame } from '#web/site/site-facts.ts'
import { cartWords, keptCartWords } from '#words/cart.ts'
import { frameWords } from '#words/frame.ts'
import type { Route } from './+types/cart-page'
import { type CartNow, takeRates, useCart } from './cart.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { heldCart } from './held-cart.ts'
import { broughtShelf, type ShelfFacts } from './shelf-facts.ts'
import { Unreached } from './unreached.tsx'
import { useShelf } from './use-shelf.ts'
import '#kit/sums.css'
import './cart.css'

interface CartFacts {
  readonly shelf: ShelfFacts | undefined
  readonly coming: Coming
}

export async function loader({ context }: Route.LoaderArgs): Promise<Packed<CartFacts>> {
  const asked = context.get(queries)
  return packed({ shelf: broughtShelf(asked), coming: await comingFacts(asked) })
}

export const meta = privateHead(cartWords.title)

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const cart = useCart()
  const { shelf: brought, coming } = useFacts(loaderData)
  const shelf = useShelf(
    brought,
    cart.items.map(({ id }) => id),
  )
  return (
    <div className="band room waits cart-page">
      <h1 tabIndex={-1} id="cart-head">
        {cartWords.title}
      </h1>
      <ForgetfulNote />
      <HeldNote />
      <NeedsScript what={cartWords.cartNeeds} />
      {(!cart.read || shelf === 'asking') && <p className="needs-script">{frameWords.loading}</p>}
      {shelf === 'unreached' && <Unreached href={ownAddress(paths.cart)} />}
      {typeof shelf === 'object' && <Lines cart={cart} shelf={shelf} coming={coming} />}
    </div>
  )
}

function Lines({ cart, shelf, coming }: { cart: CartNow; shelf: ShelfFacts; coming: Coming }) {
  const lines = linesToday(shelf, cart.items)
  return (
    <>
      <CartLines lines={lines} pictures={shelf.pictures} back={shelf.back} />
      {cart.read && lines.length === 0 && <EmptyCart />}
      {lines.length > 0 && <Proceed lines={lines} coming={coming} />}
    </>
  )
}

const fetchAlert = () => import('#kit/alert.tsx')

/** To the checkout after a short spinner; strangers by way of the login, which leads on to it. What tells them so comes ahead of their press. */
function Proceed({ lines, coming }: { lines: readonly LineToday[]; coming: Coming }) {
  const { state } = useAccount()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [late, want] = useLate(fetchAlert)
  const isStranger = state === 'anonymous'
  const wantAlert = useEffectEvent(want)
  useEffect(() => {
    if (isStranger) wantAlert()
  }, [isStranger])
  function proceed() {
    takeRates(lines.map(({ item }) => item))
    if (!isStranger) return depart(paths.checkout, timings.proceedToCheckout)
    want()
    setAsked(true)
  }
  function logIn() {
    keepPlace(paths.checkout)
    void navigate(entries.login, { state: { redirectTo: paths.checkout } })
  }
  return (
    <>
      <CartSummary lines={lines} coming={coming} onProceed={proceed} />
      {asked && late && <late.Alert text={cartWords.loginFirst} onOk={logIn} />}
    </>
  )
}

const fetchSync = () => import('./sync-cart.ts')

/** What stands here waits to be asked before it joins what the account has. */
function HeldNote() {
  if (!useStore(heldCart)) return null
  return (
    <div className="stack" role="status">
      <p>{keptCartWords.held}</p>
      <div>
        <Button look="quiet" onClick={() => void fetchSync().then(({ joinCarts }) => joinCarts())}>
          {keptCartWords.join}
        </Button>
      </div>
    </div>
  )
}

function EmptyCart() {
  const products = useFrame()?.products ?? []
  return (
    <div className="empty-cart stack">
      <p>{`${cartWords.empty} ${cartWords.whatToday}`}</p>
      <ul role="list" className="empty-cart-links">
        {products.map(({ title, to }) => (
          <li key={to}>
            <ButtonLink look="quiet" to={to}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ForgetfulNote() {
  const forgetful = useSyncExternalStore(onForgetful, isForgetful, () => false)
  return forgetful ? <p className="muted">{cartWords.forgetful}</p> : null
}
