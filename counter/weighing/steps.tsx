import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type FishNames, namesOf } from '#counter/lists/fish-names.ts'
import { Icon } from '#counter/look/icon.tsx'
import { FishTitle } from '#counter/order/fish-title.tsx'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { language } from '#words/language.ts'
import { lineStateShort, lineStateWords, weighingScreenWords as words } from '#words/weighing.ts'
import { SmallFish } from './fish-picture.tsx'
import { gramsInWords } from './in-words.ts'
import type { ShotsByName } from './line-shots.ts'
import type { Place, Station } from './use-station.ts'
import './steps.css'

/** Without script an address of its own; with it a press leads there without asking the shop, for the line may be gone. */
const linkTo = (station: Station, to: Place) => ({
  to: `?line=${to}`,
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    station.go(to)
  },
})

/** The lines of the order, each by its picture, with how it stands: one that is done is opened by it too. */
export function Steps({
  weighing: { lines },
  station,
  shots,
  names,
}: {
  weighing: Weighing
  station: Station
  names: FishNames
  shots: ShotsByName
}) {
  const { place } = station
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)
    if (row.current === null || !here) return
    // only the row itself: the page stays where it is
    row.current.scrollLeft = here.offsetLeft - row.current.clientWidth / 3
    row.current.scrollTop = here.offsetTop - row.current.clientHeight / 3
  }, [place])
  return (
    <nav className="steps-room" aria-label={words.lines}>
      <ol role="list" className="steps" ref={row}>
        {lines.map((line) => (
          <li key={line.lineNo}>
            <Link
              className="step"
              data-place={line.lineNo}
              data-state={line.state}
              aria-current={place === line.lineNo ? 'step' : undefined}
              {...linkTo(station, line.lineNo)}
            >
              <SmallFish line={line} shots={shots} />
              <span className="step-words">
                <StepTitle line={line} names={names} />{' '}
                <span className="step-state">
                  <StateIcon line={line} />
                  <span className="step-said">{stateOf(line)}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Two fish that are prepared alike begin alike: the fish itself leads, as on the cut list. */
function StepTitle({ line, names }: { line: WeighedLine; names: FishNames }) {
  const fish = namesOf(names, line.productId)
  const title = <FishTitle line={line} />
  if (fish === undefined) return <b className="step-title">{title}</b>
  return (
    <>
      <b className="step-fish">{language === 'en' ? fish.local : fish.beside}</b>{' '}
      <small className="step-whole">{title}</small>
    </>
  )
}

function StateIcon({ line: { state } }: { line: WeighedLine }) {
  if (state === 'weighed') return <Icon name="check" size={20} />
  if (state === 'left-out' || state === 'replaced') return <Icon name="leave-out" size={20} />
  return state === 'asked' || state === 'declined' ? <Icon name="late" size={20} /> : null
}

/** What it weighs or should; what else became of it, in a word. */
const stateOf = ({ state, weighed, grams, quantity }: WeighedLine): string => {
  if (state === 'to-weigh') return gramsInWords(grams * quantity)
  if (state === 'asked' || state === 'declined') return lineStateShort[state]
  return state === 'weighed' && weighed !== undefined ? gramsInWords(weighed.grams) : lineStateWords[state]
}
