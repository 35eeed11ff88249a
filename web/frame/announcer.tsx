import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After each change of page the focus goes to its top, and its title is read out, as when a page is loaded. At once, so that
 * a later Tab continues from there.
 */
export function Announcer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef(pathname)
  useLayoutEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    setTitle(document.title)
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p className="only-heard" role="status">
      {title}
    </p>
  )
}
