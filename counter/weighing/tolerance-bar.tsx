import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import type { Verdict } from './verdict.ts'

/** The weight beside what was ordered and what may be. It only shows what the words beside it say. */
export function ToleranceBar({
  verdict,
  line: { grams, quantity, mostGrams },
}: {
  verdict: Verdict | undefined
  line: WeighedLine
}) {
  const ordered = grams * quantity
  const most = verdict?.most ?? mostGrams
  const end = Math.max(most * 1.15, ordered * 1.3)
  const at = (weight: number) => `${Math.min(100, (100 * weight) / end).toFixed(2)}%`
  return (
    <svg className="tolerance" aria-hidden="true" focusable="false">
      <rect className="tolerance-all" width="100%" height="100%" />
      <rect className="tolerance-may" x={at(ordered)} width={at(most - ordered)} height="100%" />
      {verdict !== undefined && (
        <rect className="tolerance-now" data-is={verdict.is} y="25%" width={at(verdict.grams)} height="50%" />
      )}
      <line className="tolerance-mark" x1={at(ordered)} x2={at(ordered)} y1="0" y2="100%" />
      <line className="tolerance-mark" data-most x1={at(most)} x2={at(most)} y1="0" y2="100%" />
    </svg>
  )
}
