import type { MetaDescriptor } from 'react-router'
import { type Packed, unpacked } from '#browser/packed.ts'
import { localeOf } from '#shop/languages.ts'
import { ownAddress } from '#web/paths.ts'
import { siteWords } from '#words/frame.ts'
import { language } from '#words/language.ts'
import type { FrameFacts } from './site-facts.ts'

/** The page and what is around it, as the router hands it to `meta`: the frame knows what the shop is called. */
type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]

/** What a page says of itself to the tab, to search engines and to those who share it. */
export function head(
  matches: Matches,
  {
    title,
    description,
    path,
    publicUrl,
    picture,
  }: {
    title: string
    description: string
    /** the canonical path, in the specification's spelling */
    path: string
    publicUrl: string
    picture?: string | undefined
  },
): MetaDescriptor[] {
  const address = publicUrl + ownAddress(path)
  return [
    { title: titleIn(matches, title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: localeOf(language).replace('-', '_') },
    { property: 'og:image', content: `${publicUrl}${picture ?? '/pictures/share.jpg'}` },
  ]
}

/** For pages that belong to one person, or to nobody: search engines stay out. */
export const privateHead =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] => [
    { title: titleIn(matches, title) },
    { name: 'robots', content: 'noindex' },
  ]

function titleIn(matches: Matches, title: string): string {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData as Packed<FrameFacts> | undefined
  return frame === undefined ? title : titleOf(title, unpacked(frame).identity.name)
}

/** What the tab says: 'Cart | Darya' */
export const titleOf = (title: string, shop: string | undefined): string => (shop ? `${title} | ${shop}` : title)

/** The way to a page, as search engines show it above a result. */
export const breadcrumbs = (publicUrl: string, steps: readonly { readonly name: string; readonly path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: siteWords.home, path: '/home' }, ...steps].map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: publicUrl + ownAddress(path),
  })),
})
