import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import type { StockMoveTold } from '#shop/wire/staff/stock.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { momentInShort, readableKilos } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { stockMoveWords, stockWords as words } from '#words/stock.ts'
import { Paging } from '../desk/choices.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import type { Route } from './+types/stock-history-page'
import { nameOf, whoOf } from './in-words.ts'
import './stock.css'

export async function loader(asked: Route.LoaderArgs) {
  const { searchParams } = asked.url
  const [species, size] = [searchParams.get('species') ?? '', searchParams.get('size') ?? '']
  const before = searchParams.get('before')
  const body = { species, size, ...(before === null ? {} : { before }) }
  return { species, size, isOlder: before !== null, ...(await ask(asked, 'stockHistory', { body })) }
}

export const meta = () => [{ title: words.history }]

/** All that happened to one kind in one size, the last first: what, how much, who and when. */
export default function StockHistoryPage({
  loaderData: { species, size, title, moves, older, now, isOlder },
}: Route.ComponentProps) {
  const to = (more: Record<string, string>) =>
    `/stock/history?${new URLSearchParams({ species, size, ...more }).toString()}`
  return (
    <div className="desk stack">
      <DeskHead title={words.historyOf(nameOf({ title, size }))} />
      <p>
        <Link to="/stock">{words.toStock}</Link>
      </p>
      {moves.length === 0 ? (
        <p>{words.noHistory}</p>
      ) : (
        <ol role="list" className="stock-history">
          {moves.map((move) => (
            <li key={move.no}>
              <time dateTime={new Date(move.at).toISOString()}>{momentInShort(move.at, now)}</time>
              <strong>{signed(move)}</strong>
              <span>
                {stockMoveWords[move.kind]}
                {move.orderId !== undefined && (
                  <>
                    : <Link to={`/orders/${move.orderId}`}>{words.forOrder(move.orderNumber ?? '')}</Link>
                  </>
                )}
                {move.batch !== undefined && `, ${words.fromBatch(move.batch)}`}
                {move.reason !== '' && `: ${reasonSaid(move.reason, { reasonNames })}`}
              </span>
              <span className="muted">{whoOf(move.by)}</span>
            </li>
          ))}
        </ol>
      )}
      <Paging
        older={older === undefined ? undefined : to({ before: String(older) })}
        newest={isOlder ? to({}) : undefined}
      />
    </div>
  )
}

const signed = ({ kind, grams }: StockMoveTold): string =>
  `${kind === 'counted' && grams > 0 ? '+' : ''}${readableKilos(grams)}`
