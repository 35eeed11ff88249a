import type { ReactNode } from 'react'
import { Meta, Outlet } from 'react-router'
import { type Packed, packed } from '#browser/packed.ts'
import { NoteRoute } from '#kit/document/note-route.tsx'
import { Scripts, Styles } from '#kit/document/page-parts.tsx'
import { scrolledTo } from '#kit/document/scroll-back.ts'
import { ScrollPlace } from '#kit/document/scroll-place.tsx'
import { Toasts } from '#kit/toast.tsx'
import { Typefaces } from '#kit/typefaces.tsx'
import { localeOf } from '#shop/languages.ts'
import { frameWords } from '#words/frame.ts'
import { language } from '#words/language.ts'
import { opensSoonWords } from '#words/opening.ts'
import type { Route } from './+types/root'
import { Announcer } from './frame/announcer.tsx'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { Waits } from './frame/waits.tsx'
import { ownAddress } from './paths.ts'
import { queries } from './queries.ts'
import { Departures } from './site/departure.tsx'
import { type FrameFacts, useFrame } from './site/site-facts.ts'
import { StructuredData } from './site/structured-data.tsx'
import '#kit/styles/tokens.css'
import '#kit/styles/fonts.css'
import '#kit/styles/reset.css'
import '#kit/styles/base.css'
import '#kit/styles/buttons.css'
import '#kit/styles/fields.css'
import '#kit/styles/cards.css'
import '#kit/styles/notices.css'
import '#kit/styles/disclosure.css'
import '#kit/styles/errors.css'
import '#kit/styles/carousel.css'
import '#faces/titles.css'
import './frame/header.css'
import './frame/search-box.css'
import './frame/header-end.css'
import './frame/header-wide.css'
import './delivery/deliver-to.css'
import './frame/line-note.css'
import './frame/footer.css'
import './frame/languages.css'
import './frame/success-banner.css'

export function loader({ context }: Route.LoaderArgs): Packed<FrameFacts> {
  const asked = context.get(queries)
  return packed<FrameFacts>({
    identity: asked.identity(),
    trial: asked.mode() === 'trial',
    ...(asked.isOpen() ? {} : { opensSoon: opensSoonWords.all }),
    apiHost: asked.apiHost(),
    ...(asked.keepsOffline() ? {} : { isWithoutWorker: true as const }),
    year: asked.year(),
    products: asked.menu(),
  })
}

/** What the frame says changes with the shop's settings only, so no page asks for it twice. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame()
  return (
    <html lang={localeOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Telephone numbers are links of our own: iOS would put others into what React has drawn. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10171b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={ownAddress('/manifest.webmanifest')} />
        {frame?.apiHost && <meta name="api-host" content={frame.apiHost} />}
        <Meta />
        {import.meta.env.SSR && <Styles />}
        {import.meta.env.SSR && <StructuredData />}
      </head>
      <body>
        <a className="skip" href="#main">
          {frameWords.skip}
        </a>
        <Header name={frame?.identity.name ?? ''} products={frame?.products ?? []} phone={frame?.identity.phone} />
        {frame?.opensSoon !== undefined && (
          <div className="band room">
            <div className="banner" data-look="warning">
              <p>{frame.opensSoon}</p>
            </div>
          </div>
        )}
        <Waits />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {frame && <Footer {...frame} />}
        <Toasts />
        <Departures />
        <Announcer />
        <Typefaces />
        <NoteRoute />
        {import.meta.env.SSR ? <Scripts /> : <ScrollPlace storageKey={scrolledTo} />}
      </body>
    </html>
  )
}

export { Trouble as ErrorBoundary } from './frame/trouble.tsx'

export default function Site() {
  return <Outlet />
}
