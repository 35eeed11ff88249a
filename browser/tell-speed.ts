import type { PageSpeed } from '#shop/wire/told-by-pages.ts'
import { toldPaths } from '#shop/wire/told-by-pages.ts'
import { routeOfPage } from './tell-errors.ts'
import { whenIdle } from './when-idle.ts'

/** One page of twenty tells: that is enough to know, and nobody pays for it with their line. */
const oneIn = 20

/** Tells the shop how quick a page was for whoever opened it, as the browser measured it, once that is known. */
export function tellSpeed(): void {
  if (Math.random() * oneIn >= 1) return
  const route = routeOfPage()
  whenIdle(() => {
    // What cannot be fetched is not told.
    import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
          measure(({ name, rating }) => {
            const sent: PageSpeed = { metric: name, rating, route }
            navigator.sendBeacon(toldPaths.speed, JSON.stringify(sent))
          })
      },
      () => undefined,
    )
  })
}
