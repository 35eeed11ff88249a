import { NavLink, type NavLinkProps } from 'react-router'
import type { Entry } from '#shop/catalogue/lists.ts'
import { depart } from './departure.tsx'
import { spinnerOf } from './links.ts'

/** A link of the navigation: by way of the spinner where the specification has one. */
export function MenuLink({
  entry: { title, to },
  onGo,
  ...rest
}: { entry: Entry; onGo?: () => void } & Omit<NavLinkProps, 'to' | 'onClick'>) {
  const wait = spinnerOf(to)
  return (
    <NavLink
      to={to}
      prefetch="intent"
      {...rest}
      onClick={(event) => {
        onGo?.()
        if (wait === 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        depart(to, wait)
      }}
    >
      {title}
    </NavLink>
  )
}
