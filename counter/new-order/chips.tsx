import './new-order.css'

interface Chip {
  readonly name: string
  readonly words: string
  /** in small letters below */
  readonly more?: string
  /** seen, and not to be chosen */
  readonly isOff?: boolean
}

/** One of a few, each a tap. */
export function Chips({
  head,
  chips,
  chosen,
  level,
  onChoose,
}: {
  head: string
  chips: readonly Chip[]
  chosen: string | undefined
  /** as a part of the page; left out within a part */
  level?: 'h2'
  onChoose: (name: string) => void
}) {
  return (
    <div role="group" aria-label={head}>
      {level === 'h2' ? <h2>{head}</h2> : <p className="chips-head">{head}</p>}
      <div className="chip-row">
        {chips.map(({ name, words, more, isOff = false }) => (
          <button
            key={name}
            type="button"
            className="choice-chip"
            aria-pressed={name === chosen}
            disabled={isOff}
            onClick={() => onChoose(name)}
          >
            {words} {more !== undefined && <small>{more}</small>}
          </button>
        ))}
      </div>
    </div>
  )
}
