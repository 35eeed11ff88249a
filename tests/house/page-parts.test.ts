import { runInNewContext } from 'node:vm'
import { JSDOM } from 'jsdom'
import { createElement as h, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import * as router from 'react-router'
import { expect, test } from 'vitest'
import { answerWith, drawPage, renderedBy } from '#kit/document/draw-page.tsx'
import { Scripts, Styles } from '#kit/document/page-parts.tsx'
import { pageStylesFrom } from '#server/http/built-half.ts'
import { corpus } from '../../bench/abuse/corpus.ts'

const face = '@font-face{font-family:F;src:url(/fonts/f.woff2)format("woff2")}'
const fallback = '@font-face{font-family:G;src:local(Arial)}'
const styles = pageStylesFrom(`p{color:red}${face}${fallback}`)

type Draws = (
  request: Request,
  status: number,
  headers: Headers,
  context: router.EntryContext,
  site: router.RouterContextProvider,
) => Promise<Response>

const routeFiles = (id: string, more: object) => ({
  id,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
  imports: [`/assets/${id}-more.js`],
  css: [],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  ...more,
})

/** A site of one page, which says what its loader brings. */
function siteOf(said: string, { document, end }: { document: Draws; end: ReactNode }) {
  const page = h(
    'html',
    null,
    h('head', null, h(router.Meta), end === ours ? h(Styles) : null),
    h('body', null, h(router.Outlet), end),
  )
  const build = {
    entry: { module: { default: document } },
    routes: {
      root: { id: 'root', path: '', module: { default: () => page } },
      said: {
        id: 'said',
        parentId: 'root',
        path: 'said',
        module: {
          loader: () => ({ said }),
          meta: () => [{ title: said }, { name: 'description', content: said }],
          default: () => h('p', { title: said }, router.useLoaderData<{ said: string }>().said),
        },
      },
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/libraries.js'] },
      routes: {
        root: routeFiles('root', { path: '', hasLoader: false }),
        said: routeFiles('said', { parentId: 'root', path: 'said' }),
      },
      url: '/assets/manifest-1.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'nowhere',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  return router.createRequestHandler(build as unknown as router.ServerBuild, 'production')
}

const ours = h(Scripts)
const { DOMParser } = new JSDOM().window
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const asked = () => new Request('http://darya.example/said')

const documentOfOurs: Draws = async (request, status, headers, entry, site) =>
  answerWith(await drawPage(entry, request.url, site), { status, headers, site })

async function drawnByUs(said: string) {
  const context = new router.RouterContextProvider()
  const given = {
    styles,
    onError(trouble: unknown) {
      throw trouble
    },
  }
  const { response, inline } = await renderedBy(siteOf(said, { document: documentOfOurs, end: ours }), asked(), {
    context,
    given,
  })
  return { html: await response.text(), inline }
}

const documentOfRouter: Draws = async (request, _status, _headers, context) => {
  const stream = await renderToReadableStream(h(router.ServerRouter, { context, url: request.url }))
  await stream.allReady
  return new Response(stream)
}

/** As the router's own parts draw it. */
async function drawnByRouter(said: string) {
  const answer = siteOf(said, { document: documentOfRouter, end: h(router.Scripts) })
  return (await answer(asked(), new router.RouterContextProvider())).text()
}

/** Runs the scripts of a page that are no modules, and gives what the router in the browser then finds. */
async function foundInBrowser(html: string) {
  const texts = [...parsed(html).querySelectorAll<HTMLScriptElement>('script')]
  const window: Record<string, { stream: ReadableStream<Uint8Array>; streamController?: unknown }> = {}
  const around = {
    window,
    ReadableStream,
    TextEncoderStream,
    history: { state: { key: 'k' } },
    sessionStorage: new Map(),
  }
  for (const { type, text } of texts) if (type !== 'module') runInNewContext(text, around)
  const { stream, streamController: _, ...context } = window['__reactRouterContext'] ?? { stream: new ReadableStream() }
  const written = texts.flatMap(({ text }) =>
    [...text.matchAll(/window\.(__reactRouter\w+) *=/g)].map(([, name]) => name),
  )
  const routes = texts.map(({ text }) => /__reactRouterRouteModules = \{(.*)\}/.exec(text)?.[1]).find(Boolean) ?? ''
  return {
    context: JSON.parse(JSON.stringify(context)) as unknown,
    data: await new Response(stream).text(),
    written: new Set(written),
    routes: [...routes.matchAll(/"(\w+)":/g)].map(([, id]) => id),
    modules: new Set(html.match(/\/assets\/[\w-]+\.js/g)),
  }
}

test('a page gives the router in the browser all that its own parts would give', async () => {
  const [page, routers] = [await drawnByUs('Fresh </script> & "fish"'), await drawnByRouter('Fresh </script> & "fish"')]
  expect(await foundInBrowser(page.html)).toEqual(await foundInBrowser(routers))
})

test('typefaces that are fetched stand last, for the script or where there is none, and are told apart in the sheet alone', () => {
  expect(styles).toEqual({ standing: `p{color:red}${fallback}`, faces: face, faceFiles: ['/fonts/f.woff2'] })
})

test.each([
  ['has no typefaces', 'p{color:red}', 'typefaces'],
  ['names one elsewhere', `${face}.x{src:url(/fonts/g.woff2)}`, 'typefaces'],
  ['would end in the middle of a page', `${face}p::after{content:"</style>"}`, 'end in the middle'],
])('a sheet that %s is refused at the start', (_, sheet, why) => {
  expect(() => pageStylesFrom(sheet)).toThrow(why)
})

test('whatever is said on a page stands there as it was typed, in its title and in its data, and nothing else is let in', async () => {
  const silent = elementsOf(parsed((await drawnByUs('Fresh fish')).html))
  for (const said of corpus) {
    const { html, inline } = await drawnByUs(said)
    const document = parsed(html)
    const text = document.querySelector('p')
    expect([document.querySelector('title')?.textContent, text?.textContent, text?.title]).toEqual([said, said, said])
    expect((await foundInBrowser(html)).data).toContain(JSON.stringify(said))
    expect(elementsOf(document)).toEqual(silent)
    const standing = [...document.querySelectorAll('script,style')].map((one) => one.textContent)
    expect(new Set(standing)).toEqual(new Set([...inline.scripts, ...inline.styles]))
  }
})

const elementsOf = (document: Document) => [...document.querySelectorAll('*')].map(({ tagName }) => tagName)
