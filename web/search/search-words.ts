import { queries } from '#web/queries.ts'
import type { Route } from './+types/search-words'

/** All that the shop sells, as the search box needs it to suggest while somebody types. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(context.get(queries).searched())
}
