import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Entry } from '#shop/catalogue/lists.ts'
import { useAccount } from '#web/accounts/account.ts'
import { Button } from '#web/kit/button.tsx'
import { CloseIcon } from './icons.tsx'
import { siteLinks } from './links.ts'
import { MenuLink } from './menu-link.tsx'
import { greetingOf } from './user-area.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The menu of small screens. A modal dialog keeps the focus inside; the button, Escape and a tap outside close it. */
export function SideMenu({ products, onClose }: { products: readonly Entry[]; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const { state, user } = useAccount()
  const signOut = useSignOut()
  // Closed before it leaves the page, it gives the focus back to the button that opened it.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className="side-menu on-slate"
      aria-label="Menu"
      onCancel={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className="side-menu-body">
        <button type="button" className="icon-button side-menu-close" aria-label="Close the menu" onClick={onClose}>
          <CloseIcon />
        </button>
        {state === 'signed-in' ? (
          <Link className="greeting" to="/account" onClick={onClose}>
            {greetingOf(user)}
          </Link>
        ) : (
          <Link className="button" to="/login" onClick={onClose}>
            Login
          </Link>
        )}
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
    </dialog>
  )
}
