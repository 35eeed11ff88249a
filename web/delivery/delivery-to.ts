import { parsePincode } from '#shop/delivery/delivery.ts'
import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/delivery-to'
import { tellDelivery } from './tell-delivery.ts'

/** What the shop says of a pincode, for the bar of a page that is open. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const pincode = parsePincode(url.searchParams.get('pincode') ?? '')
  if (pincode === undefined) return new Response(null, { status: 400 })
  return Response.json(await tellDelivery(context.get(queries), pincode))
}

export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: 'query' } : undefined
