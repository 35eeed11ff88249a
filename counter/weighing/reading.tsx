import type { ReactNode } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { ToleranceBar } from './tolerance-bar.tsx'
import type { Verdict } from './verdict.ts'
import './reading.css'

/** What a verdict looks like, beside its words. */
const signs = { good: 'check', attention: 'late', over: 'late', plain: undefined } as const

export type Tone = keyof typeof signs

export const toneOf = ({ is }: Verdict): Tone =>
  is === 'over' || is === 'doubtful' ? 'over' : is === 'short' ? 'attention' : 'good'

/** The figure, the bar, and what is said of it: three rows that are as high as they are, whatever is said. */
export function Reading({
  line,
  verdict,
  wrong,
  figure,
  children,
}: {
  line: WeighedLine
  verdict: Verdict | undefined
  /** what cannot be done, and how it can: in the place of the verdict */
  wrong: string | undefined
  figure: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <div className="figure">{figure}</div>
      <ToleranceBar verdict={verdict} line={line} />
      <div className="said" id="weight-means" data-wrong={wrong === undefined ? undefined : ''}>
        <p role="alert" className="said-wrong">
          {wrong !== undefined && <Icon name="late" />}
          {wrong}
        </p>
        {wrong === undefined && children}
      </div>
    </>
  )
}

/** Two rows in the place of the verdict. */
export function Said({
  tone,
  sum,
  beside,
  children,
}: {
  tone: Tone
  sum?: ReactNode
  beside?: ReactNode
  children: ReactNode
}) {
  const sign = signs[tone]
  return (
    <>
      <p className="said-first" data-tone={tone} aria-live="polite">
        {sign && <Icon name={sign} size={28} />}
        <b>{children}</b>
      </p>
      <p className="said-sum">
        {sum !== undefined && <b>{sum}</b>} {beside !== undefined && <span>{beside}</span>}
      </p>
    </>
  )
}

/** A weight that nobody types here. */
export const Figure = ({ grams, caption }: { grams: string; caption?: string | undefined }) => (
  <>
    {caption !== undefined && <p className="figure-says">{caption}</p>}
    <output className="figure-grams">{grams}</output>
  </>
)
