import { queries } from '#web/queries.ts'
import type { Route } from './+types/shelf'
import { shelfOf } from './shelf-facts.ts'

/** The products that a cart or an order holds, as they are sold today. */
export const loader = ({ context, params: { cartIds } }: Route.LoaderArgs): Response =>
  Response.json(shelfOf(context.get(queries), cartIds.split(',')))
