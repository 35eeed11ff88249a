import { staffApi } from '#counter/api.ts'
import { SmallPicture } from '#counter/catalogue/small-picture.tsx'
import type { SmallShot } from '#kit/shot.ts'
import { grouped } from '#shop/digits.ts'
import { paise, readableShort, times } from '#shop/money.ts'
import { gramsOf } from '#shop/orders/board.ts'
import { isLive, isSettled } from '#shop/orders/line-status.ts'
import { minutes } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { readableSize, waitInWords } from '#words/formatters.ts'
import { newOrderWords, orderPageWords as words } from '#words/orders-by-staff.ts'
import { cleaningLabels } from '#words/picked.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { BothTitles } from './fish-title.tsx'
import { GoneLine } from './line-in-short.tsx'
import { Photo } from './photo.tsx'

/** By the number of the line. */
export type LineShots = Readonly<Record<string, SmallShot | undefined>>

/** What was ordered, what the scale said of it, and what it comes to; columns of money for those who may see sums. */
export function OrderLines({
  order,
  weighed,
  shots,
  now,
}: {
  order: StaffOrder
  /** as the scale has it; undefined for who does not weigh, and without a line to the shop */
  weighed: readonly WeighedLine[] | undefined
  shots: LineShots
  now: number
}) {
  const seesSums = order.totalPaise !== undefined
  const { columns } = words
  const onScale = (lineNo: number) => weighed?.find((line) => line.lineNo === lineNo)
  const lying = weighed?.flatMap((line) => (isLive(line) ? (line.weighed?.grams ?? []) : [])) ?? []
  return (
    <table className="order-table">
      <thead>
        <tr>
          <th scope="col">{columns.fish}</th>
          <th scope="col">{columns.ordered}</th>
          {weighed !== undefined && <th scope="col">{columns.weighed}</th>}
          {weighed !== undefined && seesSums && <th scope="col">{columns.rate}</th>}
          {seesSums && <th scope="col">{columns.sum}</th>}
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => {
          const lies = onScale(line.lineNo)
          return (
            <tr key={line.lineNo} data-gone={isLive(line) ? undefined : true}>
              <th scope="row">
                <div className="line-fish">
                  <SmallPicture small={shots[line.lineNo]} />
                  <span>
                    <GoneLine line={line}>
                      <BothTitles line={line} />
                    </GoneLine>
                    <small>
                      {[readableSize(line.size), labelOfCleaning(line.cleaning, { cleaningLabels })]
                        .filter(Boolean)
                        .join(', ')}
                    </small>
                    <AgreedInstead line={lies} of={order} />
                    <AskedFor line={line} now={now} />
                  </span>
                </div>
              </th>
              <td>
                {inGrams(line.grams * line.quantity)}
                {line.quantity > 1 && <small>{staffOrderWords.line(line.quantity, inGrams(line.grams))}</small>}
              </td>
              {weighed !== undefined && (
                <td className="order-weighed">{lies && isLive(line) && <Weighed order={order} line={lies} />}</td>
              )}
              {weighed !== undefined && seesSums && (
                <td className="order-rate">
                  {lies?.ratePaise !== undefined && isLive(line) && words.perKilo(perKilo(lies.ratePaise, line.grams))}
                </td>
              )}
              {seesSums && <td className="line-sum">{isLive(line) ? <LineSum line={lies} /> : '–'}</td>}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{seesSums ? words.toPay : words.all}</th>
          <td>{inGrams(gramsOf(order))}</td>
          {weighed !== undefined && (
            <td className="order-weighed">{lying.length > 0 && inGrams(lying.reduce((sum, one) => sum + one, 0))}</td>
          )}
          {weighed !== undefined && seesSums && <td aria-hidden />}
          {order.totalPaise !== undefined && (
            <td className="line-sum line-total">
              {isAbout(order) && <small className="muted">{newOrderWords.about}</small>}{' '}
              {readableShort(paise(order.totalPaise))}
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  )
}

/** '2,060 g': what the scale says, on whichever screen. */
const inGrams = (grams: number): string => words.grams(grouped(grams))

const perKilo = (ratePaise: number, grams: number): string =>
  readableShort(paise(Math.round((ratePaise * 1000) / grams)))

/** As long as the scale has not spoken of all that is in it. */
const isAbout = ({ mostPaise, lines }: StaffOrder): boolean =>
  mostPaise !== undefined && lines.some(({ state }) => !isSettled(state))

/** Before it is weighed what it comes to is what was ordered. */
function LineSum({ line }: { line: WeighedLine | undefined }) {
  if (line?.pricePaise !== undefined) return <strong>{readableShort(paise(line.pricePaise))}</strong>
  if (line?.ratePaise === undefined) return null
  return (
    <span className="muted">
      {newOrderWords.about} {readableShort(times(paise(line.ratePaise), line.quantity))}
    </span>
  )
}

/** What it comes instead of, where its customer said yes to that on the telephone. */
function AgreedInstead({ line, of: { lines } }: { line: WeighedLine | undefined; of: StaffOrder }) {
  const was = lines.find(({ lineNo }) => lineNo === line?.replaces)
  if (line?.isAgreed !== true || line.mostPaise === undefined || was === undefined) return null
  return <small>{words.agreedInstead(was.title, readableShort(line.mostPaise))}</small>
}

/** While its customer is asked about a weight: how long they still have, or how long nobody has answered. */
function AskedFor({ line: { state, askedUntil }, now }: { line: StaffOrder['lines'][number]; now: number }) {
  if (state !== 'asked' || askedUntil === undefined) return null
  const left = askedUntil - now
  return (
    <span className={left > 0 ? 'asked-mark' : 'late-mark'}>
      {left > 0
        ? words.askedUntil(waitInWords(Math.max(left, minutes(1))))
        : words.askedOver(waitInWords(Math.max(-left, minutes(1))))}
    </span>
  )
}

function Weighed({ order, line }: { order: StaffOrder; line: WeighedLine }) {
  if (line.weighed === undefined) return <span className="muted">{words.notWeighed}</span>
  return (
    <div>
      {line.weighed.hasPhotograph && (
        <Photo
          key={line.weighed.at}
          name={words.photoOf(line.title)}
          ask={() => staffApi('photograph', { params: { id: order.id, line: String(line.lineNo) } })}
        />
      )}
      <strong>{inGrams(line.weighed.grams)}</strong>
    </div>
  )
}
