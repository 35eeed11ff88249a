import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useNavigation } from 'react-router'
import { useStore } from 'zustand'
import { isCalling, onCalling } from '#browser/api.ts'
import { replayTaps } from '#browser/early-taps.ts'
import { timings } from '#browser/timings.ts'
import { useLate } from '#browser/use-late.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { whenIdle } from '#browser/when-idle.ts'
import type { Entry } from '#shop/catalogue/lists.ts'
import { useAccount } from '#web/accounts/account.ts'
import { DeliverToBar } from '#web/delivery/deliver-to-bar.tsx'
import { ownAddress, paths } from '#web/paths.ts'
import { FingersAhead } from '#web/site/ahead.tsx'
import { siteLinks, telephone } from '#web/site/links.ts'
import { way } from '#web/site/way.ts'
import { frameWords } from '#words/frame.ts'
import { CartLink } from './cart-link.tsx'
import { MenuIcon } from './icons.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MenuLink } from './menu-link.tsx'
import { Onward } from './onward.tsx'
import { SearchBox } from './search-box.tsx'
import { UserArea } from './user-area.tsx'

const fetchMenu = () => import('./side-menu.tsx')

/** The navigation bar of every page. The menu of small screens comes when a finger goes to its button. */
export function Header({
  name,
  products,
  phone,
}: {
  name: string
  products: readonly Entry[]
  phone: string | undefined
}) {
  const [menuOpen, setMenuOpen] = useState(false)
  const [menu, wantMenu] = useLate(fetchMenu)
  const { user } = useAccount()
  return (
    <header className="header">
      <DeliverToBar>
        <LanguageLinks />
        <WhenIdle part="LanguageOffer" />
      </DeliverToBar>
      <div className="band header-row">
        <button
          type="button"
          className="icon-button menu-button"
          aria-label={frameWords.menu}
          aria-haspopup="dialog"
          onPointerDown={wantMenu}
          onClick={() => {
            wantMenu()
            setMenuOpen(true)
          }}
        >
          <MenuIcon />
        </button>
        <Link className="logo" to={paths.home} aria-label={frameWords.homeOf(name, frameWords.tagline)}>
          <Logo />
          <span className="logo-words">
            <span className="logo-name">{name}</span> <span className="logo-tagline">{frameWords.tagline}</span>
          </span>
        </Link>
        <nav className="bar-nav" aria-label={frameWords.main}>
          <ul role="list">
            <li>
              <MenuLink entry={siteLinks.home} />
            </li>
            <li>
              <ProductsDropdown products={products} />
            </li>
            <li>
              <MenuLink entry={siteLinks.about} />
            </li>
            <li>
              <MenuLink entry={siteLinks.contact} />
            </li>
            {user && (
              <li>
                <MenuLink entry={siteLinks.myOrders} />
              </li>
            )}
          </ul>
        </nav>
        <SearchBox />
        {user && <MenuLink className="orders-link" entry={siteLinks.myOrders} />}
        <div className="header-end">
          <CartLink />
          <UserArea />
        </div>
      </div>
      <Searching />
      <LineNotes phone={phone} />
      {menuOpen && menu && <menu.SideMenu products={products} onClose={() => setMenuOpen(false)} />}
    </header>
  )
}

/** Said while the search finds out where to lead: the page itself shows only when it leads nowhere. */
function Searching() {
  const { location } = useNavigation()
  const next = useStore(way, (now) => (now.isFetching ? now.next?.to : undefined))
  const to = location ?? next
  return (
    <p className="searching" role="status">
      {to?.pathname === ownAddress(paths.search) && <span className="band">{frameWords.searching}</span>}
    </p>
  )
}

/** A pomfret in one stroke: two arcs that cross into the forked tail, a wave for the lower fin, a turmeric eye. */
function Logo() {
  return (
    <svg
      className="logo-mark"
      viewBox="0 0 48 36"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M3 18C10 5 24 3 33 15c4 5 8 9 12 13M3 18c7 13 21 15 30 3 4-5 8-9 12-13" />
      <path d="M17 30c2 3 4 3 6 1s4-2 6 1" />
      <circle cx="12.5" cy="15" r="2.3" fill="#f0a91b" stroke="none" />
    </svg>
  )
}

/**
 * The nine kinds, on hover, on focus and on tap; Escape closes them. Nothing is said of being open until a script runs:
 * till then the style alone opens the list.
 */
function ProductsDropdown({ products }: { products: readonly Entry[] }) {
  const [open, setOpen] = useState<boolean>()
  const pressedBy = useRef('')
  const list = useId()
  const close = () => setOpen(false)
  return (
    <div
      className="dropdown"
      data-open={open}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
    >
      <button
        type="button"
        className="dropdown-button"
        aria-expanded={open ?? false}
        aria-controls={list}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType
        }}
        onClick={() => {
          // The mouse that clicks has opened the list by coming here: the click must not take it away again.
          setOpen(pressedBy.current === 'mouse' || !open)
          pressedBy.current = ''
        }}
      >
        {frameWords.products}
      </button>
      <ul id={list} className="dropdown-list" role="list">
        {products.map((entry) => (
          <li key={entry.to}>
            <MenuLink entry={entry} onGo={close} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What somebody on a bad line must know, under the bar: that the page works only in part, is slow, or cannot be had. */
function LineNotes({ phone }: { phone: string | undefined }) {
  return (
    <>
      <NotAlive phone={phone} />
      <UnderWay />
      <WhenIdle part="OfflinePages" />
      <Onward />
      <FingersAhead />
    </>
  )
}

/** Stands in every page and shows by its style alone after ten seconds, unless the script that takes it away has come. */
function NotAlive({ phone }: { phone: string | undefined }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => void replayTaps(), [])
  if (alive || phone === undefined) return null
  return (
    <p className="line-note not-alive">
      {`${frameWords.notAlive} `}
      <a href={telephone(phone)}>{phone}</a>
    </p>
  )
}

/** A page on its way shows as a bar; that, or an answer, which takes long is said. */
function UnderWay() {
  const { state } = useNavigation()
  const isFetching = useStore(way, (now) => now.isFetching)
  const going = state !== 'idle' || isFetching
  const calling = useSyncExternalStore(onCalling, isCalling, () => false)
  return (
    <div role="status">
      {going && (
        <After wait={timings.progress}>
          <div className="progress" />
          <span className="only-heard">{frameWords.loading}</span>
        </After>
      )}
      {(going || calling) && (
        <After wait={timings.slow}>
          <p className="line-note">{frameWords.slow}</p>
        </After>
      )}
    </div>
  )
}

function After({ wait, children }: { wait: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useTimeout(() => setDue(true), wait)
  return due && children
}

const never = () => () => undefined

type Late = typeof import('./late.tsx')

/**
 * What keeps pages and shows kept ones, or what offers a language, comes when the page has nothing else to do. On a line that
 * is dead already it comes with the next page.
 */
function WhenIdle({ part }: { part: keyof Late }) {
  const [late, setLate] = useState<Late>()
  useEffect(() => whenIdle(() => void import('./late.tsx').then(setLate, () => undefined)), [])
  if (late === undefined) return null
  const Part = late[part]
  return <Part />
}
