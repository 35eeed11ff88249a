import { Picture } from '#kit/picture.tsx'
import { langOf } from '#shop/catalogue/said.ts'
import { QuickAdd } from '#web/cart/quick-add.tsx'
import { OrderNow } from '#web/site/order-now.tsx'
import { AvailabilityLine } from './availability-line.tsx'
import { Grade } from './grade.tsx'
import type { ListCardFacts } from './list-facts.ts'
import { PriceRange } from './price-range.tsx'

/** One cut of the fish. Its link covers the whole card, so that a thumb finds it. */
export function ListCard({ card, first }: { card: ListCardFacts; first: boolean }) {
  const { title, line, range, unitPrice, sizes, availability, average, to, shot, pack } = card
  return (
    <li className="card product-card">
      <Picture shot={shot} name={title} sizes="(width < 48rem) 100vw, 24rem" first={first} />
      <div className="card-body">
        <h2 lang={langOf(card, 'title')}>{title}</h2>
        <p>
          <PriceRange range={range} unitPrice={unitPrice} />
        </p>
        <Grade product={card} average={average} />
        <p lang={langOf(card, 'line')}>{line}</p>
        {sizes !== '' && <p className="small muted">{sizes}</p>}
        <AvailabilityLine of={availability} />
        <div className="card-deeds">
          <OrderNow to={to} title={title} look={pack ? 'quiet' : 'strong'} />
          {pack && <QuickAdd pack={pack} />}
        </div>
      </div>
    </li>
  )
}
