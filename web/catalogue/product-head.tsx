import { Link } from 'react-router'
import { readableUnitPrice } from '#shop/pricing.ts'
import { Picture } from '#web/kit/picture.tsx'
import { Grade } from './grade.tsx'
import { LocalNames } from './local-names.tsx'
import type { ProductFacts } from './product-facts.ts'

export function ProductHead({ facts: { product, range, names, kind, shot, note } }: { facts: ProductFacts }) {
  return (
    <header className="product-head">
      <Picture shot={shot} name={product.title} sizes="(width < 768px) 100vw, 36rem" first />
      <div className="product-words">
        <nav aria-label="Where this is in the shop">
          <Link to={kind.to}>{kind.title}</Link>
        </nav>
        <h1>{product.title}</h1>
        <LocalNames names={names} />
        <p className="price-range">
          <strong>{range}</strong> <span className="muted">{readableUnitPrice(product)}</span>
        </p>
        <Grade product={product} />
        <p>{product.line}</p>
        <p className="small muted">{note}</p>
      </div>
    </header>
  )
}
