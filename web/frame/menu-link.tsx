import { NavLink, type NavLinkProps } from 'react-router'
import type { Entry } from '#shop/catalogue/lists.ts'
import { departOnClick } from '#web/site/departure.tsx'
import { spinnerOf } from '#web/site/links.ts'

/** A link of the navigation: by way of the spinner where the specification has one. */
export function MenuLink({
  entry: { title, to },
  onGo,
  ...rest
}: { entry: Entry; onGo?: () => void } & Omit<NavLinkProps, 'to' | 'onClick'>) {
  return (
    <NavLink
      to={to}
      {...rest}
      onClick={(event) => {
        onGo?.()
        departOnClick(event, to, spinnerOf(to))
      }}
    >
      {title}
    </NavLink>
  )
}
