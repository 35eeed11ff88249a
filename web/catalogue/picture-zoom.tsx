import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { catalogueWords } from '#words/catalogue.ts'
import './picture-zoom.css'

const least = 1
const most = 4
const step = 1.5

/** The large picture over the page: two fingers, the plus and minus keys or the buttons bring it nearer. */
export function PictureZoom({
  title,
  alt,
  src,
  onClose,
}: {
  title: string
  alt: string
  src: string
  onClose: () => void
}) {
  const [scale, setScale] = useState(nearAtFirst)
  const scrolled = useRef<HTMLDivElement>(null)
  const scaleTo = (wanted: number) => setScale(Math.min(most, Math.max(least, wanted)))
  usePinch(scrolled, scale, scaleTo)
  useMiddleKept(scrolled, scale)

  function byKey({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') scaleTo(scale * step)
    if (key === '-') scaleTo(scale / step)
  }
  return (
    <Dialog className="zoom" head={title} onClose={onClose}>
      <div className="zoom-window" ref={scrolled} tabIndex={0} role="group" aria-label={title} onKeyDown={byKey}>
        <img
          src={src}
          alt={alt}
          width={1536}
          height={1152}
          style={{ '--scale': scale } as CSSProperties}
          onClick={() => scaleTo(scale > least ? least : 2)}
        />
      </div>
      <div className="zoom-deeds">
        <Button
          look="quiet"
          aria-label={catalogueWords.smaller}
          disabled={scale <= least}
          onClick={() => scaleTo(scale / step)}
        >
          −
        </Button>
        <Button
          look="quiet"
          aria-label={catalogueWords.larger}
          disabled={scale >= most}
          onClick={() => scaleTo(scale * step)}
        >
          +
        </Button>
        <Button onClick={onClose}>{catalogueWords.close}</Button>
      </div>
    </Dialog>
  )
}

/** On a phone the whole picture is hardly larger than on the page. */
const nearAtFirst = () => (matchMedia('(width < 48rem)').matches ? 2 : least)

/** What is in the middle stays there while the picture grows around it. */
function useMiddleKept(scrolled: { readonly current: HTMLElement | null }, scale: number) {
  const before = useRef<number>(undefined)
  useLayoutEffect(() => {
    const box = scrolled.current
    if (!box) return
    const grown = before.current === undefined ? 1 : scale / before.current
    const middle = (offset: number, seen: number, whole: number) =>
      before.current === undefined ? (whole - seen) / 2 : (offset + seen / 2) * grown - seen / 2
    const left = middle(box.scrollLeft, box.clientWidth, box.scrollWidth)
    const top = middle(box.scrollTop, box.clientHeight, box.scrollHeight)
    box.scrollTo({ left, top, behavior: 'instant' })
    before.current = scale
  }, [scrolled, scale])
}

/** Two fingers on an element, or a pinch on a trackpad, which browsers tell as a wheel with Ctrl. One finger scrolls as ever. */
function usePinch(ref: RefObject<HTMLElement | null>, scale: number, onScale: (scale: number) => void): void {
  const scaleNow = useEffectEvent(() => scale)
  const scaled = useEffectEvent(onScale)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    let begun: { readonly apart: number; readonly scale: number } | undefined

    function touched(event: TouchEvent) {
      const [one, other] = event.touches
      if (!one || !other) {
        begun = undefined
        return
      }
      event.preventDefault()
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      begun ??= { apart, scale: scaleNow() }
      scaled((begun.scale * apart) / begun.apart)
    }
    function wheeled(event: WheelEvent) {
      if (!event.ctrlKey) return
      event.preventDefault()
      scaled(scaleNow() * Math.exp(-event.deltaY / wheelOfOneScale))
    }
    // The browser would zoom the whole page; only a listener that is not passive may take that over.
    const active = { passive: false }
    element.addEventListener('touchstart', touched, active)
    element.addEventListener('touchmove', touched, active)
    element.addEventListener('touchend', touched)
    element.addEventListener('wheel', wheeled, active)
    return () => {
      element.removeEventListener('touchstart', touched)
      element.removeEventListener('touchmove', touched)
      element.removeEventListener('touchend', touched)
      element.removeEventListener('wheel', wheeled)
    }
  }, [ref])
}

const wheelOfOneScale = 100
