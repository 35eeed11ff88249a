import { queries } from '#web/queries.ts'
import type { Route } from './+types/sitemap'
import { publicPaths } from '#web/site/public-paths.ts'

export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  const rows = publicPaths(asked).map((path) => `<url><loc>${asked.publicUrl()}${path}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    },
  )
}
