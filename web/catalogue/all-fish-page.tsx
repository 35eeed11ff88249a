import { type Packed, packed, unpacked, useFacts } from '#browser/packed.ts'
import { listParts, parseListChoice } from '#shop/catalogue/list-choice.ts'
import { paths } from '#web/paths.ts'
import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import { breadcrumbs } from '#web/site/head.ts'
import { siteLinks } from '#web/site/links.ts'
import type { StructuredHandle } from '#web/site/structured-data.tsx'
import { listChoiceWords } from '#words/search.ts'
import type { Route } from './+types/all-fish-page'
import { type ListedFacts, listedFacts } from './list-facts.ts'
import { listHead } from './list-head.ts'
import { Listed } from './listed.tsx'
import './list-choice.css'
import './lists.css'
import './product.css'
import './description.css'

type AllFishFacts = ListedFacts & { readonly publicUrl: string }

/** All that is sold, in the order of the menu. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Packed<AllFishFacts>> {
  const asked = context.get(queries)
  const listed = await listedFacts(asked, asked.listing(), parseListChoice(url.searchParams))
  return packed({ ...listed, publicUrl: asked.publicUrl() })
}

/** Only the server reads it, so no browser need carry it. */
export const handle: (StructuredHandle<Packed<AllFishFacts>> & SpeaksOf) | undefined = import.meta.env.SSR
  ? {
      speaksOf: listParts,
      structuredData: (text) => [
        breadcrumbs(unpacked(text).publicUrl, [{ name: siteLinks.allFish.title, path: paths.allFish }]),
      ],
    }
  : undefined

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { publicUrl, cards, choice } = unpacked(loaderData)
  return listHead(matches, choice, {
    title: siteLinks.allFish.title,
    description: listChoiceWords.allFishInShort,
    path: paths.allFish,
    publicUrl,
    picture: cards[0]?.shot?.src,
  })
}

export default function AllFishPage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts(loaderData)
  return (
    <div className="band room list-page">
      <header className="list-head">
        <h1>{siteLinks.allFish.title}</h1>
        <p className="reading">{listChoiceWords.allFishInShort}</p>
      </header>
      <Listed facts={facts} to={paths.allFish} />
    </div>
  )
}
