import { useId, useState } from 'react'
import type { Entry } from '#shop/catalogue/lists.ts'
import { MenuLink } from './menu-link.tsx'

/** The nine kinds. Hover and focus open it by style alone, a tap by state; Escape closes it. */
export function ProductsDropdown({ products }: { products: readonly Entry[] }) {
  const [open, setOpen] = useState(false)
  const list = useId()
  const close = () => setOpen(false)
  return (
    <div
      className="dropdown"
      data-open={open}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
    >
      <button
        type="button"
        className="dropdown-button"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        Products
      </button>
      <ul id={list} className="dropdown-list" role="list">
        {products.map((entry) => (
          <li key={entry.to}>
            <MenuLink entry={entry} onGo={close} />
          </li>
        ))}
      </ul>
    </div>
  )
}
