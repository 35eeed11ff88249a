import { Form, Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { Button } from '#kit/button.tsx'
import { Dropdown } from '#kit/field.tsx'
import { tenthsOfPercent } from '#shop/catalogue/rates/rate-sheet.ts'
import { readableShort } from '#shop/money.ts'
import { momentInShort, readableSize } from '#words/formatters.ts'
import { ratesWords } from '#words/rates.ts'
import { Paging } from '../desk/choices.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import type { Route } from './+types/history-page'
import { packOf, percentOf, whoOf } from './cells.ts'
import './rates.css'
import './rate-blocks.css'
import './review.css'
import './rates-narrow.css'
import './rates-history.css'

export async function loader(asked: Route.LoaderArgs) {
  const { searchParams } = asked.url
  const product = searchParams.get('product') ?? ''
  const until = searchParams.get('until') ?? undefined
  const body = { product, ...(until === undefined ? {} : { until }) }
  return { product, isOlder: until !== undefined, ...(await ask(asked, 'rateHistory', { body })) }
}

export const meta = () => [{ title: ratesWords.history }]

/** Who changed which rate when, the newest first; of all fish, or of one. */
export default function RateHistoryPage({
  loaderData: { product, isOlder, now, changes, products, until },
}: Route.ComponentProps) {
  const to = (more: Record<string, string>) => `/rates/history?${new URLSearchParams({ product, ...more }).toString()}`
  return (
    <div className="desk stack">
      <DeskHead title={ratesWords.history} />
      <p>
        <Link to="/rates">{ratesWords.toSheet}</Link>
      </p>
      <Form method="get" action="/rates/history" className="rates-of-fish">
        <Dropdown
          name="product"
          label={ratesWords.product}
          options={products.map(({ id, title }) => ({ value: String(id), label: title }))}
          placeholder={ratesWords.everything}
          required={false}
          unmarked
          defaultValue={product}
        />
        <Button type="submit" look="quiet">
          {ratesWords.show}
        </Button>
      </Form>
      {changes.length === 0 ? <p>{ratesWords.noHistory}</p> : <Changes changes={changes} now={now} />}
      <Paging older={until === undefined ? undefined : to({ until })} newest={isOlder ? to({}) : undefined} />
    </div>
  )
}

function Changes({ changes, now }: Pick<Route.ComponentProps['loaderData'], 'changes' | 'now'>) {
  return (
    <div className="rates-scroll" role="region" aria-label={ratesWords.history} tabIndex={0}>
      <table className="rates">
        <thead>
          <tr>
            <th scope="col">{ratesWords.rate}</th>
            <th scope="col" className="number">
              {ratesWords.before}
            </th>
            <th scope="col" className="number">
              {ratesWords.after}
            </th>
            <th scope="col">{ratesWords.percent}</th>
            <th scope="col">{ratesWords.who}</th>
            <th scope="col">{ratesWords.when}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <th scope="row">{ratesWords.cell(change.title, readableSize(change.size), packOf(change))}</th>
              <td className="number">{change.isFirst ? ratesWords.isFirst : readableShort(change.old)}</td>
              <td className="number">{readableShort(change.new)}</td>
              <td className="number">
                {change.isFirst
                  ? ''
                  : ratesWords.signed(percentOf(tenthsOfPercent({ was: change.old, paise: change.new })))}
              </td>
              <td>{whoOf(change.by)}</td>
              <td>{momentInShort(change.at, now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
