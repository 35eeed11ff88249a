import { useKeptView } from '#browser/kept-view.ts'
import { type Paise, readable } from '#shop/money.ts'
import { pricesWords } from '#words/measures.ts'

/** Before a sum that is not weighed yet. The sum keeps an element of its own. */
export const About = () => <span className="about">{pricesWords.about}</span>

/** Beside such a sum: the most that it can come to, if nobody is asked. */
export const AtMost = ({ most }: { most: Paise }) => (
  <span className="at-most">{pricesWords.atMost(readable(most))}</span>
)

/** What the shop promises of the scale, wherever a sum is not weighed yet. */
export const ScaleDecides = () => <p className="small">{pricesWords.scaleDecides}</p>

/** Beside a total by rates that were kept: it is what the shop said then. */
export function ToBeConfirmed() {
  return useKeptView() && <strong className="to-be-confirmed">{pricesWords.toBeConfirmed}</strong>
}
