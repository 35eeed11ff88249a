import { Link } from 'react-router'
import { langOf } from '#shop/catalogue/said.ts'
import { catalogueWords } from '#words/catalogue.ts'
import { readableUnitPrice } from '#shop/catalogue/pricing.ts'
import { averageFrom } from '#shop/reviews/reviews.ts'
import { siteLinks } from '#web/site/links.ts'
import { Grade } from './grade.tsx'
import { LocalNames } from './local-names.tsx'
import { PriceRange } from './price-range.tsx'
import type { ProductFacts } from './product-facts.ts'

/** What the fish is, before anything is chosen of it. */
export function ProductHead({ facts: { product, range, names, kind, shown } }: { facts: ProductFacts }) {
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
