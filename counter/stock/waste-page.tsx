import { Form, Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { Button } from '#kit/button.tsx'
import { DayField } from '#kit/day-field.tsx'
import { isDay, shopDay } from '#shop/moment.ts'
import { readableShort } from '#shop/money.ts'
import { may } from '#shop/staff/staff.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { clockInWords, namedDay, readableKilos } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { stockWords as words } from '#words/stock.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import type { Route } from './+types/waste-page'
import { nameOf, whoOf } from './in-words.ts'
import './stock.css'

export async function loader(asked: Route.LoaderArgs) {
  const day = asked.url.searchParams.get('day') ?? ''
  const [me, list] = await Promise.all([ask(asked, 'me'), ask(asked, 'wasted', { body: isDay(day) ? { day } : {} })])
  return { mayCost: may(me.role, 'see-costs'), ...list }
}

export const meta = () => [{ title: words.wasteList }]

/** What was thrown away on a day, why, by whom, and what it had been bought for. */
export default function WastePage({ loaderData: { mayCost, now, day, wasted, ...all } }: Route.ComponentProps) {
  return (
    <div className="desk stack">
      <DeskHead title={words.wasteOf(namedDay(day))} />
      <Form className="waste-day" method="get">
        <DayField name="day" label={words.wasteDay} defaultValue={day} max={shopDay(now)} required={false} unmarked />
        <Button type="submit" look="quiet">
          {words.wasteShow}
        </Button>
      </Form>
      {wasted.length === 0 ? (
        <p>{words.wasteNone}</p>
      ) : (
        <>
          <p>
            <strong>
              {words.wasteTotal(
                readableKilos(all.grams),
                all.costPaise === undefined ? '' : readableShort(all.costPaise),
              )}
            </strong>
          </p>
          <ul role="list" className="stock-history waste">
            {wasted.map((one) => (
              <li key={`${one.at}/${one.batch ?? ''}/${one.species}/${one.size}`}>
                <time dateTime={new Date(one.at).toISOString()}>{clockInWords(one.at)}</time>
                <strong>{readableKilos(one.grams)}</strong>
                <span>{nameOf(one)}</span>
                <span>{reasonSaid(one.reason, { reasonNames })}</span>
                {mayCost && (
                  <span>{one.costPaise === undefined ? words.costUnknown : readableShort(one.costPaise)}</span>
                )}
                <span className="muted">{whoOf(one.by)}</span>
                {one.batch !== undefined && <Link to={`/batches/${one.batch}`}>{words.fromBatch(one.batch)}</Link>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to="/stock">{words.toStock}</Link>
      </p>
    </div>
  )
}
