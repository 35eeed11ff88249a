import { frameWords } from '#words/frame.ts'
import { paths } from '#web/paths.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/manifest'

/** What a phone needs to keep the shop on its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(queries).identity()
  const manifest = {
    name: `${name}: ${frameWords.tagline}`,
    short_name: name,
    lang: frameWords.language,
    start_url: paths.home,
    display: 'standalone',
    background_color: '#fbf8f2',
    theme_color: '#12181c',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
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
