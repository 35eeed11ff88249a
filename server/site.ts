import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Files, openFiles } from './http/files.ts'
import { NeedsOperator } from './needs-operator.ts'
import { openPages, type TrackedQueries, type Render } from './pages.ts'

interface BuiltPages {
  readonly render: Render
  /** the scripts and styles that its pages ask for */
  readonly assets: readonly string[]
}

/** The built site: its files, and its pages kept as ready bytes. */
export function builtSite({
  build: { files, render },
  queries,
  publicUrl,
  apiHost,
}: {
  build: Build
  queries: TrackedQueries
  publicUrl: string
  apiHost: string
}) {
  return { files, pages: openPages({ render, queries, publicUrl, apiHost, stylesheet: files.text }) }
}

export interface Build {
  readonly files: Files
  readonly render: Render
}

/** A build that was never made, was cut short, or whose halves are of two builds: each would fail at some page. */
export async function loadBuild(house: string): Promise<Build> {
  try {
    const client = join(house, 'build/client')
    const files = openFiles(client)
    const { render, assets } = (await import(pathToFileURL(join(house, 'build/server/index.js')).href)) as BuiltPages
    const lacking = assets.find((path) => !existsSync(join(client, path)))
    if (lacking === undefined) return { files, render }
    throw new Error(`${lacking} is missing`)
  } catch (trouble) {
    throw new NeedsOperator('configuration', 'the site is not built, or not whole: run `npm run build`.', {
      cause: trouble,
    })
  }
}
