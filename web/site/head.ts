import type { MetaDescriptor } from 'react-router'

/** What a page says of itself to the tab, to search engines and to those who share it. */
export function head({
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
}): MetaDescriptor[] {
  const address = `${publicUrl}${path}`
  return [
    { title: `${title} | Darya` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${publicUrl}${picture ?? '/pictures/share.jpg'}` },
  ]
}

/** For pages that belong to one person, or to nobody: search engines stay out. */
export const privateHead = (title: string): MetaDescriptor[] => [
  { title: `${title} | Darya` },
  { name: 'robots', content: 'noindex' },
]

/** The way to a page, as search engines show it above a result. */
export const breadcrumbs = (publicUrl: string, steps: readonly { readonly name: string; readonly path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/home' }, ...steps].map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
})
