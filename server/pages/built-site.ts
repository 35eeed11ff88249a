import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Files, openFiles } from '#server/http/files.ts'
import { NeedsOperator } from '#server/start/needs-operator.ts'
import { openPages, type Site, type TrackedQueries } from './pages.ts'

interface BuiltPages extends Site {
  /** the scripts and styles that its pages load */
  readonly assets: readonly string[]
}

/** The built site: its files, and its pages cached as bytes. */
export function builtSite({
  build: { files, render, placeAt },
  queries,
  publicUrl,
  apiHost,
  pageCacheBytes,
  onError,
}: {
  build: Build
  queries: TrackedQueries
  publicUrl: string
  apiHost: string
  pageCacheBytes: number
  onError: (trouble: unknown) => void
}) {
  const pages = openPages({
    render,
    placeAt,
    queries,
    publicUrl,
    apiHost,
    stylesheet: files.text,
    mostBytes: pageCacheBytes,
    onError,
  })
  return { files, pages }
}

export interface Build extends Site {
  readonly files: Files
}

/** Refuses a missing, incomplete or mixed build: each would fail at some page. */
export async function loadBuild(house: string): Promise<Build> {
  try {
    const client = join(house, 'build/client')
    const files = openFiles(client)
    const { render, placeAt, assets } = (await import(
      pathToFileURL(join(house, 'build/server/index.js')).href
    )) as BuiltPages
    const lacking = assets.find((path) => !existsSync(join(client, path)))
    if (lacking === undefined) return { files, render, placeAt }
    throw new Error(`${lacking} is missing`)
  } catch (trouble) {
    throw new NeedsOperator('configuration', 'the site is not built, or not whole: run `npm run build`.', {
      cause: trouble,
    })
  }
}
