import type { ReactNode } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import { NumberPad } from '#counter/number-pad/number-pad.tsx'
import { Button } from '#kit/button.tsx'
import { weighingScreenWords as words } from '#words/weighing.ts'
import './areas.css'

/**
 * The places of the scale, each always where it is: what lies there and what is said of it, what else can be done beside it,
 * the keys, and the one strong button below them. Only the picture above gives way.
 */
export function Areas({
  reading,
  beside,
  above,
  onKey,
  children,
}: {
  reading: ReactNode
  /** undefined: nothing else is to be done here */
  beside?: { readonly is: 'tools' | 'ways'; readonly shows: ReactNode } | undefined
  /** the button over the keys */
  above?: ReactNode
  /** undefined: nothing is typed now, and the keys lie still */
  onKey?: ((key: string) => void) | undefined
  /** the button below the keys */
  children: ReactNode
}) {
  return (
    <>
      {reading}
      {beside !== undefined && (
        <div className="beside needs-script" data-is={beside.is}>
          {beside.shows}
        </div>
      )}
      <div className="pad">
        <div className="pad-above needs-script">{above}</div>
        <fieldset className="pad-keys" disabled={onKey === undefined}>
          <NumberPad point onKey={(key) => onKey?.(key)} />
        </fieldset>
        {children}
      </div>
    </>
  )
}

/** The button below the keys, where it may not be pressed: it says why. */
export const NotNow = ({ why, points = false }: { why: string; points?: boolean }) => (
  <Button className="save needs-script" aria-disabled>
    {points && (
      <span className="save-points">
        <Icon name="back" />
      </span>
    )}
    {why}
  </Button>
)

/** What can be done with what is too much, or not as anybody meant it. */
export function Ways({ named, children, foot }: { named: string; children: ReactNode; foot?: ReactNode }) {
  return (
    <div className="ways" role="group" aria-label={named}>
      {children}
      {foot}
    </div>
  )
}

export function Way({
  icon,
  name,
  more,
  onTake,
}: {
  icon: Parameters<typeof Icon>[0]['name']
  name: string
  more?: string | undefined
  onTake: () => void
}) {
  return (
    <Button look="quiet" className="way" onClick={onTake}>
      <Icon name={icon} size={30} />
      <span>
        <b>{name}</b> {more}
      </span>
    </Button>
  )
}

/** Where the ways cover the keys of a phone, the keys come back by it; elsewhere they lie open, and it is only said. */
export const TypeAgain = ({ onTake }: { onTake: () => void }) => (
  <>
    <p className="ways-foot muted">{words.typedWrong}</p>
    <Button look="quiet" className="way-again" onClick={onTake}>
      {words.typeAgainHere}
    </Button>
  </>
)

/** One that may not be pressed now says when. */
export const Tool = ({
  icon,
  name,
  more,
}: {
  icon: Parameters<typeof Icon>[0]['name']
  name: string
  more: string
}) => (
  <Button look="quiet" className="tool" disabled>
    <Icon name={icon} />
    <b>{name}</b> <small>{more}</small>
  </Button>
)
