import { Link } from 'react-router'
import { readableShort } from '#shop/money.ts'
import { type Chosen, type Target, type Way, ways } from '#shop/orders/closing.ts'
import type { DayOrder } from '#shop/wire/staff/closing.ts'
import { slotInShort } from '#words/formatters.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { stateWords } from '#words/staff-orders.ts'
import { closeWords as words } from '#words/staff-slots.ts'
import { placeName } from '../order/in-words.ts'

/** An order of the day with what makes somebody look at it, and the three ways that it can go. */
export function OrderToClose({
  chosen: { order, way, why, mayMove, mayReject },
  target,
  onChoose,
}: {
  chosen: Chosen<DayOrder>
  target: Target | undefined
  onChoose: (id: string, way: Way) => void
}) {
  const { id, number, buyer, area, totalPaise } = order
  const can: Record<Way, boolean> = { move: mayMove, call: true, reject: mayReject }
  return (
    <li className="closing-order">
      <Link className="closing-sign" to={`/orders/${id}`}>
        <span aria-hidden>{number.slice(-4)}</span>
        <span className="only-heard">{number}</span>
      </Link>
      <p className="closing-who">
        <b>{buyer.name}</b> {placeName(area)}
        {why !== undefined && why !== 'own' && <span className="closing-amber">{whySaid(order, why, target)}</span>}
      </p>
      <span className="closing-sum">{readableShort(totalPaise)}</span>
      <fieldset className="closing-pick">
        <legend className="only-heard">{words.wayOf(number)}</legend>
        {ways.map((one) => (
          <label key={one} data-way={one}>
            <input
              type="radio"
              name={id}
              checked={way === one}
              disabled={!can[one]}
              onChange={() => onChoose(id, one)}
            />
            {words.ways[one]}
          </label>
        ))}
      </fieldset>
    </li>
  )
}

/** What makes somebody look at it, with what its customer wishes where something is missing. */
export function whySaid(
  { note, missing, ifMissing, status }: Pick<DayOrder, 'note' | 'missing' | 'ifMissing' | 'status'>,
  why: Exclude<Chosen<DayOrder>['why'], undefined | 'own'>,
  target: Target | undefined,
): string {
  const slot = target === undefined ? '' : slotInShort(target.name)
  const said = {
    note: () => words.note(note),
    missing: () => `${words.missing(missing)}. ${orderWishesWords.ifMissingChoices[ifMissing]}`,
    'at-the-knife': () => words.already(stateWords[status].toLocaleLowerCase()),
    full: () => words.full(slot),
    elsewhere: () => words.elsewhere(slot),
  }
  return said[why]()
}
