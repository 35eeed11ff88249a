import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { grouped } from '#shop/orders/grouped.ts'
import { capFor, heaviestFor } from '#shop/orders/line-moves.ts'
import { readableSize } from '#shop/catalogue/readable-size.ts'
import { weighable } from '#shop/checkout/waiting-weights.ts'
import { readableLabel } from '#shop/weight.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import { BothTitles } from '#counter/order/fish-title.tsx'
import { CutWish } from '#counter/order/cut-wish.tsx'
import { gramsInWords, rupeesOf } from './in-words.ts'

/** What lies before the knife, to be read at arm's length: which fish, how it is cut, how much, and what it may cost. */
export function Fish({ line, weighing: { order, lines } }: { line: WeighedLine; weighing: Weighing }) {
  const { lineNo, size, cleaning, quantity, weight, grams, labelWeight, ratePaise } = line
  const thing = weighable(line, order)
  const heaviest = heaviestFor(thing)
  const isWhole = order.lines.some((one) => one.lineNo === lineNo && one.isWholeFish)
  return (
    <div className="fish">
      <p className="muted">{words.lineOf(lineNo, lines.length)}</p>
      <h2>
        <BothTitles line={line} />
      </h2>
      <p className="fish-cut">
        {size !== '' && <strong>{readableSize(size)}</strong>}{' '}
        <strong>
          <CutWish cleaning={cleaning} none={staffOrderWords.noWish} />
        </strong>{' '}
        <span>
          {words.packs(quantity, readableLabel(weight))}, {words.means[labelWeight]}
        </span>{' '}
        {isWhole && <strong>{staffOrderWords.wholeFish}</strong>}
      </p>
      {line.replaces !== undefined && <p>{words.insteadOf(line.replaces)}</p>}
      <dl className="figures">
        <div>
          <dt>{words.ordered}</dt>
          <dd>{gramsInWords(grams * quantity)}</dd>
        </div>
        {ratePaise !== undefined && (
          <div>
            <dt>{words.costs}</dt>
            <dd>
              <span>{words.about}</span> {rupeesOf(ratePaise * quantity)}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.most}</dt>
          <dd>
            {ratePaise !== undefined && rupeesOf(capFor(thing, heaviest))}{' '}
            <span>{words.forGrams(grouped(heaviest))}</span>
          </dd>
        </div>
      </dl>
    </div>
  )
}
