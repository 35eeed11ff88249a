import { data, redirect } from 'react-router'
import { parseBatchCode } from '#shop/stock/batch-code.ts'
import { landedWhen, orNotRecorded } from '#shop/words/landings.ts'
import { queries } from '#web/queries.ts'
import { privateHead } from '#web/site/head.ts'
import { telephone } from '#web/site/links.ts'
import { useIdentity } from '#web/site/seller.tsx'
import { landingWords, catchWords as words } from '#words/batches.ts'
import { namedDay, readableSize } from '#words/formatters.ts'
import { timeWords } from '#words/measures.ts'
import type { Route } from './+types/catch-page'
import './catch.css'

/** Of a batch that anybody has the code of, from a slip or a crate. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = context.get(queries)
  const code = parseBatchCode(params.code)
  const caught = code === undefined ? undefined : await asked.caught(code)
  if (caught === undefined) throw data(null, { status: 404 })
  if (caught.code !== params.code) throw redirect(`/catch/${caught.code}`, 301)
  return { ...caught, fish: asked.species(caught.species)?.title ?? caught.species }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined ? [] : privateHead(words.title(loaderData.fish))({ matches })

/** Where and when the fish of a batch was landed. Nothing about buyers or the supplier. */
export default function CatchPage({ loaderData }: Route.ComponentProps) {
  const { code, fish, size, landing, origin, temperatureTenths: tenths, useBy, recalled } = loaderData
  const identity = useIdentity()
  const facts: readonly (readonly [string, string])[] = [
    [words.facts.fish, fish],
    ...(size === '' ? [] : [[words.facts.size, readableSize(size)] as const]),
    [words.facts.landed, landedWhen(landing, { timeWords })],
    [words.facts.jetty, orNotRecorded(landing.jetty, { landingWords })],
    [words.facts.boat, orNotRecorded(landing.boatOrGear, { landingWords })],
    [words.facts.origin, words.origins[origin]],
    [words.facts.temperature, tenths === undefined ? landingWords.notRecorded : words.degrees(tenths)],
    [words.facts.lastDay, namedDay(useBy)],
  ]
  return (
    <div className="band stack caught">
      <h1>{words.title(fish)}</h1>
      {recalled !== undefined && (
        <div className="caught-recalled stack">
          <p>
            <strong>
              {words.recalled} {words.doNotEat}
            </strong>
          </p>
          {identity && (
            <p>
              <a href={telephone(identity.phone)}>{words.call(identity.phone)}</a>
            </p>
          )}
          <p>{words.because(recalled)}</p>
        </div>
      )}
      <p className="caught-code">{words.batch(code)}</p>
      <dl className="caught-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{words.honest}</p>
    </div>
  )
}
