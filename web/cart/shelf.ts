import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/shelf'
import { shelfOf } from './shelf-facts.ts'

/** The products that a cart or an order holds, as they are sold today. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const cartIds = url.searchParams.get('of') ?? ''
  return Response.json(shelfOf(context.get(queries), cartIds.split(',')))
}

/** There are endless carts: none of their answers is kept. */
export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: 'query' } : undefined
