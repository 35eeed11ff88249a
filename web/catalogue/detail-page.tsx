import { lazy, Suspense, useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { fetchPart } from '#browser/lost-parts.ts'
import { type Packed, packed, unpacked, useFacts } from '#browser/packed.ts'
import { useLate } from '#browser/use-late.ts'
import { wanted } from '#browser/wanted.ts'
import { Picture } from '#kit/picture.tsx'
import { type Availability, availabilityOf } from '#shop/catalogue/availability.ts'
import { defaultChoice } from '#shop/catalogue/choice.ts'
import { detailPaths, fishPath } from '#shop/catalogue/paths.ts'
import { priceOf, unitPrice } from '#shop/catalogue/pricing.ts'
import { detailUrl, type Product } from '#shop/catalogue/product.ts'
import { langOf } from '#shop/catalogue/said.ts'
import { inRupees, type Paise } from '#shop/money.ts'
import { averageFrom } from '#shop/reviews/reviews.ts'
import { readableUnitPrice } from '#shop/words/catalogue/unit-price.ts'
import { catchPath, ownAddress, paths } from '#web/paths.ts'
import { type Queries, queries } from '#web/queries.ts'
import { reviewData } from '#web/reviews/review-data.ts'
import { breadcrumbs, head } from '#web/site/head.ts'
import { siteLinks } from '#web/site/links.ts'
import type { StructuredHandle } from '#web/site/structured-data.tsx'
import { catalogueWords } from '#words/catalogue.ts'
import type { Route } from './+types/detail-page'
import { Grade } from './grade.tsx'
import { LocalNames } from './local-names.tsx'
import { PriceRange } from './price-range.tsx'
import { type ProductFacts, productFacts } from './product-facts.ts'
import { Purchase } from './purchase.tsx'
import './lists.css'
import './product.css'
import './description.css'
import './landed.css'

/** The product for search engines. The shop's own grade is no review, so it never stands here. */
function productData({ product, description, kind, shot, shown, publicUrl }: ProductFacts): readonly object[] {
  const path = detailUrl(product)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.title,
      description: [product.line, ...description].join(' '),
      sku: product.cartId,
      category: kind.title,
      image: shot && `${publicUrl}${shot.src}`,
      offers: offerOf(product, publicUrl + ownAddress(path)),
      ...reviewData(shown),
    },
    breadcrumbs(publicUrl, [
      ...(kind.to === path ? [] : [{ name: kind.title, path: kind.to }]),
      { name: product.title, path },
    ]),
  ]
}

/** What the page opens with: one pack at its price, and that price per kilo. */
function offerOf(product: Product, url: string): object | undefined {
  const choice = defaultChoice(product)
  const price = priceOf(product, choice)
  const perKilo = unitPrice(product, choice)
  if (price === undefined || perKilo === undefined) return undefined
  return {
    '@type': 'Offer',
    url,
    ...amountOf(price),
    ...availabilityData(availabilityOf(product, choice.size)),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amountOf(perKilo),
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
    },
  }
}

/** What is back at some moment is out of stock until then. */
function availabilityData(availability: Availability): object {
  const { told } = availability
  if (told === 'there' || told === 'few')
    return { availability: `https://schema.org/${told === 'few' ? 'LimitedAvailability' : 'InStock'}` }
  return {
    availability: 'https://schema.org/OutOfStock',
    ...(availability.backAt === undefined ? {} : { availabilityStarts: new Date(availability.backAt).toISOString() }),
  }
}

const amountOf = (price: Paise) => ({ priceCurrency: 'INR', price: inRupees(price).toFixed(2) })

type Way =
  | { readonly shown: Product }
  | { readonly elsewhere: string; readonly forGood: boolean }
  | { readonly unknown: true }

/** Where a detail address leads: to its product, to the address that was meant, or to nothing. */
function wayToProduct(
  asked: Pick<Queries, 'product' | 'productEver' | 'species' | 'menu'>,
  { pattern, productId }: { pattern: string; productId: string | undefined },
): Way {
  const own = productOfPath(pattern)
  const id = productId === undefined ? own : Number(productId)
  if (productId !== undefined && String(id) !== productId) return { unknown: true }
  const meant = asked.product(id)
  if (meant === undefined) return offSale(asked, id)
  return id === own && productId !== undefined ? { shown: meant } : elsewhere(meant, productId !== undefined)
}

/** Where the name of a product of the shop's own leads. One that it had before leads to it; one that is taken off leads to its kind. */
function wayToFish(asked: Pick<Queries, 'productEver' | 'species' | 'menu'>, slug: string): Way {
  const found = asked.productEver(slug.toLowerCase())
  if (found === undefined) return { unknown: true }
  if (!found.sold) return { elsewhere: insteadOf(asked, found.product), forGood: false }
  return detailUrl(found.product) === fishPath.replace(':slug', slug)
    ? { shown: found.product }
    : elsewhere(found.product, true)
}

/** One that is taken off leads to its kind, and may be back some day. */
function offSale(asked: Pick<Queries, 'productEver' | 'species' | 'menu'>, id: number): Way {
  const known = asked.productEver(id)
  return known ? { elsewhere: insteadOf(asked, known.product), forGood: false } : { unknown: true }
}

/** Where somebody is led who looks for a product that is not sold. */
function insteadOf(asked: Pick<Queries, 'species' | 'menu'>, { species }: Product): string {
  const path = asked.species(species)?.path
  return asked.menu().some(({ to }) => to === path) && path !== undefined ? path : paths.home
}

const elsewhere = (product: Product, forGood: boolean): Way => ({ elsewhere: detailUrl(product), forGood })

/** The router names the path in the table's spelling, whatever the letter case of the address. */
function productOfPath(pattern: string): number {
  const found = Object.entries(detailPaths).find(([, path]) => pattern.startsWith(`${path}/`))
  return Number(found?.[0])
}

const fetchZoom = () => import('./picture-zoom.tsx')

/** The picture, which opens larger at a click, a tap or a key. The large file, and what shows it, is fetched only then. */
function ProductPicture({ facts: { product, shot, zoom } }: { facts: ProductFacts }) {
  const [open, setOpen] = useState(false)
  const [late, want] = useLate(fetchZoom)
  const picture = <Picture shot={shot} name={product.title} sizes="(width < 48rem) 100vw, 35rem" first />
  if (shot === undefined || zoom === undefined) return <div className="product-picture">{picture}</div>
  return (
    <div className="product-picture">
      <button
        type="button"
        className="zoom-button"
        aria-haspopup="dialog"
        onPointerDown={want}
        onClick={() => {
          want()
          setOpen(true)
        }}
      >
        {picture}
        <span className="zoom-hint">{catalogueWords.zoomIn}</span>
      </button>
      {open && late && (
        <late.PictureZoom title={product.title} alt={shot.alt} src={zoom} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

/** What can be read under a product. It stands in the page from the first, and comes alive when somebody comes near. */
const ProductMore = ({ facts }: { facts: ProductFacts }) => (
  <div className="product-more">
    <Suspense>
      <ProductMoreBody facts={facts} />
    </Suspense>
  </div>
)

const ProductMoreBody = lazy(async () => {
  await wanted('.product-more')
  return fetchPart(() => import('./product-more-body.tsx'))
})

/** What is offered beside a product. It is in the page from the start, and becomes interactive once somebody comes near. */
const AlsoLike = ({ facts }: { facts: ProductFacts }) => (
  <Suspense>
    <AlsoLikeRow facts={facts} />
  </Suspense>
)

const AlsoLikeRow = lazy(async () => {
  await wanted('.carousel')
  return fetchPart(() => import('./also-like-row.tsx'))
})

/** A product of the specification has its id in the address, one of the shop's own its name. */
export async function loader({
  context,
  params: { productId, slug },
  pattern,
}: Route.LoaderArgs): Promise<Packed<ProductFacts>> {
  const asked = context.get(queries)
  const way = slug === undefined ? wayToProduct(asked, { pattern, productId }) : wayToFish(asked, slug)
  if ('unknown' in way) throw data(null, { status: 404 })
  if ('elsewhere' in way) throw redirect(way.elsewhere, way.forGood ? 301 : 302)
  return packed(await productFacts(asked, way.shown))
}

/** Only the server writes it, so no browser need carry it. */
export const handle: StructuredHandle<Packed<ProductFacts>> | undefined = import.meta.env.SSR
  ? { structuredData: (text) => productData(unpacked(text)) }
  : undefined

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { product, range, publicUrl, shot } = unpacked(loaderData)
  return head(matches, {
    title: product.title,
    description: catalogueWords.productInShort(product.line, range),
    path: detailUrl(product),
    publicUrl,
    picture: shot?.src,
  })
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts(loaderData)
  return (
    <div className="band product">
      <div className="product-sheet">
        <ProductPicture facts={facts} />
        <ProductHead facts={facts} />
        <p className="weight-note">{facts.note}</p>
        <Landed facts={facts} />
        <Purchase facts={facts} />
      </div>
      <ProductMore facts={facts} />
      <AlsoLike key={facts.product.id} facts={facts} />
    </div>
  )
}

/** Where what is cut first today was landed; nothing where the shop keeps no batch of it. */
function Landed({ facts: { landed } }: { facts: ProductFacts }) {
  if (landed === undefined) return null
  return (
    <div className="landed">
      <p>{landed.head}</p>
      <ul role="list">
        {landed.batches.map(({ code, said }) => (
          <li key={code}>
            <a href={ownAddress(catchPath(code))}>{said}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the fish is, before anything is chosen of it. */
function ProductHead({ facts: { product, range, names, kind, shown } }: { facts: ProductFacts }) {
  return (
    <header className="product-head">
      <nav className="product-way" aria-label={catalogueWords.wayToThisPage}>
        <Link to={siteLinks.home.to}>{siteLinks.home.title}</Link>
        <Link to={kind.to} lang={langOf(kind, 'title')}>
          {kind.title}
        </Link>
      </nav>
      <h1 lang={langOf(product, 'title')}>{product.title}</h1>
      <LocalNames names={names} />
      <p>
        <PriceRange range={range} unitPrice={readableUnitPrice(product)} />
      </p>
      <Grade product={product} average={shown && averageFrom(shown.summary)} />
      <p lang={langOf(product, 'line')}>{product.line}</p>
    </header>
  )
}
