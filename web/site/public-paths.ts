import { listAddressOf } from '#shop/catalogue/paths.ts'
import { recipeUrl } from '#shop/catalogue/recipe.ts'
import { recipes } from '#shop/words/catalogue/recipes.ts'
import { paths } from '#web/paths.ts'
import type { Queries } from '#web/queries.ts'
import { legalLinks, siteLinks } from './links.ts'

/** Every page that a search engine may show. */
export const publicPaths = (asked: Queries): string[] => [
  siteLinks.home.to,
  paths.allFish,
  ...asked.addresses().species.flatMap(([name = '', path = '']) => (path === listAddressOf(name) ? [path] : [])),
  ...asked.addresses().products,
  ...recipes.map(recipeUrl),
  siteLinks.about.to,
  siteLinks.contact.to,
  ...legalLinks.map(({ to }) => to),
]
