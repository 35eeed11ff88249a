import { data } from 'react-router'
import { ask } from '#counter/ask.ts'
import type { Route } from './+types/export'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

const isFormat = (wanted: string): wanted is keyof typeof types => Object.hasOwn(types, wanted)

/** The whole catalogue as a file, behind a plain link. */
export async function loader(asked: Route.LoaderArgs) {
  const { format } = asked.params
  if (!isFormat(format)) throw data(null, { status: 404 })
  const { name, text } = await ask(asked, 'exportCatalogue', { body: { format } })
  return new Response(text, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
