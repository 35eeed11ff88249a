import { data, Link, redirect } from 'react-router'
import { type Packed, packed, unpacked, useFacts } from '#browser/packed.ts'
import { Picture } from '#kit/picture.tsx'
import { listParts, parseListChoice } from '#shop/catalogue/list-choice.ts'
import { listAddressOf, listPath, listPaths } from '#shop/catalogue/paths.ts'
import { langOf } from '#shop/catalogue/said.ts'
import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import { breadcrumbs } from '#web/site/head.ts'
import type { StructuredHandle } from '#web/site/structured-data.tsx'
import { catalogueWords } from '#words/catalogue.ts'
import type { Route } from './+types/list-page'
import { type ListFacts, listFacts, type RecipeCardFacts } from './list-facts.ts'
import { listHead } from './list-head.ts'
import { Listed } from './listed.tsx'
import { LocalNames } from './local-names.tsx'
import './list-choice.css'
import './lists.css'
import './product.css'
import './description.css'

export async function loader({ context, pattern, params, url }: Route.LoaderArgs): Promise<Packed<ListFacts>> {
  const asked = context.get(queries)
  const name = params.species !== undefined ? params.species.toLowerCase() : specifiedAt(pattern)
  const species = asked.species(name)
  if (species === undefined) throw data(null, { status: 404 })
  const address = listAddressOf(name)
  // A kind that has a list of its own since the first day has no second one.
  if (pattern === listPath && address !== listPath.replace(':species', params.species ?? ''))
    throw redirect(address, 301)
  if (species.retired) throw redirect('/home', 302)
  return packed(await listFacts(asked, species, parseListChoice(url.searchParams)))
}

const specifiedAt = (pattern: string): string =>
  Object.entries(listPaths).find(([, path]) => path === pattern)?.[0] ?? ''

/** Only the server reads it, so no browser need carry it. */
export const handle: (StructuredHandle<Packed<ListFacts>> & SpeaksOf) | undefined = import.meta.env.SSR
  ? {
      speaksOf: listParts,
      structuredData(text) {
        const { list, publicUrl } = unpacked(text)
        return [breadcrumbs(publicUrl, [{ name: list.title, path: list.to }])]
      },
    }
  : undefined

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { list, publicUrl, cards, choice } = unpacked(loaderData)
  return listHead(matches, choice, {
    title: list.title,
    description: catalogueWords.listInShort(list.intro),
    path: list.to,
    publicUrl,
    picture: cards[0]?.shot?.src,
  })
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts(loaderData)
  const { list, names, recipes } = facts
  return (
    <div className="band room list-page">
      <header className="list-head">
        <h1 lang={langOf(list, 'title')}>{list.title}</h1>
        <LocalNames names={names} />
        {list.intro !== '' && (
          <p className="reading" lang={langOf(list, 'intro')}>
            {list.intro}
          </p>
        )}
      </header>
      <Listed facts={facts} to={list.to} />
      <RecommendedRecipes recipes={recipes} />
    </div>
  )
}

function RecommendedRecipes({ recipes }: { recipes: readonly RecipeCardFacts[] }) {
  return (
    <section className="recommended" aria-labelledby="recommended-recipes">
      <h2 id="recommended-recipes">{catalogueWords.recommendedRecipes}</h2>
      <ul className="cards" role="list">
        {recipes.map(({ name, to, minutes, servings, shot }) => (
          <li key={to} className="card recipe-card">
            <Picture shot={shot} name={name} sizes="(width < 48rem) 100vw, 24rem" />
            <div className="card-body">
              <h3>
                <Link to={to}>{name}</Link>
              </h3>
              <p className="small muted">{catalogueWords.timeAndServings(minutes, servings)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
