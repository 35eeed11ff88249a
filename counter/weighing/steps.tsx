import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { FishTitle } from '#counter/order/fish-title.tsx'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing.ts'
import { gramsInWords } from './in-words.ts'
import type { Place, Station } from './use-station.ts'

/** Without script an address of its own; with it a press leads there without asking the shop, for the line may be gone. */
export const linkTo = (station: Station, to: Place) => ({
  to: `?line=${to}`,
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    station.go(to)
  },
})

/** The lines of the order, each with how it stands. */
export function Steps({ weighing: { lines }, station }: { weighing: Weighing; station: Station }) {
  const { place } = station
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - row.current.clientWidth / 3
  }, [place])
  const step = (to: Place) => ({
    ...linkTo(station, to),
    'data-place': to,
    'aria-current': place === to ? ('step' as const) : undefined,
  })
  return (
    <nav aria-label={words.lines}>
      <ol role="list" className="steps" ref={row}>
        {lines.map((line) => (
          <li key={line.lineNo}>
            <Link className="step" data-state={line.state} {...step(line.lineNo)}>
              <span className="step-title">
                <FishTitle line={line} />
              </span>
              <span className="step-state">{stateOf(line)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link className="step" {...step('summary')}>
            <span className="step-title">{words.summary}</span>
          </Link>
        </li>
      </ol>
    </nav>
  )
}

const stateOf = ({ state, weighed }: WeighedLine): string =>
  state === 'weighed' && weighed !== undefined ? gramsInWords(weighed.grams) : lineStateWords[state]
