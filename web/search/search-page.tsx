import { useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { Alert } from '#kit/alert.tsx'
import { pictureOf } from '#kit/pictures.ts'
import { Sentence } from '#kit/sentence.tsx'
import { onListPage } from '#shop/catalogue/listing.ts'
import { PageBanner } from '#web/about/page-banner.tsx'
import { ListCard } from '#web/catalogue/list-card.tsx'
import { listCards } from '#web/catalogue/list-facts.ts'
import { paths } from '#web/paths.ts'
import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import { privateHead } from '#web/site/head.ts'
import { siteLinks } from '#web/site/links.ts'
import { useFrame } from '#web/site/site-facts.ts'
import { searchWords } from '#words/search.ts'
import { textListWords } from '#words/text-list.ts'
import type { Route } from './+types/search-page'
import '#web/about/about.css'
import '#web/catalogue/lists.css'
import '#web/catalogue/product.css'
import '#web/catalogue/description.css'

/**
 * Leads straight to the page that was meant. Who names no kind sees what fits; where nothing does, the page says so and
 * offers all that there is.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const typed = url.searchParams.get('query') ?? ''
  const asked = context.get(queries)
  const { search, offered } = asked.search()
  const to = search(typed)
  if (to !== undefined) throw redirect(to)
  const found = asked.found(typed, onListPage)
  const offer = offered(typed) ?? (found.length > 0 ? 'found' : 'nothing-fits')
  const result = typed.trim() === '' ? 'nothing-asked' : offer
  if (result === 'nothing-fits') asked.askedInVain(typed)
  return data({
    typed: typed.slice(0, longestShown),
    result,
    cards: await listCards(asked, found),
    shot: pictureOf('banner-lists', { widest: 1536 }),
  } as const)
}

const longestShown = 80

export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: 'query' } : undefined

export const meta = privateHead(searchWords.title)

export default function SearchPage({ loaderData: { typed, result, cards, shot } }: Route.ComponentProps) {
  const [answered, setAnswered] = useState<string>()
  const products = useFrame()?.products ?? []
  return (
    <>
      <PageBanner title={searchWords.titles[result]} shot={shot} line={searchWords.anyName} />
      <div className="band room stack">
        {result === 'nothing-fits' && (
          <>
            {answered !== typed && <Alert text={searchWords.noMatch} onOk={() => setAnswered(typed)} />}
            <p>
              <Sentence words={searchWords.noFishCalled} typed={<bdi>{typed}</bdi>} /> {searchWords.noMatch}
            </p>
          </>
        )}
        {cards.length > 0 && (
          <ul className="cards" role="list">
            {cards.map((card, place) => (
              <ListCard key={card.id} card={card} first={place === 0} />
            ))}
          </ul>
        )}
        <h2>{searchWords.allThatWeSell}</h2>
        <ul className="all-fish">
          {products.map(({ title, to }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to={siteLinks.allFish.to}>{siteLinks.allFish.title}</Link>
        </p>
        <p>
          <Link to={paths.textList}>{textListWords.haveAList}</Link>
        </p>
      </div>
    </>
  )
}
