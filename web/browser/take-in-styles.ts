/**
 * Takes in a sheet of styles, once and for good. A sheet that is taken out again, as the router would with those of the
 * page that is left, makes the browser forget its fonts and lay out the whole page anew.
 */
export async function takeInStyles(href: string, priority: 'high' | 'low'): Promise<void> {
  if (document.querySelector(`style[data-of="${href}"]`) !== null) return
  const there = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`)
  if (there?.sheet) return
  const link = there ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((taken, lost) => {
    link.addEventListener('load', taken)
    link.addEventListener('error', lost)
    if (there) return
    link.fetchPriority = priority
    document.head.append(link)
  }).catch(() => {
    link.remove()
    throw new Error(`the styles ${href} did not come`)
  })
}
