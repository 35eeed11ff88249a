import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { words } from '#shop/words.ts'

/**
 * Leaves out of the browser's build what the router carries for settings that this site does not use: finding routes
 * little by little (`routeDiscovery` is 'initial') and watching the router from outside. A name that the router comes to
 * need from these modules is missing here, and the build says so. Its words for whoever writes a site go too.
 *
 * And where the script of a page does not come, the router would load the document anew, which ends in the browser's own
 * error page when the line is dead: instead it says so, and waits (web/frame/lost.tsx). So it does with a page's styles, which
 * the router would put into the page and take out again with every page that is left. And the next page is shown in one go:
 * as the router does it, by a transition in small pieces with pauses, it takes half as long again.
 */
export function leanRouter(): Plugin {
  return {
    name: 'darya-lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return undefined
      const terse = code.replaceAll(complaint, '$1)')
      if (!id.endsWith('/lib/components.js')) return terse
      if (!terse.includes(inPieces)) throw new Error('the router shows the next page in another way than before')
      return `import { isAllAwake } from ${ours('sleeping-parts')}\n${terse.replace(inPieces, 'else if (isAllAwake())')}`
    },
    load(id) {
      return changed.find(({ file }) => file.test(id))?.instead
    },
  }
}

/** What the router says to whoever writes a site, in a call that stands on one line. While developing it says it all. */
const complaint = /^(.*\b(?:invariant|warning|warnOnce)\(.+), (?:"[^"\n]*"|`[^`\n]*`)\)(?=;$)/gm

/** How it asks whether to show the next page in one go: a setting of the whole site, but it depends on the page that is left. */
const inPieces = 'else if (useTransitions === false)'

/** A module of the browser's part of the site, as the router's would import it. */
const ours = (name: string) => JSON.stringify(fileURLToPath(new URL(`../web/browser/${name}.ts`, import.meta.url)))

const changed: readonly { readonly file: RegExp; readonly instead: string }[] = [
  {
    file: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    instead: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
      export const instrumentationResultMetaContext = undefined
    `,
  },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    instead: `
      export const getPatchRoutesOnNavigationFunction = () => undefined
      export const useFogOFWarDiscovery = () => undefined
      export const isFogOfWarEnabled = () => false
      export const shouldUseInitialRouteDiscovery = () => true
      export const getPartialManifest = (manifest) => manifest
      export const getManifestPath = () => '/__manifest'
      export const getManifestPathsParam = () => ''
      export const getPathsWithAncestors = () => []
      export const handleClientVersionMismatch = async () => false
    `,
  },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/route-discovery\.js$/,
    instead: `
      export const RouteDiscoveryRuntime = undefined
      export const getCustomPatchRoutesOnNavigationFunction = () => undefined
      export const useCustomRouteDiscovery = () => undefined
      export const useRouteDiscovery = () => undefined
    `,
  },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/,
    instead: `
      export const prefetchRouteCss = async () => undefined
      export const prefetchStyleLinks = async () => undefined
      export const getKeyedLinksForMatches = () => []
      export const getKeyedPrefetchLinks = async () => []
      export const isPageLinkDescriptor = () => false
      export const getModuleLinkHrefs = (matches, { routes }) =>
        [...new Set(matches.flatMap(({ route: { id } }) => [routes[id].module, ...(routes[id].imports ?? [])]))]
      export const getNewMatchesForLinks = (page, next, current, { routes }, location, mode) =>
        next.filter(({ route: { id }, pathname }, place) =>
          mode === 'data' ? id !== 'root' && routes[id].hasLoader : id !== current[place]?.route.id || pathname !== current[place].pathname)
    `,
  },
  {
    // Where even the frame of all pages fails: the router's own would show a shopper the stack.
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/,
    instead: `
      import { Component, createElement as the } from 'react'
      export class RemixErrorBoundary extends Component {
        state = { error: this.props.error }
        static getDerivedStateFromError = (error) => ({ error })
        render() {
          return this.state.error ? the(RemixRootDefaultErrorBoundary) : this.props.children
        }
      }
      export const RemixRootDefaultErrorBoundary = () =>
        the('html', { lang: 'en-IN' }, the('body', null, the('h1', null, 'Something went wrong'), the('a', { href: '' }, '${words.frame.tryAgain}')))
      export const BoundaryShell = () => undefined
    `,
  },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
    instead: `
      import { takeInStyles } from ${ours('take-in-styles')}
      export async function loadRouteModule({ id, module, css = [] }, loaded) {
        for (; !(id in loaded); )
          try {
            const styles = css.map((href) => takeInStyles(href, 'high'))
            ;[loaded[id]] = await Promise.all([import(/* @vite-ignore */ module), ...styles])
          } catch {
            await new Promise((again) => dispatchEvent(new CustomEvent('pagelost', { detail: again })))
          }
        return loaded[id]
      }
    `,
  },
]
