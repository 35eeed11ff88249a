import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { staffApi, watchDoor } from '#counter/api.ts'
import { OutboxBadge } from '#counter/outbox/badge.tsx'
import { useFreshToken } from '#counter/outbox/fresh-token.ts'
import { forgetSnapshots, noteTouched } from '#counter/outbox/snapshots.ts'
import { useSending } from '#counter/outbox/use-outbox.ts'
import { LockScreen } from '#counter/sign-in/lock-screen.tsx'
import { ProveDialog } from '#counter/sign-in/prove-dialog.tsx'
import { wipe } from '#counter/sign-in/wipe.ts'
import { Button } from '#kit/button.tsx'
import type { Role } from '#shop/staff/staff.ts'
import { lockedWithoutLine } from '#shop/staff/staff-session.ts'
import { seconds } from '#shop/time.ts'
import { version } from '#shop/version.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { counterWords } from '#words/counter.ts'
import { guardPresses } from '../press/twice.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { navOf } from './nav.ts'
import { takeAway } from './take-away.ts'
import './more-pages.css'

/** The bar, and what happens to the person at the counter: the screen locks, the owner is asked again, a device is revoked. */
export function Attended({ shop, me }: { shop: string; me: Me | undefined }) {
  const [isLocked, setLocked] = useState(false)
  const [proving, setProving] = useState<((isProven: boolean) => void) | undefined>()
  const askAgain = useAskAgain()
  const left = useEffectEvent((why: 'over' | 'locked' | 'revoked') => {
    if (me === undefined) return
    if (why === 'revoked') void wipe().then((unsent) => location.assign(`/counter/sign-in?unsent=${unsent}`))
    else setLocked(true)
  })
  useEffect(
    () =>
      watchDoor({
        left,
        prove: () =>
          new Promise((decide) => {
            setProving(() => decide)
          }),
      }),
    [],
  )
  useEffect(guardPresses, [])
  const isCovered = isLocked && me !== undefined
  useEffect(() => {
    // a browser shows a page again as it was left, whoever is here by now
    const again = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])
  useSending(shop, me, isLocked)
  useFreshToken(me)
  useTouches(isLocked ? undefined : me, () => setLocked(true))

  return (
    <>
      <Bar shop={shop} me={me} onLock={() => void lock().then(() => setLocked(true))} />
      {/* before the lock takes the focus */}
      {isCovered && <PageAway />}
      {isCovered && (
        <LockScreen
          me={me}
          onSame={() => {
            setLocked(false)
            void askAgain()
          }}
        />
      )}
      {proving && (
        <ProveDialog
          onEnd={(isProven) => {
            setProving(undefined)
            proving(isProven)
          }}
        />
      )}
    </>
  )
}

/** The page is out of the document as long as this stands. */
function PageAway() {
  useLayoutEffect(takeAway, [])
  return null
}

const lock = () => staffApi('lock')

/** Touches closer together than this are sent as one, at its end. */
const toldApart = seconds(15)

/** Tells the shop that somebody touches the screen, and says when nobody did for too long. */
function useTouches(me: Me | undefined, onLock: () => void): void {
  const locked = useEffectEvent(onLock)
  const id = me?.id
  const lockedAfter = me?.lockedAfter ?? 0
  const locksIn = me?.locksIn ?? 0

  useEffect(() => {
    if (id === undefined) return undefined
    let touchedAt = Date.now() - lockedAfter + locksIn
    let toldAt = Date.now()
    let telling: ReturnType<typeof setTimeout> | undefined
    let locking: ReturnType<typeof setTimeout> | undefined

    const tell = () => {
      telling = undefined
      toldAt = Date.now()
      void staffApi('touch')
      void noteTouched()
    }
    const arm = () => {
      clearTimeout(locking)
      locking = setTimeout(() => void lookAgain(), Math.max(0, touchedAt + lockedAfter - Date.now()))
    }
    /** Somebody may be busy in another window of this browser: the shop knows. */
    const lookAgain = async () => {
      const answer = await staffApi('me')
      if (!answer.ok && 'unreachable' in answer && Date.now() < touchedAt + Math.max(lockedAfter, lockedWithoutLine)) {
        locking = setTimeout(() => void lookAgain(), toldApart)
        return
      }
      if (!answer.ok || answer.body.locksIn <= 0) return locked()
      touchedAt = Date.now() - lockedAfter + answer.body.locksIn
      arm()
    }
    const touched = () => {
      touchedAt = Date.now()
      telling ??= setTimeout(tell, Math.max(0, toldAt + toldApart - touchedAt))
      arm()
    }
    // A machine that slept does not run its clocks.
    const seen = () => {
      if (document.visibilityState === 'visible' && Date.now() >= touchedAt + lockedAfter) void lookAgain()
    }

    arm()
    for (const kind of touches) addEventListener(kind, touched, { passive: true })
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(telling)
      clearTimeout(locking)
      for (const kind of touches) removeEventListener(kind, touched)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [id, lockedAfter, locksIn])
}

const touches = ['pointerdown', 'keydown', 'wheel'] as const

/** On every screen: whose counter it is, where one can go, and who is at it. */
function Bar({ shop, me, onLock }: { shop: string; me: Me | undefined; onLock: () => void }) {
  return (
    <header className="counter-bar on-slate">
      <p className="counter-name">{counterWords.nameOf(shop)}</p>
      {me?.needs === 'nothing' && <Nav role={me.role} />}
      <OutboxBadge />
      {me ? (
        <div className="counter-person">
          <NavLink to="/own">{counterWords.at(me.name, counterWords.roles[me.role])}</NavLink>
          <Button look="quiet" onClick={onLock}>
            {counterWords.switchPerson}
          </Button>
          <Button look="plain" onClick={() => void signOut(onLock)}>
            {counterWords.signOut}
          </Button>
        </div>
      ) : (
        <a href="/">{counterWords.toShop}</a>
      )}
    </header>
  )
}

/** The bar, the page that is open where it is not of the bar, and the way to all others. */
function Nav({ role }: { role: Role }) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === pathname || nav.current === null) return
    shown.current = pathname
    showCurrent(nav.current)
  })
  const { bar, groups } = navOf(role)
  const open = groups.flatMap(({ rows }) => rows).find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <nav ref={nav} aria-label={counterWords.nav} className="counter-nav">
      {(open ? [...bar, open] : bar).map(({ to, words }) => (
        <NavLink key={to} to={to} end={to === '/'}>
          {words}
        </NavLink>
      ))}
      {groups.length > 0 && <MorePages groups={groups} />}
    </nav>
  )
}

/** Where the pages stand in one row that is drawn aside, the one that is open is in sight. */
function showCurrent(nav: HTMLElement) {
  const current = nav.querySelector<HTMLElement>(':scope > [aria-current="page"]')
  if (current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft
}

/** Without a line nobody can be signed out: the screen is covered, and what it showed is gone. */
async function signOut(onLock: () => void) {
  const answer = await staffApi('signOut')
  await forgetSnapshots()
  if (!answer.ok && 'unreachable' in answer) onLock()
  else location.assign('/counter/sign-in')
}

/** The pages that are not in the bar, in groups: the browser opens them, and closes them at Escape or a tap outside. */
function MorePages({ groups }: Pick<ReturnType<typeof navOf>, 'groups'>) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className="more-pages-button" popoverTarget={id}>
        {counterWords.morePages}
      </button>
      <div ref={sheet} id={id} popover="auto" className="more-pages on-slate">
        <div className="more-pages-groups">
          {groups.map(({ head, rows }) => (
            <section key={head} aria-label={head}>
              <p className="more-pages-head" aria-hidden>
                {head}
              </p>
              <ul role="list">
                {rows.map(({ to, words }) => (
                  <li key={to}>
                    <NavLink to={to} onClick={() => sheet.current?.hidePopover()}>
                      {words}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="more-pages-version">{counterWords.version(version)}</p>
        <Button look="quiet" popoverTarget={id} popoverTargetAction="hide">
          {counterWords.closePages}
        </Button>
      </div>
    </>
  )
}
