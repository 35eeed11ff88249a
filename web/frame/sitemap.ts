import { listPages } from '#shop/catalogue/lists.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { recipeUrl } from '#shop/catalogue/recipe.ts'
import { recipes } from '#shop/catalogue/recipes.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/sitemap'
import { legalLinks, siteLinks } from '#web/site/links.ts'

/** Every page that a search engine may show. */
export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  const pages = [
    siteLinks.home.to,
    ...listPages.map(({ to }) => to),
    ...asked.products().map(detailUrl),
    ...recipes.map(recipeUrl),
    siteLinks.about.to,
    siteLinks.contact.to,
    ...legalLinks.map(({ to }) => to),
  ]
  const rows = pages.map((path) => `<url><loc>${asked.publicUrl()}${path}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    },
  )
}
