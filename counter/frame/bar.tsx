import { type ReactNode, useId, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { Face } from '#counter/look/face.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { barPlaces } from '#counter/look/in-bar.tsx'
import { Mark } from '#counter/look/mark.tsx'
import { OutboxBadge } from '#counter/outbox/badge.tsx'
import { forgetSnapshots } from '#counter/outbox/snapshots.ts'
import { ChooseLanguage } from '#counter/own/choose-language.tsx'
import { Button } from '#kit/button.tsx'
import { may, type Role } from '#shop/staff/staff.ts'
import { version } from '#shop/version.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { counterWords } from '#words/counter.ts'
import { counterLanguageWords } from '#words/language.ts'
import { signInWords } from '#words/staff.ts'
import { navOf } from './nav.ts'
import './bar.css'

/** How somebody leaves the screen: for a moment, or to somebody else. */
export type Leaving = 'lock' | 'switch'

/** On every screen, in one row: whose counter it is, where one can go, what waits, and who is at it. */
export function Bar({ shop, me, onLeave }: { shop: string; me: Me | undefined; onLeave: (how: Leaving) => void }) {
  const { pathname } = useLocation()
  const isIn = me?.needs === 'nothing'
  const isLocked = me === undefined && pathname === '/locked'
  return (
    <header className="counter-bar on-slate">
      <Link className="bar-home" to="/" aria-label={counterWords.nameOf(shop)}>
        <Mark />
        {!me && !isLocked && <span className="bar-name">{counterWords.nameOf(shop)}</span>}
      </Link>
      {isIn && <Nav role={me.role} />}
      {isLocked && <strong className="bar-here">{counterWords.cut}</strong>}
      <span id={barPlaces.title} className="bar-place bar-title" />
      <div className="bar-tools">
        <OutboxBadge />
        <span id={barPlaces.left} className="bar-place" />
        <span id={barPlaces.undo} className="bar-place" />
        {isIn && may(me.role, 'find-orders') && (
          <Link
            to={pathname === '/' ? '/?find' : '/find'}
            aria-label={counterWords.find}
            aria-current={pathname === '/find' ? 'page' : undefined}
          >
            <Icon name="search" />
          </Link>
        )}
        <span
          id={barPlaces.bell}
          className="bar-place"
          // its page brings the bell once it is alive: nothing gives way to it then
          data-kept={(isIn && pathname === '/') || undefined}
        />
        {me && <OwnMenu me={me} onLeave={onLeave} />}
        {!me && (isLocked ? <LockedSign /> : <a href="/">{counterWords.toShop}</a>)}
      </div>
    </header>
  )
}

/** On a tablet that is locked and stays readable. */
const LockedSign = () => (
  <span className="bar-locked">
    <Icon name="lock" />
    {signInWords.locked}
  </span>
)

/** In the bar, on a phone at the foot of the screen. Who has one page alone needs no foot. */
function Nav({ role }: { role: Role }) {
  const { bar, groups } = navOf(role)
  return (
    <nav aria-label={counterWords.nav} className="counter-nav" data-alone={bar.length === 1 || undefined}>
      {bar.map(({ to, words, icon }) => (
        <NavLink key={to} to={to} end={to === '/'}>
          <Icon name={icon} />
          {words}
        </NavLink>
      ))}
      {groups.length > 0 && <MorePages groups={groups} />}
    </nav>
  )
}

/** The pages that are not in the bar, in groups: the browser opens them, and closes them at Escape or a tap outside. */
function MorePages({ groups }: Pick<ReturnType<typeof navOf>, 'groups'>) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const isOpen = groups.some(({ rows }) => rows.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`)))
  return (
    <>
      <button type="button" popoverTarget={id} aria-current={isOpen || undefined}>
        <Icon name="menu" />
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
                {rows.map(({ to, words, icon }) => (
                  <li key={to}>
                    <NavLink to={to} onClick={() => sheet.current?.hidePopover()}>
                      <Icon name={icon} />
                      {words}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="more-pages-foot">
          <p className="more-pages-version">{counterWords.version(version)}</p>
          <Button look="quiet" popoverTarget={id} popoverTargetAction="hide">
            {counterWords.closePages}
          </Button>
        </div>
      </div>
    </>
  )
}

/** Behind one's face: to somebody else, locked, in another language, out, and what one does about oneself. */
function OwnMenu({ me, onLeave }: { me: Me; onLeave: (how: Leaving) => void }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const row = (icon: Parameters<typeof Icon>[0]['name'], words: ReactNode, act: () => void) => (
    <li>
      <button
        type="button"
        className="own-menu-row"
        onClick={() => {
          close()
          act()
        }}
      >
        <Icon name={icon} />
        {words}
      </button>
    </li>
  )
  return (
    <>
      <button
        type="button"
        className="bar-face"
        popoverTarget={id}
        aria-label={counterWords.at(me.name, counterWords.roles[me.role])}
      >
        <Face name={me.name} />
      </button>
      <div ref={menu} id={id} popover="auto" className="own-menu">
        <p className="own-menu-who">
          <Face name={me.name} />
          <span>
            <strong>{me.name}</strong> <span className="muted">{counterWords.roles[me.role]}</span>
          </span>
        </p>
        <ul role="list">
          {me.device.kind !== 'own' && row('swap', counterWords.switchPerson, () => onLeave('switch'))}
          {row('lock', counterWords.lock, () => onLeave('lock'))}
          <li>
            <NavLink to="/own" className="own-menu-row" onClick={close}>
              <Icon name="person" />
              {counterWords.own}
            </NavLink>
          </li>
          {row('sign-out', counterWords.signOut, () => void signOut(() => onLeave('lock')))}
        </ul>
        <div role="group" className="own-menu-languages" aria-label={counterLanguageWords.title}>
          <Icon name="language" />
          <ChooseLanguage />
        </div>
      </div>
    </>
  )
}

/** Without a line nobody can be signed out: the screen is covered, and what it showed is gone. */
async function signOut(onLock: () => void) {
  const answer = await staffApi('signOut')
  await forgetSnapshots()
  if (!answer.ok && 'unreachable' in answer) onLock()
  else location.assign('/counter/sign-in')
}
