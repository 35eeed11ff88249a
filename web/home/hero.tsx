import { useState } from 'react'
import { type InEnglish, langOf } from '#shop/catalogue/said.ts'
import { homeWords } from '#words/home.ts'
import { useNoMotion } from '#browser/motion.ts'
import { timings } from '#browser/timings.ts'
import { useInterval, useTimeout } from '#browser/use-timeout.ts'
import { SpinnerLink } from '#web/site/departure.tsx'
import { OrderNow } from '#web/site/order-now.tsx'
import { Button } from '#kit/button.tsx'
import { type Files, HeroPicture } from './hero-picture.tsx'
import type { Shot } from '#kit/pictures.ts'

interface Slide extends InEnglish<'title' | 'description'> {
  readonly title: string
  readonly description: string
  readonly to: string
  readonly wide: Shot | undefined
  readonly tall: Files | undefined
}

/** Slides in a loop. No arrows, no dots, no stop under the pointer: one button pauses it. */
export function Hero({ slides }: { slides: readonly Slide[] }) {
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const [fetched, setFetched] = useState(0)
  const noMotion = useNoMotion()
  const isAlone = slides.length === 1
  const rests = paused || noMotion || isAlone
  useInterval(() => setCurrent((current + 1) % slides.length), rests ? undefined : timings.heroAutoplay)
  // The next picture is fetched while the one before it is looked at, and none that nobody will see.
  const next = current === fetched && fetched < slides.length - 1
  useTimeout(() => setFetched(current + 1), next && !rests ? timings.heroAhead : undefined)
  return (
    <section className="hero on-slate" aria-roledescription={homeWords.carousel} aria-label={homeWords.fromTheDocks}>
      {slides.map(({ title, description, to, wide, tall, ...said }, place) => (
        <div
          key={to}
          className="hero-slide"
          data-shown={place === current}
          inert={place !== current}
          role="group"
          aria-roledescription={homeWords.slide}
          aria-label={homeWords.slideOf(place + 1, slides.length)}
        >
          <SpinnerLink className="hero-picture" to={to} wait={timings.orderNow} tabIndex={-1} aria-hidden="true">
            {place <= fetched && <HeroPicture wide={wide} tall={tall} first={place === 0} />}
          </SpinnerLink>
          <div className="band hero-words">
            <h2 className="hero-title" lang={langOf(said, 'title')}>
              {title}
            </h2>
            <p lang={langOf(said, 'description')}>{description}</p>
            <OrderNow to={to} title={title} />
          </div>
        </div>
      ))}
      {!noMotion && !isAlone && (
        <Button look="quiet" className="hero-pause" onClick={() => setPaused(!paused)}>
          {paused ? homeWords.play : homeWords.pause}
        </Button>
      )}
    </section>
  )
}
