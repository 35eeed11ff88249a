import type { ServerBuild } from 'react-router'
import type { BuiltFiles } from '#shop/wire/page-parts.ts'

/** Refuses a build whose pages could not be drawn as we draw them: better at the start than at some page. */
export function builtFilesOf({ assets: { entry, routes, url, sri }, routeDiscovery }: ServerBuild): BuiltFiles {
  if (routeDiscovery.mode !== 'initial') throw new Error('the build does not give its table of routes as one file')
  if (sri) throw new Error('the build wants its scripts by their hashes, which our pages do not name')
  const all = Object.values(routes).filter((route) => route !== undefined)
  for (const { id, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } of all)
    if (clientActionModule ?? clientLoaderModule ?? clientMiddlewareModule ?? hydrateFallbackModule)
      throw new Error(`the build splits the scripts of the route '${id}', which our pages start as one`)
  const [sheet, ...more] = new Set(all.flatMap(({ css = [] }) => css))
  if (sheet === undefined || more.length > 0) throw new Error(`the build has ${more.length + 1} sheets instead of one`)
  return { all: [sheet, url, entry.module, ...entry.imports, ...all.flatMap(scriptsOf)], sheet }
}

const scriptsOf = ({ module, imports = [] }: { module: string; imports?: string[] }) => [module, ...imports]
