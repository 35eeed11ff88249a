import type { AvailabilityFacts } from './availability-facts.ts'
import './availability.css'

/** 'Only 2 kg left', 'Out of stock, next stock tomorrow 7 am'; nothing while there is plenty. On a card it has a line of its own. */
export function AvailabilityLine({ of }: { of: AvailabilityFacts | undefined }) {
  return of && <span className={of.gone ? 'sold-out' : 'few-left'}>{of.words}</span>
}
