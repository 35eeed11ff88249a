import { version } from '#shop/version.ts'
import { type PageError, toldPaths } from '#shop/wire/told-by-pages.ts'
import { routeNow } from './page-now.ts'

/** A page that fails again and again has told it. */
const most = 5
let told = 0

/**
 * Tells the shop where a script of a page failed. Neither its message nor its stack goes along: both may quote what somebody
 * typed. Nor is a line that breaks an error.
 */
export function tellError(failure: unknown): void {
  const { error, at } = errorOf(failure)
  if (!(error instanceof Error) || /fetch|import|load|network|abort/i.test(`${error.name} ${error.message}`)) return
  const place = placeIn(`${error.stack} ${at}`)
  if (place === undefined || (told += 1) > most) return
  const { name } = error
  const sent: PageError = { name, ...place, route: routeNow(), version }
  navigator.sendBeacon(toldPaths.error, JSON.stringify(sent))
}

function errorOf(failure: unknown): { error: unknown; at: string } {
  if (failure instanceof ErrorEvent)
    return { error: failure.error as unknown, at: `${failure.filename}:${failure.lineno}:${failure.colno}` }
  return { error: failure instanceof Event && 'reason' in failure ? failure.reason : failure, at: '' }
}

/** In the first of our scripts that is named, or in the page itself; what a browser or its extensions bring is not ours. */
function placeIn(trace: string): Pick<PageError, 'file' | 'line' | 'column'> | undefined {
  const [, script] = /\/assets\/([\w.-]+\.js:\d+:\d+)/.exec(trace) ?? []
  const here = location.origin + location.pathname
  const inPage = script === undefined && trace.includes(`${here}:`) ? trace.split(`${here}:`)[1] : undefined
  const [file = '', line, column] = (script ?? `page:${inPage ?? ''}`).split(/[: )\n]/)
  return script === undefined && inPage === undefined
    ? undefined
    : { file, line: Number.parseInt(line ?? '', 10) || 0, column: Number.parseInt(column ?? '', 10) || 0 }
}
