import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { useNoMotion } from '#web/browser/motion.ts'
import { timings } from '#web/browser/timings.ts'
import { useInterval, useTimeout } from '#web/browser/use-timeout.ts'

/**
 * A row that moves on by one item every three seconds, and begins anew at its end. It rests while a person is on it by
 * keyboard, when it is paused, and where motion is unwanted; then it can be scrolled.
 */
export function Carousel({
  label,
  items,
}: {
  label: string
  items: readonly { readonly key: string; readonly content: ReactNode }[]
}) {
  const [first, setFirst] = useState(0)
  const [sliding, setSliding] = useState(false)
  const [paused, setPaused] = useState(false)
  const [focused, setFocused] = useState(false)
  const noMotion = useNoMotion()
  useInterval(() => setSliding(true), noMotion || paused || focused ? undefined : timings.alsoLikeAutoplay)
  useTimeout(
    () => {
      setSliding(false)
      setFirst((first + 1) % items.length)
    },
    sliding ? timings.alsoLikeSlide : undefined,
  )
  const inOrder = [...items.slice(first), ...items.slice(0, first)]
  return (
    <section className="carousel" aria-label={label} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      {!noMotion && (
        <Button look="plain" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          Pause
        </Button>
      )}
      <div className="carousel-window">
        <ul className="carousel-track" role="list" data-sliding={sliding}>
          {inOrder.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
