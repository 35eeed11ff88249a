import { data } from 'react-router'
import { queries } from '#web/queries.ts'
import { head } from '#web/site/head.ts'
import type { Route } from './+types/legal-page'
import { EnglishBinds } from './english-binds.tsx'
import { legalPages } from './legal-pages.ts'
import { LegalSection } from './legal-section.tsx'
import { PageBanner } from './page-banner.tsx'
import './about.css'

export function loader({ pattern, context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  const page = legalPages(asked.identity()).find((one) => one.path === pattern)
  if (page === undefined) throw data(null, { status: 404 })
  return { page, publicUrl: asked.publicUrl() }
}

export const meta: Route.MetaFunction = ({ loaderData: { page, publicUrl }, matches }) =>
  head(matches, { title: page.title, description: page.line, path: page.path, publicUrl })

export default function LegalPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={page.title} line={page.line} />
      <div className="band room prose legal">
        <EnglishBinds path={page.path} />
        {page.sections.map((section) => (
          <LegalSection key={section.head} {...section} />
        ))}
      </div>
    </>
  )
}
