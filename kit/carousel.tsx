import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useNoMotion } from '#browser/motion.ts'
import { timings } from '#browser/timings.ts'
import { useInterval, useTimeout } from '#browser/use-timeout.ts'
import { kitWords } from '#words/frame.ts'
import { Button } from './button.tsx'

/**
 * A row that moves on by one item every three seconds, and starts again at its end. It rests while a person is on it, when
 * it is paused, and where motion is unwanted. A finger can scroll it.
 */
export function Carousel({
  head,
  items,
}: {
  head: string
  items: readonly { readonly key: string; readonly content: ReactNode }[]
}) {
  const [first, setFirst] = useState<string>()
  const [sliding, setSliding] = useState(false)
  const [paused, setPaused] = useState(false)
  const [focused, setFocused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const noMotion = useNoMotion()
  const scrolled = useRef<HTMLDivElement>(null)
  const named = useId()
  const start = Math.max(
    0,
    items.findIndex(({ key }) => key === first),
  )
  const inOrder = [...items.slice(start), ...items.slice(0, start)]
  const rests = noMotion || paused || focused || pointed
  useInterval(() => setSliding(true), rests ? undefined : timings.alsoLikeAutoplay)
  useTimeout(
    () => {
      setSliding(false)
      setFirst(inOrder[1]?.key)
    },
    sliding ? timings.alsoLikeSlide : undefined,
  )
  /** The browser scrolls what is focused into sight; afterwards the row begins at its first item again. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    setFocused(false)
    scrolled.current?.scrollTo({ left: 0, behavior: 'instant' })
  }
  if (items.length === 0) return null
  return (
    <section className="carousel" aria-labelledby={named}>
      <div className="carousel-head">
        <h2 id={named}>{head}</h2>
        {!noMotion && (
          <Button look="plain" onClick={() => setPaused(!paused)}>
            {paused ? kitWords.play : kitWords.pause}
          </Button>
        )}
      </div>
      <div
        className="carousel-window"
        ref={scrolled}
        onFocus={() => setFocused(true)}
        onBlur={leave}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
      >
        <ul className="carousel-track" role="list" data-sliding={sliding}>
          {inOrder.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
