import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { type PageSpeed, toldPaths } from '#shop/wire/told-by-pages.ts'
import { routeNow } from './page-now.ts'

/** Tells the shop how quick a page is for whoever opened it, as the browser measures it, once that is known. */
export function tellSpeed(): void {
  const route = routeNow()
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name: metric, rating }) => {
      navigator.sendBeacon(toldPaths.speed, JSON.stringify({ metric, rating, route } satisfies PageSpeed))
    })
}
