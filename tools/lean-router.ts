import type { Plugin } from 'vite'

/**
 * Leaves out of the browser's build what the router carries for settings that this site does not use: finding routes
 * little by little (`routeDiscovery` is 'initial') and watching the router from outside. A name that the router comes to
 * need from these modules is missing here, and the build says so.
 */
export function leanRouter(): Plugin {
  return {
    name: 'darya-lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      return unused.find(({ file }) => file.test(id))?.instead
    },
  }
}

const unused: readonly { readonly file: RegExp; readonly instead: string }[] = [
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
]
