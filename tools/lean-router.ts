import type { Plugin } from 'vite'
import { words } from '#shop/words.ts'

/**
 * Leaves out of the browser's build what the router carries for settings that this site does not use: finding routes
 * little by little (`routeDiscovery` is 'initial') and watching the router from outside. A name that the router comes to
 * need from these modules is missing here, and the build says so. Its words for whoever writes a site go too.
 *
 * And where the script of a page does not come, the router would load the document anew, which ends in the browser's own
 * error page when the line is dead: instead it says so, and waits (web/frame/lost.tsx).
 */
export function leanRouter(): Plugin {
  return {
    name: 'darya-lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      return id.includes('/react-router/dist/production/') ? code.replaceAll(complaint, '$1)') : undefined
    },
    load(id) {
      return changed.find(({ file }) => file.test(id))?.instead
    },
  }
}

/** What the router says to whoever writes a site, in a call that stands on one line. While developing it says it all. */
const complaint = /^(.*\b(?:invariant|warning|warnOnce)\(.+), (?:"[^"\n]*"|`[^`\n]*`)\)(?=;$)/gm

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
      export async function loadRouteModule({ id, module }, loaded) {
        for (; !(id in loaded); )
          try {
            loaded[id] = await import(/* @vite-ignore */ module)
          } catch {
            await new Promise((again) => dispatchEvent(new CustomEvent('pagelost', { detail: again })))
          }
        return loaded[id]
      }
    `,
  },
]
