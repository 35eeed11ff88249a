import { useMatches } from 'react-router'
import { inScript } from '#kit/document/hand-over.ts'

/** A route that has facts for search engines offers them as `handle.structuredData(loaderData)`. */
export interface StructuredHandle<Data> {
  structuredData(data: Data): readonly object[]
}

/** The server alone draws them: browsers do not need them. */
export function StructuredData() {
  const facts = useMatches().flatMap(({ handle, loaderData }) =>
    loaderData === undefined
      ? []
      : ((handle as Partial<StructuredHandle<unknown>> | undefined)?.structuredData?.(loaderData) ?? []),
  )
  return facts.map(inScript).map((text) => (
    <script key={text} type="application/ld+json">
      {text}
    </script>
  ))
}
