import { queries } from '#web/queries.ts'
import type { Route } from './+types/robots'

/** Search engines may read everything that is not one person's. */
export function loader({ context }: Route.LoaderArgs) {
  const closed = ['/cartPage', '/checkout', '/myorders', '/account', '/login', '/register', '/search'].map(
    (path) => `Disallow: ${path}`,
  )
  return new Response(
    ['User-agent: *', ...closed, `Sitemap: ${context.get(queries).publicUrl()}/sitemap.xml`, ''].join('\n'),
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  )
}
