import { useId, useRef, useState } from 'react'
import type { Entry } from '#shop/catalogue/lists.ts'
import { frameWords } from '#words/frame.ts'
import { MenuLink } from './menu-link.tsx'

/**
 * The nine kinds, on hover, on focus and on tap; Escape closes them. Nothing is said of being open until a script runs:
 * till then the style alone opens the list.
 */
export function ProductsDropdown({ products }: { products: readonly Entry[] }) {
  const [open, setOpen] = useState<boolean>()
  const pressedBy = useRef('')
  const list = useId()
  const close = () => setOpen(false)
  return (
    <div
      className="dropdown"
      data-open={open}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
    >
      <button
        type="button"
        className="dropdown-button"
        aria-expanded={open ?? false}
        aria-controls={list}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType
        }}
        onClick={() => {
          // The mouse that clicks has opened the list by coming here: the click must not take it away again.
          setOpen(pressedBy.current === 'mouse' || !open)
          pressedBy.current = ''
        }}
      >
        {frameWords.products}
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
