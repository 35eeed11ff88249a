import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Modal } from '#kit/modal.tsx'
import type { Entry } from '#shop/catalogue/lists.ts'
import { useAccount } from '#web/accounts/account.ts'
import { entries, paths } from '#web/paths.ts'
import { siteLinks } from '#web/site/links.ts'
import { frameWords } from '#words/frame.ts'
import { CloseIcon } from './icons.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MenuLink } from './menu-link.tsx'
import { useSignOut } from './use-sign-out.ts'
import { greetingOf } from './user-area.tsx'
import './side-menu.css'

/** The menu of small screens: the button, Escape, a tap beside it and every way on close it. */
export function SideMenu({ products, onClose }: { products: readonly Entry[]; onClose: () => void }) {
  const { user } = useAccount()
  const signOut = useSignOut()
  return (
    <Modal className="side-menu on-slate" aria-label={frameWords.menu} onClose={onClose}>
      <div className="side-menu-body">
        <div className="side-menu-head">
          {user ? (
            <Link className="greeting" to={paths.account} onClick={onClose}>
              {greetingOf(user)}
            </Link>
          ) : (
            <Link className="button" to={entries.login} onClick={onClose}>
              {frameWords.login}
            </Link>
          )}
          <button type="button" className="icon-button" aria-label={frameWords.closeMenu} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={frameWords.menu}>
          <ul role="list">
            <li>
              <MenuLink entry={siteLinks.home} onGo={onClose} />
            </li>
            <li>
              <details>
                <summary>{frameWords.products}</summary>
                <ul role="list">
                  {products.map((entry) => (
                    <li key={entry.to}>
                      <MenuLink entry={entry} onGo={onClose} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            <li>
              <MenuLink entry={siteLinks.about} onGo={onClose} />
            </li>
            <li>
              <MenuLink entry={siteLinks.contact} onGo={onClose} />
            </li>
            {user && (
              <li>
                <MenuLink entry={siteLinks.myOrders} onGo={onClose} />
              </li>
            )}
          </ul>
        </nav>
        <LanguageLinks />
        {user && (
          <Button
            look="quiet"
            onClick={() => {
              onClose()
              signOut()
            }}
          >
            {frameWords.logout}
          </Button>
        )}
      </div>
    </Modal>
  )
}
