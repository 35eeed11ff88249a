import type { Hono } from 'hono'
import type { Queries } from '#counter/queries.ts'
import type { Settings } from '#server/settings/settings.ts'
import { pageTokenOf } from '#server/staff/staff-door.ts'
import { staffTokenIn } from '#server/staff/staff-cookies.ts'

/** What a page of the counter may ask: the very calls that its screen makes, as whoever asks for the page. */
export function counterQueries({
  app,
  settings: { identity, publicUrl },
  headers,
}: {
  app: Hono
  settings: Pick<Settings, 'identity' | 'publicUrl'>
  headers: Headers
}): Queries {
  const cookie = headers.get('cookie') ?? ''
  const token = staffTokenIn(headers, publicUrl)
  return {
    identity: () => identity,
    fetch: async (path, request) =>
      app.request(path, { ...request, headers: { ...(request.headers as Record<string, string>), cookie } }),
    pageToken: () => (token === undefined ? '' : pageTokenOf(token)),
  }
}
