import type { EntryContext } from 'react-router'

/** A route that has facts for search engines offers them as `handle.structuredData(loaderData)`. */
export interface StructuredHandle<Data> {
  structuredData(data: Data): readonly object[]
}

/** Written into the head by the server alone: browsers do not need it, and React need not own it. */
export function structuredDataOf({ staticHandlerContext, routeModules }: EntryContext): string {
  return staticHandlerContext.matches
    .flatMap(({ route }) => {
      const handle = routeModules[route.id]?.handle as Partial<StructuredHandle<unknown>> | undefined
      const data = staticHandlerContext.loaderData[route.id]
      return data === undefined ? [] : (handle?.structuredData?.(data) ?? [])
    })
    .map((facts) => `<script type="application/ld+json">${harmless(facts)}</script>`)
    .join('')
}

/** Inside a script element only `<` could end it early. */
const harmless = (facts: object) => JSON.stringify(facts).replaceAll('<', '\\u003c')
