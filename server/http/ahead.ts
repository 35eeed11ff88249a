import { seconds } from '#shop/time.ts'

/** From a finger that comes near a link to its tap: so long a page that was fetched ahead serves without being asked for again. */
const nearness = seconds(5)

/** How a page is kept by a browser that fetches it ahead, by its `sec-purpose`; undefined for all other requests. */
export const keptAhead = (purpose: string | string[] | undefined): string | undefined =>
  purpose === 'prefetch' ? `private, max-age=${nearness / 1000}` : undefined
