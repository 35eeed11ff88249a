import { matchPath } from 'react-router'
import { languages, pathIn } from '#shop/languages.ts'
import { queries } from '#web/queries.ts'
import { pagePaths } from '#web/rendering.ts'
import { publicPaths } from '#web/site/public-paths.ts'
import type { Route } from './+types/robots'

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
      ...languages.flatMap((one) => [...new Set(closed)].map((path) => `Disallow: ${pathIn(one, path)}`)),
      ...languages.map((one) => `Sitemap: ${asked.publicUrl()}${pathIn(one, '/sitemap.xml')}`),
      '',
    ].join('\n'),
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  )
}
