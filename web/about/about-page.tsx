import { pictureOf } from '#kit/pictures.ts'
import { queries } from '#web/queries.ts'
import { DeliveryPlaces, deliveryInFull } from '#web/site/delivery-places.tsx'
import { head } from '#web/site/head.ts'
import { siteLinks } from '#web/site/links.ts'
import { storyWords } from '#words/story.ts'
import type { Route } from './+types/about-page'
import { PageBanner } from './page-banner.tsx'
import './about.css'

const { title, to } = siteLinks.about

export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  return {
    publicUrl: asked.publicUrl(),
    story: storyWords(asked.identity().name),
    delivery: await deliveryInFull(asked),
    shot: pictureOf('banner-about', { widest: 1536 }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl, story }, matches }) =>
  head(matches, { title, description: story.inShort, path: to, publicUrl })

export default function AboutPage({ loaderData: { story, shot, delivery } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={title} shot={shot} line={story.line} />
      <div className="band room stack">
        <div className="prose">
          <p>{story.opening}</p>
        </div>
        <div className="prose stories">
          {story.stories.map(({ head, text }) => (
            <section key={head} className="stack">
              <h2>{head}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
        <div className="prose">
          <h2>{story.whyUs}</h2>
        </div>
        <ul className="reasons" role="list">
          {story.reasons.map(({ head, text }) => (
            <li key={head} className="card card-body">
              <h3>{head}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <DeliveryPlaces delivery={delivery} />
      </div>
    </>
  )
}
