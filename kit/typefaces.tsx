import { useEffect, useInsertionEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Our typefaces come behind all else that a page needs (server/pages/page-styles.ts), when somebody reads it already in those of the
 * system. It wears ours at once if nothing in sight moves by it. If something would, the next page wears them.
 */
export function Typefaces() {
  const { pathname } = useLocation()
  useEffect(() => void fetchFaces(), [])
  const before = useRef(pathname)
  // Before anything of the page is measured, which else is laid out twice.
  useInsertionEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    wear(fetched)
  }, [pathname])
  return null
}

const fetched: FontFace[] = []

/** Each step is a task of its own: a finger is heard between them. */
const nextTask = () => new Promise((go) => setTimeout(go))

async function fetchFaces() {
  await nextTask()
  const rules = document.querySelector<HTMLStyleElement>('#faces')?.sheet?.cssRules ?? []
  const coming = [...rules].filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => faceOf(rule).load())
  // Where one does not come, the typefaces of the system stay.
  const faces = await Promise.all(coming).catch(() => [])
  await nextTask()
  const before = placesInSight()
  await nextTask()
  wear(faces)
  if (moveSince(before) < noticed) return
  for (const face of faces) document.fonts.delete(face)
  fetched.push(...faces)
}

/** A little less than we allow a page to move in all, as browsers count it. */
const noticed = 0.0008

/** They do not count what moves by less, in pixels. */
const still = 3

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const says = (name: string) => style.getPropertyValue(name)
  return new FontFace(says('font-family').replaceAll('"', ''), says('src'), {
    weight: says('font-weight'),
    ...(says('unicode-range') && { unicodeRange: says('unicode-range') }),
  })
}

function wear(faces: readonly FontFace[]) {
  for (const face of faces) document.fonts.add(face)
}

/** Where each element and each text stands that can be seen. What is in a part out of sight is not asked: it may not be laid out yet. */
function placesInSight(): ReadonlyMap<Node, DOMRect> {
  const places = new Map<Node, DOMRect>()
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (part) => {
    const place = placeOf(part)
    if (place.height === 0) return NodeFilter.FILTER_SKIP
    if (place.bottom <= 0 || place.top >= innerHeight) return NodeFilter.FILTER_REJECT
    places.set(part, place)
    return NodeFilter.FILTER_SKIP
  })
  walk.nextNode()
  return places
}

/** A text begins at its first line, and browsers count all of the line. */
function placeOf(part: Node): DOMRect {
  if (part instanceof Element) return part.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(part)
  const lines = [...range.getClientRects()]
  const [first] = lines
  const bottom = Math.max(...lines.map((line) => line.bottom))
  return new DOMRect(first?.left, first?.top, innerWidth, first && bottom - first.top)
}

/** How much of the screen moved, times how far of its longer side. A part within another counts twice: better too much. */
function moveSince(places: ReadonlyMap<Node, DOMRect>): number {
  let sum = 0
  for (const [part, { left, top, width, height }] of places) {
    const now = placeOf(part)
    const far = Math.max(Math.abs(now.left - left), Math.abs(now.top - top))
    if (far >= still) sum += width * height * far
  }
  return sum / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight))
}
