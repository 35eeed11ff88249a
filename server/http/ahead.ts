import { seconds } from '#shop/time.ts'
import type { Page } from './page.ts'

/** A page fetched ahead is fresh for as long as it takes from touching a link to the tap. */
const nearness = seconds(5)

/**
 * The caching header for a page that is fetched ahead (`sec-purpose`); undefined for all other requests, and for what a
 * browser must never keep.
 */
export const keptAhead = ({ headers }: Pick<Page, 'headers'>, purpose: string | string[] | undefined) =>
  purpose === 'prefetch' && headers['cache-control'] !== 'no-store' ? `private, max-age=${nearness / 1000}` : undefined
