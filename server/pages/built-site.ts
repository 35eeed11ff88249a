import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CounterBuild, loadCounter, openCounter, withCounter } from '#server/counter/counter-site.ts'
import { type Files, openFiles } from '#server/http/files.ts'
import { NeedsOperator } from '#server/start/needs-operator.ts'
import { openPages, type Site, type TrackedQueries } from './pages.ts'
import { withWorker } from './worker-file.ts'

interface BuiltPages extends Site {
  /** the scripts and styles that its pages load */
  readonly assets: readonly string[]
}

/** The built site: its files, its pages cached as bytes, and the counter. */
export function builtSite({
  build: { files: ofShop, render, placeAt, counter: builtCounter },
  queries,
  publicUrl,
  apiHost,
  pageCacheBytes,
  keepsOffline,
  onError,
}: {
  build: Build
  queries: TrackedQueries
  publicUrl: string
  apiHost: string
  pageCacheBytes: number
  keepsOffline: boolean
  onError: (trouble: unknown) => void
}) {
  const files = withWorker(withCounter(ofShop, builtCounter.files), { keepsOffline })
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
  const counter = openCounter({
    render: builtCounter.render,
    publicUrl,
    stylesheet: files.text,
    onError,
  })
  return { files, pages, counter }
}

export interface Build extends Site {
  readonly files: Files
  readonly counter: CounterBuild
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
    if (lacking === undefined) return { files, render, placeAt, counter: loadCounter(house) }
    throw new Error(`${lacking} is missing`)
  } catch (trouble) {
    throw new NeedsOperator('configuration', 'the site is not built, or not whole: run `npm run build`.', {
      cause: trouble,
    })
  }
}
