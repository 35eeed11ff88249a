import { matchPath } from 'react-router'
import { queries } from '#web/queries.ts'
import { pagePaths } from '#web/rendering.ts'
import type { Route } from './+types/robots'
import { publicPaths } from '#web/site/public-paths.ts'

/** Search engines may read what the sitemap names; every other page is one person's, or nobody's. */
export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  const open = ['/', ...publicPaths(asked)]
  const closed = context
    .get(pagePaths)
    .filter((pattern) => !open.some((path) => matchPath(pattern, path)))
    .map((pattern) => pattern.replace(/\/:.*/, ''))
    .filter((path) => !open.includes(path))
  return new Response(
    [
      'User-agent: *',
      ...[...new Set(closed)].map((path) => `Disallow: ${path}`),
      `Sitemap: ${asked.publicUrl()}/sitemap.xml`,
      '',
    ].join('\n'),
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  )
}
