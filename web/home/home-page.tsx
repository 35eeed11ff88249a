import { useState } from 'react'
import { Link } from 'react-router'
import { useNoMotion } from '#browser/motion.ts'
import { type Packed, packed, unpacked, useFacts } from '#browser/packed.ts'
import { timings } from '#browser/timings.ts'
import { useInterval, useTimeout } from '#browser/use-timeout.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Picture } from '#kit/picture.tsx'
import { pictureOf, type Shot } from '#kit/pictures.ts'
import type { HomeFavourite } from '#shop/catalogue/home.ts'
import { detailUrl, type Product, readableRange } from '#shop/catalogue/product.ts'
import { type InEnglish, langOf, marks } from '#shop/catalogue/said.ts'
import { averageFrom, noReviews, together } from '#shop/reviews/reviews.ts'
import { readableUnitPrice } from '#shop/words/catalogue/unit-price.ts'
import { type AvailabilityFacts, availabilityFacts } from '#web/catalogue/availability-facts.ts'
import { AvailabilityLine } from '#web/catalogue/availability-line.tsx'
import { Grade } from '#web/catalogue/grade.tsx'
import { PriceRange } from '#web/catalogue/price-range.tsx'
import { type Queries, queries } from '#web/queries.ts'
import { DeliveryPlaces, deliveryInShort } from '#web/site/delivery-places.tsx'
import { SpinnerLink } from '#web/site/departure.tsx'
import { head } from '#web/site/head.ts'
import { OrderNow } from '#web/site/order-now.tsx'
import { shotNamed } from '#web/site/shots.ts'
import { SuccessBanner } from '#web/site/success-banner.tsx'
import { homeWords } from '#words/home.ts'
import type { Route } from './+types/home-page'
import './hero.css'
import './home.css'

export async function loader({ context }: Route.LoaderArgs): Promise<Packed<HomeFacts>> {
  return packed(await homeFacts(context.get(queries)))
}

type HomeFacts = Awaited<ReturnType<typeof homeFacts>>

async function homeFacts(asked: Queries) {
  const home = asked.home()
  const behind = new Map(home.favourites.map((favourite) => [favourite, productsBehind(asked, favourite)]))
  const summaries = await asked.summaries([...behind.values()].flat().map(({ id }) => id))
  return {
    publicUrl: asked.publicUrl(),
    delivery: await deliveryInShort(asked),
    slides: home.slides.flatMap((slide) => {
      const { title, description, productId, picture: hero } = slide
      const product = asked.product(productId)
      if (product === undefined) return []
      const { picture } = product
      return {
        title,
        description,
        ...marks(slide),
        to: detailUrl(product),
        wide: unnamed(shotNamed(asked, hero) ?? shotNamed(asked, picture)),
        tall: filesOf(pictureOf(`${hero}-tall`) ?? shotNamed(asked, hero) ?? shotNamed(asked, picture)),
      }
    }),
    favourites: home.favourites.flatMap((favourite) => {
      const { title, tagline, productId, species } = favourite
      const product = asked.product(productId)
      if (product === undefined) return []
      const { picture, grade } = product
      const shown = behind.get(favourite) ?? []
      return {
        title,
        tagline,
        ...marks(favourite),
        to: (species === undefined ? undefined : asked.species(species)?.path) ?? detailUrl(product),
        grade,
        unitPrice: readableUnitPrice(...shown),
        availability: ofAll(shown.map((one) => availabilityFacts(asked, one))),
        average: averageFrom(together(shown.map(({ id }) => summaries.get(id) ?? noReviews))),
        shot: shotNamed(asked, favourite.picture, { narrowest: 336 }) ?? shotNamed(asked, picture),
      }
    }),
    catch: home.catch.flatMap((id) => {
      const today = asked.product(id)
      if (today === undefined) return []
      return {
        title: today.title,
        line: today.line,
        ...marks(today),
        to: detailUrl(today),
        availability: availabilityFacts(asked, today),
        range: readableRange(today),
        unitPrice: readableUnitPrice(today),
        shot: shotNamed(asked, today.picture),
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
      {facts.slides.length > 0 && <Hero slides={facts.slides} />}
      <section className="band room stack" aria-labelledby="favourites">
        <h2 id="favourites">{homeWords.favourites}</h2>
        <ul className="favourites" role="list">
          {facts.favourites.map(({ title, tagline, to, grade, unitPrice, availability, average, shot, ...said }) => (
            <li key={to}>
              <Link className="card favourite" to={to}>
                <Picture shot={shot} name={title} shape="square" sizes="(width < 48em) 45vw, 14rem" />
                <span className="card-body">
                  <span className="favourite-title" lang={langOf(said, 'title')}>
                    {title}
                  </span>
                  <span className="muted favourite-tagline" lang={langOf(said, 'tagline')}>
                    {tagline}
                  </span>
                  <strong>{unitPrice}</strong>
                  <AvailabilityLine of={availability} />
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
            {facts.catch.map(({ title, line, to, availability, range, unitPrice, shot, ...said }) => (
              <li key={to} className="card">
                <Picture shot={shot} name={title} sizes="(width < 48em) 92vw, 24rem" />
                <div className="card-body">
                  <h3 lang={langOf(said, 'title')}>{title}</h3>
                  <p lang={langOf(said, 'line')}>{line}</p>
                  <p>
                    <PriceRange range={range} unitPrice={unitPrice} />
                  </p>
                  <AvailabilityLine of={availability} />
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

/** A card that leads to a list speaks of everything on it. */
function productsBehind(asked: Queries, { species, productId }: HomeFavourite): readonly Product[] {
  const product = asked.product(productId)
  return species === undefined ? (product ? [product] : []) : asked.productsOf(species)
}

/** Several are sold out together, and never the last together. */
function ofAll(all: readonly (AvailabilityFacts | undefined)[]): AvailabilityFacts | undefined {
  const [first, ...others] = all
  return others.every((one) => first?.gone === true && one?.gone === true) ? first : undefined
}

/** It takes the place of the wide one, in the same element. */
const filesOf = (shot: Shot | undefined): Files | undefined => shot && { avif: shot.avif, src: shot.src }

/** Words stand beside it that say what it shows. */
const unnamed = (shot: Shot | undefined): Shot | undefined => shot && { ...shot, alt: '' }

interface Slide extends InEnglish<'title' | 'description'> {
  readonly title: string
  readonly description: string
  readonly to: string
  readonly wide: Shot | undefined
  readonly tall: Files | undefined
}

/** Slides in a loop. No arrows, no dots, no stop under the pointer: one button pauses it. */
function Hero({ slides }: { slides: readonly Slide[] }) {
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const [fetched, setFetched] = useState(0)
  const noMotion = useNoMotion()
  const isAlone = slides.length === 1
  const rests = paused || noMotion || isAlone
  useInterval(() => setCurrent((current + 1) % slides.length), rests ? undefined : timings.heroAutoplay)
  // The next picture is fetched while the one before it is looked at, and none that nobody will see.
  const next = current === fetched && fetched < slides.length - 1
  useTimeout(() => setFetched(current + 1), next && !rests ? timings.heroAhead : undefined)
  return (
    <section className="hero on-slate" aria-roledescription={homeWords.carousel} aria-label={homeWords.fromTheDocks}>
      {slides.map(({ title, description, to, wide, tall, ...said }, place) => (
        <div
          key={to}
          className="hero-slide"
          data-shown={place === current}
          inert={place !== current}
          role="group"
          aria-roledescription={homeWords.slide}
          aria-label={homeWords.slideOf(place + 1, slides.length)}
        >
          <SpinnerLink className="hero-picture" to={to} wait={timings.orderNow} tabIndex={-1} aria-hidden="true">
            {place <= fetched && <HeroPicture wide={wide} tall={tall} first={place === 0} />}
          </SpinnerLink>
          <div className="band hero-words">
            <h2 className="hero-title" lang={langOf(said, 'title')}>
              {title}
            </h2>
            <p lang={langOf(said, 'description')}>{description}</p>
            <OrderNow to={to} title={title} />
          </div>
        </div>
      ))}
      {!noMotion && !isAlone && (
        <Button look="quiet" className="hero-pause" onClick={() => setPaused(!paused)}>
          {paused ? homeWords.play : homeWords.pause}
        </Button>
      )}
    </section>
  )
}

type Files = Pick<Shot, 'avif' | 'src'>

/** One scene in two cuts: tall for a phone held upright, wide for all else. Words beside it say what it shows. */
function HeroPicture({ wide, tall, first }: { wide: Shot | undefined; tall: Files | undefined; first: boolean }) {
  if (wide === undefined || tall === undefined) return null
  const upright = '(width < 48em)'
  return (
    <picture>
      <source media={upright} type="image/avif" srcSet={tall.avif} sizes="100vw" />
      <source media={upright} type="image/webp" srcSet={tall.src} />
      <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <img
        src={wide.src}
        alt=""
        width={wide.width}
        height={wide.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}
