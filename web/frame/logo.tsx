/** A pomfret in one stroke: two arcs that cross into the forked tail, a wave for the lower fin, a turmeric eye. */
export function Logo() {
  return (
    <svg
      className="logo-mark"
      viewBox="0 0 48 36"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M3 18C10 5 24 3 33 15c4 5 8 9 12 13M3 18c7 13 21 15 30 3 4-5 8-9 12-13" />
      <path d="M17 30c2 3 4 3 6 1s4-2 6 1" />
      <circle cx="12.5" cy="15" r="2.3" fill="#f0a91b" stroke="none" />
    </svg>
  )
}
