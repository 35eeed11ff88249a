import { Link } from 'react-router'
import type { DeliveryPlace } from '#shop/delivery/delivery.ts'
import { readablePlace } from '#shop/words/packs.ts'
import type { Queries } from '#web/queries.ts'
import { deliveryWords } from '#words/frame.ts'
import { placeNames } from '#words/usual.ts'
import { latin } from './latin.ts'

export interface DeliveryFacts {
  /** '400012 Parel' */
  readonly places: readonly string[]
  /** how many pincodes there are besides */
  readonly more: number
}

/** Where the shop delivers today, for pages about something else; nothing while the database is away. */
export async function deliveryInShort(asked: Queries): Promise<DeliveryFacts> {
  const places = (await asked.deliveryPlaces()) ?? []
  return { places: places.slice(0, mostInShort).map(inShort), more: Math.max(0, places.length - mostInShort) }
}

/** All pincodes, with all that people call them. */
export async function deliveryInFull(asked: Queries): Promise<DeliveryFacts> {
  return { places: ((await asked.deliveryPlaces()) ?? []).map(inFull), more: 0 }
}

const mostInShort = 12

const inShort = ({ pincode, names: [name = ''] }: DeliveryPlace): string =>
  `${pincode} ${readablePlace(name, { placeNames })}`.trim()

const inFull = ({ pincode, names }: DeliveryPlace): string =>
  `${pincode} ${names.map((name) => readablePlace(name, { placeNames })).join(', ')}`.trim()

/** The pincodes and what people call them, so that nobody fills a cart for nothing. About Us has all of them. */
export function DeliveryPlaces({ delivery: { places, more } }: { delivery: DeliveryFacts }) {
  if (places.length === 0) return null
  return (
    <section className="delivery" aria-labelledby="delivery">
      <h2 id="delivery">{deliveryWords.where}</h2>
      <p>{deliveryWords.toThese}</p>
      <ul role="list">
        {places.map((place) => (
          <li key={place} lang={latin(place)}>
            {place}
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link to="/aboutus#delivery">{deliveryWords.more(more)}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
