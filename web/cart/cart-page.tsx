import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { fetchPart } from '#browser/lost-parts.ts'
import { type Packed, packed, useFacts } from '#browser/packed.ts'
import { isForgetful, onForgetful } from '#browser/storage.ts'
import { timings } from '#browser/timings.ts'
import { useLate } from '#browser/use-late.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import type { Shot } from '#kit/pictures.ts'
import { totalQuantity } from '#shop/cart/cart.ts'
import { itemsToday, type LineToday, linesToday, mostToday, titleOf, totalToday } from '#shop/cart/cart-today.ts'
import { shipping } from '#shop/catalogue/pricing.ts'
import { readable } from '#shop/money.ts'
import { useAccount } from '#web/accounts/account.ts'
import { keepPlace } from '#web/accounts/kept-place.ts'
import { WhenItComes } from '#web/delivery/when-it-comes.tsx'
import { entries, ownAddress, paths } from '#web/paths.ts'
import { queries } from '#web/queries.ts'
import { type Coming, comingFacts } from '#web/site/coming-facts.ts'
import { depart } from '#web/site/departure.tsx'
import { privateHead } from '#web/site/head.ts'
import { NeedsScript } from '#web/site/needs-script.tsx'
import { useFrame } from '#web/site/site-facts.ts'
import { About, AtMost, ScaleDecides, ToBeConfirmed } from '#web/site/unweighed.tsx'
import { cartWords, keptCartWords } from '#words/cart.ts'
import { frameWords } from '#words/frame.ts'
import type { Route } from './+types/cart-page'
import { type BackById, backOfLine } from './back-of-line.ts'
import { type CartNow, removeFromCart, takeRates, useCart } from './cart.ts'
import { CartLine } from './cart-line.tsx'
import { heldCart } from './held-cart.ts'
import { sentenceOfWrong } from './sentence-of-wrong.ts'
import { broughtShelf, type ShelfFacts } from './shelf-facts.ts'
import { Unreached } from './unreached.tsx'
import { useShelf } from './use-shelf.ts'
import '#kit/sums.css'
import './cart.css'

/** What it comes to, and the way on. A line that cannot be ordered is named before anybody fills in an address. */
function CartSummary({
  lines,
  coming,
  onProceed,
}: {
  lines: readonly LineToday[]
  coming: Coming
  onProceed: () => void
}) {
  const [tried, setTried] = useState(false)
  const wrongs = lines.map(sentenceOfWrong).filter((sentence) => sentence !== undefined)
  const total = totalToday(lines)
  const items = itemsToday(lines)
  return (
    <section className="cart-summary stack" aria-label={cartWords.summary}>
      <dl className="sums">
        <div>
          <dt>{cartWords.packs(totalQuantity({ items }))}</dt>
          <dd>
            <About /> <span>{readable(total)}</span>
          </dd>
        </div>
        <div>
          <dt>{cartWords.delivery}</dt>
          <dd>{readable(shipping)}</dd>
        </div>
        <div className="sums-total">
          <dt>{cartWords.total}</dt>
          <dd>
            <About /> <span data-total>{readable(total)}</span>
          </dd>
        </div>
      </dl>
      <p className="sums-most">
        <AtMost most={mostToday(lines, 'about')} /> <ToBeConfirmed />
      </p>
      {items.length < lines.length && <p className="small muted">{cartWords.notCounted}</p>}
      <WhenItComes coming={coming} />
      <ScaleDecides />
      <p className="small muted">{cartWords.freeDelivery}</p>
      {tried && wrongs.length > 0 && (
        <p className="field-error" role="alert">
          {wrongs[0]}
        </p>
      )}
      <Button onClick={() => (wrongs.length > 0 ? setTried(true) : onProceed())}>{cartWords.proceed}</Button>
      {/* Below the button, which must not move from under a finger when it comes. */}
      <p className="cart-goes-to">
        <Suspense>
          <CartGoesTo />
        </Suspense>
      </p>
    </section>
  )
}

const CartGoesTo = lazy(() => fetchPart(() => import('#web/delivery/cart-goes-to.tsx')))

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

interface Removed {
  readonly id: string
  readonly title: string
  readonly place: number
  readonly undo: () => void
}

/** The lines, and where they stood the ones that were removed since the page was opened. */
function CartLines({
  lines,
  pictures,
  back,
}: {
  lines: readonly LineToday[]
  pictures: Readonly<Record<string, Shot | undefined>>
  back: BackById
}) {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const rows = lines.map((line) => (
    <CartLine
      key={line.item.id}
      line={line}
      shot={pictures[line.item.id]}
      back={backOfLine(back, line)}
      onRemove={() => {
        const { id } = line.item
        const title = titleOf(line)
        const place = lines.indexOf(line)
        setRemoved([...removed.filter((one) => one.id !== id), { id, title, place, undo: removeFromCart(id) }])
      }}
    />
  ))
  const forget = (id: string) => setRemoved(removed.filter((one) => one.id !== id))
  const gone = removed.filter(({ id }) => lines.every(({ item }) => item.id !== id))
  for (const { id, title, place, undo } of gone.toReversed())
    rows.splice(
      place,
      0,
      <RemovedLine
        key={`removed ${id}`}
        title={title}
        onUndo={() => {
          undo()
          forget(id)
        }}
      />,
    )
  const last = gone.at(-1)
  return (
    <>
      <p className="only-heard" role="status">
        {last && `${cartWords.removed(last.title)} ${cartWords.undoOffered}`}
      </p>
      {rows.length > 0 && (
        <ul role="list" className="cart-lines">
          {rows}
        </ul>
      )}
    </>
  )
}

/**
 * Stands where a line was, with the focus on Undo. After ten seconds Undo goes; the line keeps its place, so that nothing
 * moves under a thumb.
 */
function RemovedLine({ title, onUndo }: { title: string; onUndo: () => void }) {
  const line = useRef<HTMLLIElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  useTimeout(() => {
    if (document.activeElement === undo.current) line.current?.focus({ preventScroll: true })
    setOver(true)
  }, timings.undoRemove)
  return (
    <li className="removed-line" ref={line} tabIndex={-1} data-over={over || undefined}>
      <p>{cartWords.removed(title)}</p>
      <Button look="quiet" ref={undo} onClick={onUndo}>
        {cartWords.undo}
      </Button>
    </li>
  )
}
