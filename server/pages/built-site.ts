import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CounterBuild, loadCounter, openCounter, withCounter } from '#server/counter/counter-site.ts'
import { drawnWithStyles, renderingFile } from '#server/http/built-half.ts'
import { type Files, openFiles } from '#server/http/files.ts'
import { type Transport, workerOnly } from '#server/http/headers.ts'
import { NeedsOperator } from '#server/needs-operator.ts'
import { type Language, languages, spokenAt } from '#shop/languages.ts'
import { workerPath } from '#shop/wire/worker.ts'
import { inEveryLanguage } from './page-address.ts'
import { type BuiltPages, openPages, type Render, type Site, type TrackedQueries } from './pages.ts'

/** The built site: its files, its pages cached as bytes, and the counter. */
export function builtSite({
  build: { files: ofShop, render, placeAt, counter: builtCounter },
  queries,
  publicUrl,
  transport,
  apiHost,
  pageCacheBytes,
  keepsOffline,
  onError,
}: {
  build: Build
  queries: TrackedQueries
  publicUrl: string
  transport: Transport
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
    transport,
    apiHost,
    mostBytes: pageCacheBytes,
    onError,
  })
  const counter = openCounter({
    renderIn: builtCounter.renderIn,
    publicUrl,
    transport,
    onError,
  })
  return { files, pages, counter }
}

interface Build extends Site {
  readonly files: Files
  readonly counter: CounterBuild
}

/** Refuses a build without a language, and one of English that is incomplete or mixed: each would fail at some page. */
export async function loadBuild(house: string): Promise<Build> {
  try {
    const files = openFiles(join(house, 'build/client'))
    const { render, placeAt } = await loadPages(house, 'en')
    const lacking = languages.map((language) => pagesFile(house, language)).find((file) => !existsSync(file))
    if (lacking !== undefined) throw new Error(`${lacking} is missing`)
    return {
      files,
      render: inEachLanguage(house, render),
      placeAt: inEveryLanguage(placeAt),
      counter: loadCounter(house),
    }
  } catch (trouble) {
    throw new NeedsOperator(
      'configuration',
      'the site is not built, or its build is incomplete: run `npm run build`.',
      {
        cause: trouble,
      },
    )
  }
}

/** English is there from the start; the pages of another language are loaded when the first of them is asked for. */
function inEachLanguage(house: string, english: Render): Render {
  const others = new Map<Language, Render>()
  return async (request, asked, onError) => {
    const { language } = spokenAt(new URL(request.url).pathname)
    if (language === 'en') return english(request, asked, onError)
    const render = others.get(language) ?? (await loadPages(house, language)).render
    others.set(language, render)
    return render(request, asked, onError)
  }
}

async function loadPages(house: string, language: Language): Promise<Site> {
  const pages = (await import(pathToFileURL(pagesFile(house, language)).href)) as BuiltPages
  return {
    render: drawnWithStyles(pages, (path) => join(house, 'build/client', path)),
    placeAt: pages.placeAt,
  }
}

const pagesFile = (house: string, language: Language) => renderingFile(join(house, 'build'), language)

/**
 * The service worker's file: never cached, with a policy of its own. Where the shop wants none, the same address
 * has one that takes back what the other kept and goes; browsers that have one ask for it at their next page.
 */
function withWorker(files: Files, { keepsOffline }: { keepsOffline: boolean }): Files {
  const file = keepsOffline ? workerPath : '/sw-off.js'
  const headers = { 'cache-control': 'no-cache', 'content-security-policy': workerOnly }
  return {
    ...files,
    at(path) {
      const found = files.at(path === workerPath ? file : path)
      return path === workerPath && found ? { ...found, headers: { ...found.headers, ...headers } } : found
    },
  }
}
