import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Queries } from '#counter/queries.ts'
import { counterFolder } from '#server/http/addresses.ts'
import { type BuiltHalf, drawnWithStyles, type RenderFor, renderingFile } from '#server/http/built-half.ts'
import { type Files, openFiles } from '#server/http/files.ts'
import { always, type Transport } from '#server/http/headers.ts'
import { type Page, pageFrom } from '#server/http/page.ts'
import { type Language, languages } from '#shop/languages.ts'

type RenderCounter = RenderFor<Queries>

export type BuiltCounter = BuiltHalf<Queries>

/** Who asks for a page: in which language they read it, and what they may ask. */
export interface CounterQueries {
  readonly language: Language
  readonly queries: Queries
}

/** The staff's half of the site. Its pages are one person's, so each is made when it is asked for, and none is kept. */
export interface CounterSite {
  answer(url: string, asking: CounterQueries): Promise<Page | Response>
}

export interface CounterBuild {
  readonly files: Files
  readonly renderIn: (language: Language) => RenderCounter
}

/** The built counter, once for each language. What renders its pages is loaded when staff first ask: a start needs neither its time nor its memory. */
export function loadCounter(house: string): CounterBuild {
  const serverOf = (language: Language) => renderingFile(join(house, 'build/counter'), language)
  const client = join(house, 'build/counter/client')
  const fileOf = (path: string) => join(client, path.slice(prefix.length))
  const load = async (language: Language) => (await import(pathToFileURL(serverOf(language)).href)) as BuiltCounter
  const loaded = new Map<Language, RenderCounter>()
  const lacking = languages.map(serverOf).find((file) => !existsSync(file))
  if (lacking !== undefined) throw new Error(`${lacking} is missing`)
  return {
    files: openFiles(client),
    renderIn: (language) => async (request, asked, onError) => {
      const render = loaded.get(language) ?? drawnWithStyles(await load(language), fileOf)
      loaded.set(language, render)
      return render(request, asked, onError)
    },
  }
}

/** The files of the counter stand under its folder: '/counter/assets/...'. */
export const withCounter = (shop: Files, counter: Files): Files => ({
  at: (path) => (path.startsWith(prefix) ? counter.at(path.slice(prefix.length - 1)) : shop.at(path)),
})

const prefix = `/${counterFolder}/`

/** Staff scan barcodes with the camera of their tablet, and weigh on a scale at its serial port. */
const atTheCounter = {
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), serial=(self), usb=()',
}

export function openCounter({
  renderIn,
  publicUrl,
  transport,
  onError,
}: {
  renderIn: CounterBuild['renderIn']
  publicUrl: string
  transport: Transport
  onError: (trouble: unknown) => void
}): CounterSite {
  return {
    async answer(url, { language, queries }) {
      // put together, not resolved: '//elsewhere' is a path of ours and not another site
      const { response, inline } = await renderIn(language)(
        new Request(new URL(publicUrl).origin + url),
        queries,
        onError,
      )
      const own = { ...always, ...atTheCounter, ...transport, 'cache-control': 'no-store' }
      const type = response.headers.get('content-type') ?? ''
      if (response.status >= 300 && response.status < 400)
        return new Response(null, {
          status: response.status,
          headers: { ...own, location: response.headers.get('location') ?? '/' },
        })
      // with the mark that says UTF-8 to a spreadsheet, which `text()` takes off
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
      const page = pageFrom(text, {
        status: response.status,
        type,
        transport,
        apiHost: '',
        inline,
        runsWasm: true,
      })
      const disposition = response.headers.get('content-disposition')
      const asFile = disposition === null ? {} : { 'content-disposition': disposition }
      return { ...page, headers: { ...page.headers, ...own, ...asFile } }
    },
  }
}
