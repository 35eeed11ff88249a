import type { ReactNode } from 'react'
import { Meta, Outlet, useRouteLoaderData } from 'react-router'
import { NoteRoute } from '#kit/document/note-route.tsx'
import { Scripts, Styles } from '#kit/document/page-parts.tsx'
import { scrolledTo } from '#kit/document/scroll-back.ts'
import { ScrollPlace } from '#kit/document/scroll-place.tsx'
import { localeOf } from '#shop/languages.ts'
import { counterWords } from '#words/counter.ts'
import { language } from '#words/language.ts'
import type { Route } from './+types/root'
import { askWho } from './ask.ts'
import { Alive } from './frame/alive.tsx'
import { Attended } from './frame/attended.tsx'
import { pageId } from './frame/take-away.ts'
import { lastFrame } from './outbox/last-frame.ts'
import { orKept } from './outbox/or-kept.ts'
import { queries } from './queries.ts'
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
import './look/tokens.css'
import './look/look.css'
import '#faces/titles.css'
import './frame/frame.css'
import './frame/rooms.css'
import './frame/languages.css'
import './sign-in/sign-in.css'

export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  return { shop: asked.identity().name, pageToken: asked.pageToken(), me: await askWho(asked) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orKept(serverLoader, lastFrame)

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={localeOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="robots" content="noindex" />
        <meta name="page-token" content={frame?.pageToken ?? ''} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10171b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        {import.meta.env.SSR && <Styles facesFirst />}
      </head>
      <body>
        <a className="skip" href="#main">
          {counterWords.skip}
        </a>
        <Attended shop={frame?.shop ?? ''} me={frame?.me} />
        <main id="main" tabIndex={-1} className="band room">
          <div id={pageId} className="stack">
            {children}
          </div>
        </main>
        <Alive />
        <NoteRoute />
        {import.meta.env.SSR ? <Scripts /> : <ScrollPlace storageKey={scrolledTo} />}
      </body>
    </html>
  )
}

export { Trouble as ErrorBoundary } from './frame/trouble.tsx'

export default function Counter() {
  return <Outlet />
}
