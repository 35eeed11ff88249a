/** The shop's mark, as in assets/logo.svg, in one colour for a dark ground. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <path
        d="M58 49C47 41 41 14 26 14 15 14 7 25 5 32 7 39 15 50 26 50 41 50 47 23 58 15M18 57q4.5-5 9 0t9 0t9 0"
        fill="none"
        stroke="currentColor"
        strokeWidth={4.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="17" cy="28" r="3.6" fill="#f0a91b" />
    </svg>
  )
}
