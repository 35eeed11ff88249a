import { Link } from 'react-router'
import type { Entry } from '#shop/catalogue/lists.ts'
import { useAccount } from '#web/accounts/account.ts'
import { Button } from '#kit/button.tsx'
import { Modal } from '#kit/modal.tsx'
import { CloseIcon } from './icons.tsx'
import { siteLinks } from '#web/site/links.ts'
import { MenuLink } from './menu-link.tsx'
import { greetingOf } from './user-area.tsx'
import { useSignOut } from './use-sign-out.ts'
import './side-menu.css'

/** The menu of small screens: the button, Escape, a tap beside it and every way on close it. */
export function SideMenu({ products, onClose }: { products: readonly Entry[]; onClose: () => void }) {
  const { state, user } = useAccount()
  const signOut = useSignOut()
  return (
    <Modal className="side-menu on-slate" aria-label="Menu" onClose={onClose}>
      <div className="side-menu-body">
        <div className="side-menu-head">
          {state === 'signed-in' ? (
            <Link className="greeting" to="/account" onClick={onClose}>
              {greetingOf(user)}
            </Link>
          ) : (
            <Link className="button" to="/login" onClick={onClose}>
              Login
            </Link>
          )}
          <button type="button" className="icon-button" aria-label="Close the menu" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul role="list">
            <li>
              <MenuLink entry={siteLinks.home} onGo={onClose} />
            </li>
            <li>
              <details>
                <summary>Products</summary>
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
            {state === 'signed-in' && (
              <li>
                <MenuLink entry={siteLinks.myOrders} onGo={onClose} />
              </li>
            )}
          </ul>
        </nav>
        {state === 'signed-in' && (
          <Button
            look="quiet"
            onClick={() => {
              onClose()
              signOut()
            }}
          >
            Logout
          </Button>
        )}
      </div>
    </Modal>
  )
}
