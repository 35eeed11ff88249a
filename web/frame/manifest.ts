import { localeOf } from '#shop/languages.ts'
import { ownAddress, paths } from '#web/paths.ts'
import { queries } from '#web/queries.ts'
import { cartWords } from '#words/cart.ts'
import { frameWords, siteWords } from '#words/frame.ts'
import { language } from '#words/language.ts'
import type { Route } from './+types/manifest'

/** What a phone needs to keep the shop on its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(queries).identity()
  const manifest = {
    name: `${name}: ${frameWords.tagline}`,
    short_name: name,
    lang: localeOf(language),
    // One shop for all languages: it is on a home screen once, in the language in which it was last opened.
    id: paths.home,
    start_url: ownAddress(paths.home),
    scope: paths.front,
    display: 'standalone',
    categories: ['food', 'shopping'],
    background_color: '#fbf8f2',
    theme_color: '#12181c',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-192.png', 192, 'maskable'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: siteWords.myOrders, url: ownAddress(paths.myOrders), icons: [icon('/shortcut-orders.png', 192, 'any')] },
      { name: cartWords.title, url: ownAddress(paths.cart), icons: [icon('/shortcut-cart.png', 192, 'any')] },
    ],
    share_target: { action: ownAddress(paths.textList), method: 'GET', params: { text: 'text' } },
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
