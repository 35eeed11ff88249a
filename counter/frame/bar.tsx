import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { Role } from '#shop/staff/staff.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { counterWords } from '#words/counter.ts'
import { Button } from '#kit/button.tsx'
import { staffApi } from '#counter/api.ts'
import { OutboxBadge } from '#counter/outbox/badge.tsx'
import { forgetSnapshots } from '#counter/outbox/snapshots.ts'
import { MorePages } from './more-pages.tsx'
import { navOf } from './nav.ts'

/** On every screen: whose counter it is, where one can go, and who is at it. */
export function Bar({ shop, me, onLock }: { shop: string; me: Me | undefined; onLock: () => void }) {
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
