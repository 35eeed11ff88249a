import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { parsePincode } from '#shop/delivery/delivery.ts'
import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import { DeliveryPlaces, deliveryInFull } from '#web/site/delivery-places.tsx'
import { privateHead } from '#web/site/head.ts'
import { siteLinks } from '#web/site/links.ts'
import { deliveryPageWords } from '#words/delivery.ts'
import type { Route } from './+types/delivery-page'
import { LeaveNumber } from './leave-number.tsx'
import { PincodeForm, wrongPincode } from './pincode-form.tsx'
import { PlaceAnswer } from './place-answer.tsx'
import { rememberPincode } from './remembered.ts'
import { tellDelivery } from './tell-delivery.ts'
import { useSaidAnew } from './use-said-anew.ts'
import './delivery.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  const typed = (url.searchParams.get('pincode') ?? '').slice(0, longestShown)
  const pincode = parsePincode(typed)
  return {
    typed,
    wrong: typed === '' ? undefined : wrongPincode(typed),
    told: pincode && (await tellDelivery(asked, pincode)),
    delivery: await deliveryInFull(asked),
  }
}

const longestShown = 20

export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: ['pincode'] } : undefined

export const meta = privateHead(deliveryPageWords.title)

/** Where and when the shop delivers: answers a pincode before any script, and lists all of the area. */
export default function DeliveryPage({ loaderData: { typed, wrong, told, delivery } }: Route.ComponentProps) {
  const navigate = useNavigate()
  useSaidAnew()
  const asked = told?.pincode
  useEffect(() => {
    if (asked !== undefined) rememberPincode(asked)
  }, [asked])
  return (
    <div className="band room stack delivery-page">
      <h1>{deliveryPageWords.title}</h1>
      <PincodeForm
        key={typed}
        id="pincode"
        known={typed}
        wrong={wrong}
        onPincode={(pincode) => void navigate({ search: String(new URLSearchParams({ pincode })) })}
      />
      {told && (
        <div className="stack place-answer" role="status">
          <PlaceAnswer told={told} />
        </div>
      )}
      {told && <LeaveNumber told={told} />}
      <p>
        <ButtonLink look="quiet" to={siteLinks.allFish.to}>
          {deliveryPageWords.lookAtFish}
        </ButtonLink>
      </p>
      <DeliveryPlaces delivery={delivery} />
    </div>
  )
}
