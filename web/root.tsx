import { type ReactNode, useEffect, useState } from 'react'
import { createPath, isRouteErrorResponse, Link, Links, Meta, Outlet, Scripts, useLocation } from 'react-router'
import { productsMenu } from '#shop/catalogue/lists.ts'
import { words } from '#shop/words.ts'
import { type Packed, packed } from './browser/packed.ts'
import type { Route } from './+types/root'
import { Announcer } from './frame/announcer.tsx'
import { Departures } from './site/departure.tsx'
import { Footer } from './frame/footer.tsx'
import { type FrameFacts, useFrame } from './site/site-facts.ts'
import { titleOf } from './site/head.ts'
import { Header } from './frame/header.tsx'
import { KeptPlaces } from './frame/kept-places.tsx'
import { StylesAhead } from './frame/styles-ahead.tsx'
import { Toasts } from './kit/toast.tsx'
import { TryAgain } from './kit/try-again.tsx'
import { queries } from './queries.ts'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './kit/kit.css'
import './frame/frame.css'

export function loader({ context }: Route.LoaderArgs): Packed<FrameFacts> {
  const asked = context.get(queries)
  return packed<FrameFacts>({
    identity: asked.identity(),
    trial: asked.mode() === 'trial',
    apiHost: asked.apiHost(),
    year: asked.year(),
    products: productsMenu,
  })
}

/** What the frame says changes with the shop's settings only, so no page asks for it twice. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame()
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10171b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {frame?.apiHost && <meta name="api-host" content={frame.apiHost} />}
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the page
        </a>
        <Header name={frame?.identity.name ?? ''} products={frame?.products ?? []} phone={frame?.identity.phone} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {frame && <Footer {...frame} />}
        <Toasts />
        <Departures />
        <Announcer />
        <KeptPlaces />
        <StylesAhead />
        <FirstScripts />
      </body>
    </html>
  )
}

/**
 * The scripts that start the page. A page that failed is drawn anew with its frame, in the browser, where the policy
 * lets nothing make script elements; they have run by then, so they are left out.
 */
function FirstScripts() {
  const [isFirst] = useState(() => !hasStarted)
  useEffect(noteStart, [])
  return isFirst ? <Scripts /> : null
}

let hasStarted = false

function noteStart() {
  hasStarted = true
}

export default function Site() {
  return <Outlet />
}

/** A thing that is not there, or a page that failed: always with a way on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useFrame()
  const here = createPath(useLocation())
  const missing = isRouteErrorResponse(error) && error.status === 404
  const head = missing ? words.frame.notFound : isUnreached(error) ? words.frame.unreached : words.calls.trouble
  return (
    <div className="band room stack">
      <title>{titleOf(missing ? head : 'Something went wrong', frame?.identity.name)}</title>
      <h1>{head}</h1>
      {missing ? (
        <p>The page may have moved.</p>
      ) : (
        <div>
          <TryAgain href={here} />
        </div>
      )}
      <p>
        <Link to="/home">Go to the home page</Link>
      </p>
    </div>
  )
}

/** What browsers say when a line breaks: 'Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch'. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load failed|network/i.test(error.message)
