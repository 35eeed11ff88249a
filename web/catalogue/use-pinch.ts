import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Two fingers on an element, or a pinch on a trackpad, which browsers tell as a wheel with Ctrl. One finger scrolls as ever. */
export function usePinch(ref: RefObject<HTMLElement | null>, scale: number, onScale: (scale: number) => void): void {
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
