import { useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { productsMenu } from '#shop/catalogue/lists.ts'
import { search } from '#shop/catalogue/search.ts'
import { words } from '#shop/words.ts'
import { PageBanner } from '#web/about/page-banner.tsx'
import { privateHead } from '#web/site/head.ts'
import { Alert } from '#web/kit/alert.tsx'
import { pictureOf } from '#web/kit/pictures.ts'
import type { Route } from './+types/search-page'
import '#web/about/about.css'

/** Leads straight to the page that was meant. Where nothing was, the page says so and offers all that there is. */
export function loader({ url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('query') ?? ''
  const to = search(typed)
  if (to !== undefined) throw redirect(to)
  return data({ typed: typed.slice(0, longestShown), shot: pictureOf('banner-lists', { widest: 1536 }) })
}

const longestShown = 80

export const meta = () => privateHead('Search')

export default function SearchPage({ loaderData: { typed, shot } }: Route.ComponentProps) {
  const [answered, setAnswered] = useState<string>()
  const asked = typed.trim() !== ''
  return (
    <>
      <PageBanner
        title={asked ? 'Nothing found' : 'Search our fish'}
        shot={shot}
        line="Every name that Mumbai has for a fish will do. All that we sell stands below."
      />
      <div className="band room stack">
        {asked && answered !== typed && <Alert text={words.search.noMatch} onOk={() => setAnswered(typed)} />}
        {asked && (
          <p>
            We have no fish called “<bdi>{typed}</bdi>”. {words.search.noMatch}
          </p>
        )}
        <h2>All that we sell</h2>
        <ul className="all-fish">
          {productsMenu.map(({ title, to }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
