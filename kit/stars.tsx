/** Five stars, filled as far as the grade goes. The words beside them say the same: colour is never the only sign. */
export function Stars({ of, words }: { of: number; words: string }) {
  return (
    <span className="stars">
      <svg className="stars-drawn" viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={of} height="1" />
      </svg>
      <span>{words}</span>
    </span>
  )
}
