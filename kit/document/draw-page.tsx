import { renderToReadableStream } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { seconds } from '#shop/time.ts'
import type { Drawing, Inline } from '#shop/wire/page-parts.ts'
import { dataOf } from './hand-over.ts'
import { GivenParts, inlineOf, type PageParts } from './page-parts.tsx'

/**
 * Keeps what somebody taps or chooses before the page can answer, and shows that it is under way; `browser/early-taps.ts`
 * lets it happen. So it is with Enter in a form whose submit button waits for the page. Links, other forms, the list of
 * products and what the browser itself opens work without script: they are left be.
 */
const keepEarlyTaps = `
self.taps=[]
const meant={
click:(at)=>at.closest('button[type=button]:not(.dropdown-button,[popovertarget])'),
change:(at)=>at.closest('select'),
keydown:(at,{key})=>key=='Enter'&&at.closest('input')?.form?.querySelector('[type=submit]:disabled')}
for(const kind in meant)addEventListener(kind,(tap)=>{
const on=taps&&meant[kind](tap.target,tap)
if(!on)return
tap.stopPropagation()
on.ariaBusy=true
taps.push([on,on.value])},true)`

/** The longest wait for a picture that does not come. */
const patience = seconds(3)

/**
 * Starts the scripts of a page once its first view is painted, with its picture: on a slow line they would take its
 * bandwidth, and on a slow phone its time. They are fetched in parallel and run one after the other, each as a task of
 * its own, so that taps are handled in between. The last one finds the routes' modules where the router looks for them.
 */
function startScript(manifest: EntryContext['manifest'], routes: readonly string[]): string {
  const modules = routes.map((id) => [id, routeOf(manifest, id).module] as const)
  return `${keepEarlyTaps}
const picture = document.querySelector('img[fetchpriority="high"]')
const seen = async () => {
  await picture?.decode().catch(() => {})
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
const pause = (time) => new Promise((go) => setTimeout(go, time))
await Promise.race([seen(), pause(${patience})])
const modules = ${JSON.stringify(inOrder(manifest, routes))}
for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
for (const href of modules.slice(0, -1)) {
  await import(href)
  await pause()
}
window.__reactRouterRouteModules = {${modules.map(([id, path]) => `${JSON.stringify(id)}:await import(${JSON.stringify(path)})`).join(',')}}
import(modules.at(-1))`
}

/** The table of routes first, the entry last: it is fetched with the others and runs after them. */
function inOrder({ url, hmr, entry, routes }: EntryContext['manifest'], ids: readonly string[]): string[] {
  const ofRoutes = ids.flatMap((id) => [routes[id]?.module ?? '', ...(routes[id]?.imports ?? [])])
  const before = new Set([...(hmr?.runtime ? [hmr.runtime] : []), url, ...entry.imports, ...ofRoutes])
  before.delete(entry.module)
  return [...before, entry.module]
}

function routeOf({ routes }: EntryContext['manifest'], id: string) {
  const route = routes[id]
  if (route === undefined) throw new Error(`the build has no scripts for the route '${id}'`)
  return route
}

/** An answer of the site; a page's with what stands in it to be run or worn. */
export interface Rendered {
  readonly response: Response
  readonly inline: Inline
}

export interface Drawn {
  readonly html: string
  /** a part of it could not be drawn */
  readonly troubled: boolean
  readonly inline: Inline
}

const drawing = createContext<Drawing & { readonly drew: (inline: Inline) => void }>()

/** Asks the router for an address, with a context that holds what the loaders may ask. */
export async function renderedBy(
  answer: RequestHandler,
  request: Request,
  { context, given }: { context: RouterContextProvider; given: Drawing },
): Promise<Rendered> {
  let inline: Inline = { scripts: [], styles: [] }
  context.set(drawing, { ...given, drew: (drawn) => void (inline = drawn) })
  const response = await answer(request, context)
  return { response, inline }
}

/** The drawn page as the router's answer. */
export function answerWith(
  { html, troubled, inline }: Drawn,
  { status, headers, site }: { status: number; headers: Headers; site: RouterContextProvider },
): Response {
  site.get(drawing).drew(inline)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status: troubled ? 500 : status, headers })
}

/**
 * Draws the whole document into one piece. Every part, however large, is in its place: no script moves it there, and nobody
 * looks for a place in it afterwards.
 */
export async function drawPage(context: EntryContext, url: string, site: RouterContextProvider): Promise<Drawn> {
  const { styles, onError } = site.get(drawing)
  const { serverHandoffStream: _, ...withoutData } = context
  const parts: PageParts = {
    styles,
    data: await dataOf(context),
    start: startScript(
      context.manifest,
      context.staticHandlerContext.matches.map(({ route }) => route.id),
    ),
  }
  let troubled = false
  const stream = await renderToReadableStream(
    <GivenParts value={parts}>
      <ServerRouter context={withoutData} url={url} />
    </GivenParts>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(trouble) {
        troubled = true
        onError(trouble)
      },
    },
  )
  await stream.allReady
  return { html: await new Response(stream).text(), troubled, inline: inlineOf(parts) }
}

/** The router would write the stack to the console, over many lines. What is not there is no trouble. */
export const handleError: HandleErrorFunction = (trouble, { context }) => {
  if (!isRouteErrorResponse(trouble)) context.get(drawing).onError(trouble)
}
