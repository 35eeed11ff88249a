import { languages, localeOf, pathIn } from '#shop/languages.ts'
import { queries } from '#web/queries.ts'
import { publicPaths } from '#web/site/public-paths.ts'
import { language } from '#words/language.ts'
import type { Route } from './+types/sitemap'

/** The pages of this language, each with its likes in all of them: no page carries that itself. */
export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  const shop = asked.publicUrl()
  const rows = publicPaths(asked).map((path) => {
    const inEach = languages.map((one) => alternate(localeOf(one), shop + pathIn(one, path)))
    return `<url><loc>${shop}${pathIn(language, path)}</loc>${inEach.join('')}${alternate('x-default', shop + path)}</url>`
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${rows.join('')}</urlset>\n`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    },
  )
}

const alternate = (spoken: string, href: string) => `<xhtml:link rel="alternate" hreflang="${spoken}" href="${href}"/>`
