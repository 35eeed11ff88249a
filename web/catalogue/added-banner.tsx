import { useEffect, useEffectEvent, useRef } from 'react'
import { choicesWords } from '#words/choices.ts'
import { Banner } from '#kit/banner.tsx'
import { ButtonLink } from '#kit/button.tsx'
import './added-banner.css'

/** Says what went into the cart, until somebody clicks beside it or presses Escape. */
export function AddedBanner({
  what,
  quantity,
  onDismiss,
}: {
  what: string | undefined
  quantity: number
  onDismiss: () => void
}) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = what !== undefined
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!shown) return undefined
    const clicked = ({ target }: MouseEvent) => {
      if (!(target instanceof Node && ref.current?.contains(target))) dismiss()
    }
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss()
    }
    document.addEventListener('click', clicked, true)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('click', clicked, true)
      document.removeEventListener('keydown', pressed)
    }
  }, [shown])
  return (
    <div className="added" ref={ref} aria-live="polite">
      {shown && (
        <Banner words={choicesWords.added}>
          <span className="small">{choicesWords.addedWhat(what, quantity)}</span>
          <ButtonLink to="/cartPage">{choicesWords.viewCart}</ButtonLink>
        </Banner>
      )}
    </div>
  )
}
