import type { ReactNode } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import { padWords } from '#words/counter.ts'
import './number-pad.css'

/**
 * Digits for a wet thumb, in the order of a telephone; it fills the box that it is given. A press leaves the focus in the field,
 * so that Enter still answers. What a key makes of what is typed says `afterKey`.
 */
export function NumberPad({ onKey, point = false }: { onKey: (key: string) => void; point?: boolean }) {
  const key = (said: string, drawn: ReactNode = said, label?: string) => (
    <button key={said} type="button" className="pad-key" aria-label={label} onClick={() => onKey(said)}>
      {drawn}
    </button>
  )
  return (
    <div role="group" className="number-pad needs-script" aria-label={padWords.keys} onMouseDown={stay}>
      {[...'123456789'].map((digit) => key(digit))}
      {point ? key('.', '.', padWords.point) : <span />}
      {key('0')}
      {key('delete', <Icon name="delete" size={34} />, padWords.deleteKey)}
    </div>
  )
}

const stay = (event: { preventDefault(): void }) => event.preventDefault()
