import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { typedIn } from '#forms/typed.ts'

/**
 * Hands over what was typed when a field is left, when the page is, and when the browser goes out of sight, for then a
 * phone may drop its page: nobody should type an address twice.
 */
export function useKeptTyping(
  form: RefObject<HTMLFormElement | null>,
  keep: (typed: ReturnType<typeof typedIn>) => void,
) {
  const changed = useRef(false)
  const keepNow = useEffectEvent(() => {
    if (changed.current && form.current) keep(typedIn(form.current))
    changed.current = false
  })
  // The form is still there when the way leads to another page.
  useLayoutEffect(() => {
    const element = form.current
    const note = () => {
      changed.current = true
    }
    const left = () => keepNow()
    const outOfSight = () => {
      if (document.visibilityState === 'hidden') keepNow()
    }
    element?.addEventListener('input', note)
    element?.addEventListener('focusout', left)
    document.addEventListener('visibilitychange', outOfSight)
    return () => {
      element?.removeEventListener('input', note)
      element?.removeEventListener('focusout', left)
      document.removeEventListener('visibilitychange', outOfSight)
      keepNow()
    }
  }, [form])
}
