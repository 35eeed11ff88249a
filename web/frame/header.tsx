import { useState } from 'react'
import { Link } from 'react-router'
import type { Entry } from '#shop/catalogue/lists.ts'
import { frameWords } from '#words/frame.ts'
import { useAccount } from '#web/accounts/account.ts'
import { useLate } from '#browser/use-late.ts'
import { DeliverToBar } from '#web/delivery/deliver-to-bar.tsx'
import { paths } from '#web/paths.ts'
import { LanguageLinks } from './language-links.tsx'
import { CartLink } from './cart-link.tsx'
import { MenuIcon } from './icons.tsx'
import { siteLinks } from '#web/site/links.ts'
import { LineNotes } from './line-notes.tsx'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { ProductsDropdown } from './products-dropdown.tsx'
import { SearchBox } from './search-box.tsx'
import { Searching } from './searching.tsx'
import { UserArea } from './user-area.tsx'
import { WhenIdle } from './when-idle.tsx'

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
