import { seconds } from '#shop/time.ts'

/** A page fetched ahead is fresh for as long as it takes from touching a link to the tap. */
const nearness = seconds(5)

/** The caching header for a page that is fetched ahead (`sec-purpose`); undefined for all other requests. */
export const keptAhead = (purpose: string | string[] | undefined): string | undefined =>
  purpose === 'prefetch' ? `private, max-age=${nearness / 1000}` : undefined
