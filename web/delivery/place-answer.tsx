import type { DeliveryTo } from '#shop/words/delivery/delivery-to.ts'
import { latin } from '#web/site/latin.ts'
import { deliveryPageWords } from '#words/delivery.ts'

/** Where a pincode is, whether the shop comes there, and when. */
export function PlaceAnswer({ told: { pincode, place, isDelivered, comes } }: { told: DeliveryTo }) {
  if (isDelivered)
    return (
      <>
        <p className="place-name" lang={latin(place)}>
          {deliveryPageWords.place(pincode, place)}
        </p>
        {comes ? (
          <>
            <p>
              <strong>{deliveryPageWords.comes(comes.when)}</strong>
            </p>
            <p>{deliveryPageWords.orderBy(comes.orderBy)}</p>
          </>
        ) : (
          <p>{deliveryPageWords.full}</p>
        )}
      </>
    )
  if (place === '') return <p>{deliveryPageWords.unknown(pincode)}</p>
  return (
    <>
      <p className="place-name" lang={latin(place)}>
        {deliveryPageWords.place(pincode, place)}
      </p>
      <p>
        <strong>{deliveryPageWords.notYet(pincode)}</strong>
      </p>
      <p>{deliveryPageWords.lookAround}</p>
    </>
  )
}
