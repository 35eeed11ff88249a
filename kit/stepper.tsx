import { kitWords } from '#words/frame.ts'

/** Minus, the number, plus. The number cannot be typed: it only moves by one. */
export function Stepper({
  count,
  least = 1,
  most,
  of,
  onChange,
}: {
  count: number
  least?: number
  most: number
  /** what is counted, for those who hear the page: 'Whole Prawns' */
  of: string
  onChange: (count: number) => void
}) {
  return (
    <div className="stepper" role="group" aria-label={kitWords.quantityOf(of)}>
      <button
        type="button"
        aria-label={kitWords.oneLessOf(of)}
        disabled={count <= least}
        onClick={() => onChange(count - 1)}
      >
        −
      </button>
      <output aria-live="polite" aria-label={kitWords.quantityOf(of)}>
        {count}
      </output>
      <button
        type="button"
        aria-label={kitWords.oneMoreOf(of)}
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
      >
        +
      </button>
    </div>
  )
}
