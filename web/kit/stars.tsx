import { useId } from 'react'

const star = 'M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 14.9l-5.3 2.8 1.1-5.9L1.5 7.7l5.9-.8z'
const places = [0, 1, 2, 3, 4]

/** Five stars, filled as far as the grade goes. The words beside them say the same: colour is never the only sign. */
export function Stars({ of, words }: { of: number; words: string }) {
  const clip = useId()
  return (
    <span className="stars">
      <svg viewBox="0 0 102 20" aria-hidden="true">
        <clipPath id={clip}>
          <rect width={(of / 5) * 102} height="20" />
        </clipPath>
        {places.map((place) => (
          <path key={place} d={star} transform={`translate(${place * 20.5} 0)`} fill="none" stroke="currentColor" />
        ))}
        <g clipPath={`url(#${clip})`}>
          {places.map((place) => (
            <path key={place} d={star} transform={`translate(${place * 20.5} 0)`} fill="currentColor" />
          ))}
        </g>
      </svg>
      <span>{words}</span>
    </span>
  )
}
