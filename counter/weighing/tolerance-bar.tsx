import { leastGrams } from '#shop/catalogue/weighed-price.ts'
import { grouped } from '#shop/digits.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { readableWeight } from '#words/formatters.ts'
import type { Verdict } from './verdict.ts'

/** From so much of what was ordered the bar begins, and so far it goes. */
const [from, to] = [0.6, 1.3]

/** From here on the marks are kilos, or their figures would touch. */
const inKilos = 10_000

/**
 * The weight beside what was ordered and what may be: amber below what is short, green to the most, red above. It only shows
 * what the words beside it say.
 */
export function ToleranceBar({
  verdict,
  line: { grams, quantity, mostGrams },
}: {
  verdict: Verdict | undefined
  line: WeighedLine
}) {
  const ordered = grams * quantity
  const most = Math.max(ordered, verdict?.most ?? mostGrams)
  const end = Math.max(to, (1.05 * most) / ordered)
  const place = (weight: number) => Math.min(100, Math.max(0, (100 * (weight / ordered - from)) / (end - from)))
  const at = (weight: number) => `${place(weight).toFixed(2)}%`
  const [low, high] = [leastGrams({ grams: wholeGrams(grams), quantity }), most]
  const said = (weight: number) =>
    ordered < inKilos ? grouped(weight) : readableWeight(wholeGrams(Math.round(weight / 10) * 10))
  return (
    <svg className="tolerance" aria-hidden="true" focusable="false">
      <rect className="tolerance-part" data-is="short" width={at(low)} />
      <rect className="tolerance-part" data-is="within" x={at(low)} width={`${place(high) - place(low)}%`} />
      <rect className="tolerance-part" data-is="over" x={at(high)} width={`${100 - place(high)}%`} />
      <rect className="tolerance-edge" width="100%" />
      <rect className="tolerance-mark" x={at(ordered)} width="2" />
      {verdict !== undefined && <rect className="tolerance-now" data-is={verdict.is} x={at(verdict.grams)} />}
      <text className="tolerance-said" x={at(low)}>
        {said(low)}
      </text>
      <text className="tolerance-said" data-ordered x={at(ordered)}>
        {said(ordered)}
      </text>
      {place(high) - place(ordered) > 9 && (
        <text className="tolerance-said" x={at(high)}>
          {said(high)}
        </text>
      )}
    </svg>
  )
}
