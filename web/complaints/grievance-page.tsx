import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { EnglishBinds } from '#web/about/english-binds.tsx'
import { legalPages } from '#web/about/legal-pages.ts'
import { LegalSection } from '#web/about/legal-section.tsx'
import { PageBanner } from '#web/about/page-banner.tsx'
import { paths } from '#web/paths.ts'
import { queries } from '#web/queries.ts'
import { head } from '#web/site/head.ts'
import type { Route } from './+types/grievance-page'
import '#web/about/about.css'
import './complaints.css'

export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  const page = legalPages(asked.identity()).find(({ path }) => path === paths.grievance)
  if (page === undefined) throw data(null, { status: 404 })
  return { page, publicUrl: asked.publicUrl() }
}

export const meta: Route.MetaFunction = ({ loaderData: { page, publicUrl }, matches }) =>
  head(matches, { title: page.title, description: page.line, path: page.path, publicUrl })

/** Who answers comes first, for people who would rather call. */
export default function GrievancePage({ loaderData: { page } }: Route.ComponentProps) {
  const [officer, ...others] = page.sections
  return (
    <>
      <PageBanner title={page.title} line={page.line} />
      <div className="band room prose legal">
        <EnglishBinds path={page.path} />
        {officer && <LegalSection {...officer} />}
        <Suspense>
          <ComplaintForm />
        </Suspense>
        {others.map((section) => (
          <LegalSection key={section.head} {...section} />
        ))}
      </div>
    </>
  )
}

/** It is in the page from the start. Its script, with all checks of what is typed, loads later. */
const ComplaintForm = lazy(() => import('./complaint-form.tsx'))
