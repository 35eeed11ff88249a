import type { Hono } from 'hono'
import type { Queries } from '#counter/queries.ts'
import type { Settings } from '#server/settings/settings.ts'
import { staffTokenIn } from '#server/staff/staff-cookies.ts'
import { pageTokenOf } from '#server/staff/staff-door.ts'
import { languageAtCounter } from '#server/staff/staff-language.ts'
import type { Database } from '#server/storage/database.ts'
import { type Language, languages } from '#shop/languages.ts'
import type { CounterQueries } from './counter-site.ts'

/** The language of the person who asks for a page, and what the page may ask: the same calls as its screen makes. */
export async function atCounter(
  url: string,
  { database, ...asked }: Omit<Asked, 'language'> & { readonly database: Pick<Database<unknown>, 'read'> },
): Promise<CounterQueries> {
  const named = languages.find((one) => one === new URL(url, asked.settings.publicUrl).searchParams.get('in'))
  const language =
    named ?? (await languageAtCounter(database.read, staffTokenIn(asked.headers, asked.settings.publicUrl)))
  return { language, queries: counterQueries({ ...asked, language }) }
}

interface Asked {
  readonly app: Hono
  readonly settings: Pick<Settings, 'identity' | 'publicUrl'>
  readonly headers: Headers
  readonly language: Language
}

function counterQueries({ app, settings: { identity, publicUrl }, headers, language }: Asked): Queries {
  const cookie = headers.get('cookie') ?? ''
  const token = staffTokenIn(headers, publicUrl)
  // A page that another site has in a picture asks nothing in the name of whoever is here.
  const site = headers.get('sec-fetch-mode') === 'navigate' ? null : headers.get('sec-fetch-site')
  return {
    identity: () => identity,
    fetch: async (path, request) =>
      app.request(path, {
        ...request,
        headers: {
          ...(request.headers as Record<string, string>),
          cookie,
          'accept-language': language,
          ...(site === null ? {} : { 'sec-fetch-site': site }),
        },
      }),
    pageToken: () => (token === undefined ? '' : pageTokenOf(token)),
  }
}
