import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/**
 * A new page begins at its top, Back leads to where one was. The router's own component brings an inline script along,
 * which our policy refuses whenever the document is drawn anew in the browser: after a page that failed.
 */
export function KeptPlaces() {
  useScrollRestoration()
  return null
}
