import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openFiles } from './http/files.ts'
import { openPages, type TrackedQueries, type Render } from './pages.ts'

/** The built site: its files, and its pages kept as ready bytes. */
export async function builtSite({
  house,
  queries,
  publicUrl,
  apiHost,
}: {
  house: string
  queries: TrackedQueries
  publicUrl: string
  apiHost: string
}) {
  const files = openFiles(join(house, 'build/client'))
  const { render } = (await import(pathToFileURL(join(house, 'build/server/index.js')).href)) as { render: Render }
  return { files, pages: openPages({ render, queries, publicUrl, apiHost, stylesheet: files.text }) }
}
