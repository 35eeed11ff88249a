import { Icon } from '#counter/look/icon.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { mapLink } from './in-words.ts'
import './buyer-lines.css'

/** Whom it goes to and where: to call, and to find on a map. */
export function BuyerLines({
  buyer,
  area,
  isNamed = false,
}: {
  buyer: NonNullable<StaffOrder['buyer']>
  area: string
  /** whose it is stands above it already */
  isNamed?: boolean
}) {
  const { name, phone, lines, landmark } = buyer
  return (
    <>
      <address className="buyer">
        {!isNamed && <strong>{name}</strong>}
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be alike, and none moves
          <span key={place}>{line}</span>
        ))}
        <span>{area}</span>
        <span className="only-printed">{readableMobile(phone)}</span>
      </address>
      {landmark !== undefined && (
        <p className="landmark">
          <Icon name="map" /> {landmark}
        </p>
      )}
      <p className="buyer-links">
        <a className="button" data-look="quiet" href={`tel:${dialled(phone)}`}>
          <Icon name="phone" /> {staffOrderWords.call(readableMobile(phone))}
        </a>
        <MapLink buyer={buyer} area={area} />
      </p>
    </>
  )
}

/** Where it goes, on the map of the device. */
export function MapLink({ buyer, area }: { buyer: Parameters<typeof mapLink>[0]; area: string }) {
  return (
    <a
      className="button"
      data-look="quiet"
      href={mapLink(buyer)}
      target="_blank"
      rel="noreferrer"
      aria-label={staffOrderWords.mapOf(area)}
    >
      <Icon name="map" /> {staffOrderWords.map}
    </a>
  )
}
