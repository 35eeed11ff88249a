import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { may } from '#shop/staff.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { counterWords } from '#words/counter.ts'
import { Button } from '#kit/button.tsx'
import { staffApi } from '#counter/api.ts'
import { navRows } from './nav.ts'

/** On every screen: whose counter it is, where one can go, and who is at it. */
export function Bar({ shop, me, onLock }: { shop: string; me: Me | undefined; onLock: () => void }) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef('')
  useEffect(() => {
    if (nav.current === null || shown.current === pathname) return
    shown.current = pathname
    showCurrent(nav.current)
  })

  return (
    <header className="counter-bar on-slate">
      <p className="counter-name">{counterWords.nameOf(shop)}</p>
      {me?.needs === 'nothing' && (
        <nav ref={nav} aria-label={counterWords.nav} className="counter-nav">
          {navRows
            .filter(({ act }) => may(me.role, act))
            .map(({ to, words }) => (
              <NavLink key={to} to={to} end={to === '/'}>
                {words}
              </NavLink>
            ))}
        </nav>
      )}
      {me ? (
        <div className="counter-person">
          <NavLink to="/own">{counterWords.at(me.name, counterWords.roles[me.role])}</NavLink>
          <Button look="quiet" onClick={onLock}>
            {counterWords.switchPerson}
          </Button>
          <Button look="plain" onClick={() => void signOut()}>
            {counterWords.signOut}
          </Button>
        </div>
      ) : (
        <a href="/">{counterWords.toShop}</a>
      )}
    </header>
  )
}

/** Where the pages stand in one row that is drawn aside, the one that is open is in sight. */
function showCurrent(nav: HTMLElement) {
  const current = nav.querySelector<HTMLElement>('[aria-current="page"]')
  if (current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2
}

async function signOut() {
  await staffApi('signOut')
  location.assign('/counter/sign-in')
}
