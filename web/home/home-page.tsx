import { Link } from 'react-router'
import { homeWords } from '#words/home.ts'
import { catchOfTheDay, type Favourite, favourites, heroSlides, listPages } from '#shop/catalogue/lists.ts'
import { detailUrl, readableRange } from '#shop/catalogue/product.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { averageFrom, noReviews, together } from '#shop/reviews.ts'
import { readableUnitPrice } from '#shop/pricing.ts'
import { type Packed, packed, unpacked, useFacts } from '#browser/packed.ts'
import { Grade } from '#web/catalogue/grade.tsx'
import { PriceRange } from '#web/catalogue/price-range.tsx'
import { DeliveryPlaces, deliveryInShort } from '#web/site/delivery-places.tsx'
import { OrderNow } from '#web/site/order-now.tsx'
import { head } from '#web/site/head.ts'
import { SuccessBanner } from '#web/site/success-banner.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { Picture } from '#kit/picture.tsx'
import { pictureOf, type Shot } from '#kit/pictures.ts'
import { type Queries, queries } from '#web/queries.ts'
import type { Route } from './+types/home-page'
import type { Files } from './hero-picture.tsx'
import { Hero } from './hero.tsx'
import './hero.css'
import './home.css'

export async function loader({ context }: Route.LoaderArgs): Promise<Packed<HomeFacts>> {
  return packed(await homeFacts(context.get(queries)))
}

type HomeFacts = Awaited<ReturnType<typeof homeFacts>>

async function homeFacts(asked: Queries) {
  const summaries = await asked.summaries(favourites.flatMap(productsBehind))
  const product = (id: number) => asked.product(id) ?? missing(id)
  return {
    publicUrl: asked.publicUrl(),
    delivery: await deliveryInShort(asked),
    slides: heroSlides.map(({ title, description, to, productId }) => {
      const { picture } = product(productId)
      const hero = `hero-${speciesNamed(product(productId).species).name}`
      return {
        title,
        description,
        to,
        wide: unnamed(pictureOf(hero) ?? pictureOf(picture)),
        tall: filesOf(pictureOf(`${hero}-tall`) ?? pictureOf(picture)),
      }
    }),
    favourites: favourites.map((favourite) => {
      const { title, tagline, to, productId } = favourite
      const { picture, grade, species } = product(productId)
      const card = productId === 3 ? 'species-marinated-prawns' : `species-${species}`
      const summary = together(productsBehind(favourite).map((id) => summaries.get(id) ?? noReviews))
      const unitPrice = readableUnitPrice(...productsBehind(favourite).map(product))
      return {
        title,
        tagline,
        to,
        grade,
        unitPrice,
        average: averageFrom(summary),
        shot: pictureOf(card, { narrowest: 336 }) ?? pictureOf(picture),
      }
    }),
    catch: catchOfTheDay.map((id) => {
      const today = product(id)
      return {
        title: today.title,
        line: today.line,
        to: detailUrl(today),
        range: readableRange(today),
        unitPrice: readableUnitPrice(today),
        shot: pictureOf(today.picture),
      }
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  head(matches, {
    title: homeWords.title,
    description: homeWords.inShort,
    path: '/home',
    publicUrl: unpacked(loaderData).publicUrl,
  })

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts(loaderData)
  return (
    <>
      <SuccessBanner />
      <h1 className="only-heard">{homeWords.title}</h1>
      <Hero slides={facts.slides} />
      <section className="band room stack" aria-labelledby="favourites">
        <h2 id="favourites">{homeWords.favourites}</h2>
        <ul className="favourites" role="list">
          {facts.favourites.map(({ title, tagline, to, grade, unitPrice, average, shot }) => (
            <li key={to}>
              <Link className="card favourite" to={to} prefetch="intent">
                <Picture shot={shot} name={title} shape="square" sizes="(width < 48em) 45vw, 14rem" />
                <span className="card-body">
                  <span className="favourite-title">{title}</span>
                  <span className="muted favourite-tagline">{tagline}</span>
                  <strong>{unitPrice}</strong>
                  <Grade product={{ grade }} average={average} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="catch on-slate" aria-labelledby="catch">
        <div className="band stack">
          <h2 id="catch">{homeWords.catchOfTheDay}</h2>
          <ul className="catch-cards" role="list">
            {facts.catch.map(({ title, line, to, range, unitPrice, shot }) => (
              <li key={to} className="card">
                <Picture shot={shot} name={title} sizes="(width < 48em) 92vw, 24rem" />
                <div className="card-body">
                  <h3>{title}</h3>
                  <p>{line}</p>
                  <p>
                    <PriceRange range={range} unitPrice={unitPrice} />
                  </p>
                  <OrderNow to={to} title={title} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="band room">
        <DeliveryPlaces delivery={facts.delivery} />
      </div>
      <section className="band room promises" aria-labelledby="promises">
        <h2 id="promises">{homeWords.honest}</h2>
        <ul role="list">
          {homeWords.promises.map(({ of, text }) => (
            <li key={of}>
              <h3>{of}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to="/aboutus" look="quiet">
          {homeWords.howWeWork}
        </ButtonLink>
      </section>
    </>
  )
}

/** A card that leads to a list speaks of all that stands there. */
const productsBehind = ({ to, productId }: Favourite): readonly number[] =>
  listPages.find((list) => list.to === to)?.productIds ?? [productId]

/** It takes the place of the wide one, in the same element. */
const filesOf = (shot: Shot | undefined): Files | undefined => shot && { avif: shot.avif, src: shot.src }

/** Words stand beside it that say what it shows. */
const unnamed = (shot: Shot | undefined): Shot | undefined => shot && { ...shot, alt: '' }

/** The home page names products of the opening catalogue, which are never taken out of it. */
function missing(id: number): never {
  throw new Error(`the home page shows product ${id}, which is not in the catalogue`)
}
