import { isLate } from '#shop/board.ts'
import { packList } from '#shop/cut-list.ts'
import { listsWords } from '#words/lists.ts'
import { stateWords } from '#words/staff-orders.ts'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { CutterNote } from '#counter/order/cutter-note.tsx'
import { kilosOf, lineInShort } from '#counter/order/in-words.ts'
import { LateMark } from '#counter/order/order-card.tsx'
import { useOrders } from '#counter/order/use-orders.ts'
import type { Route } from './+types/pack-page'
import { ListPage } from './list-page.tsx'
import { Tick } from './tick.tsx'

export const loader = (args: Route.LoaderArgs) => ask(args, 'board')

export const meta = () => [{ title: listsWords.packTitle }]

/** What goes into which box, area by area. */
export default function PackPage({ loaderData }: Route.ComponentProps) {
  const { orders, now, following } = useOrders(loaderData, (since, signal) =>
    staffApi('board', { body: { since: String(since) }, signal }),
  )
  const areas = packList(orders, now)
  const listed = areas.flatMap(({ boxes }) => boxes.map(({ order }) => order))
  return (
    <ListPage title={listsWords.packTitle} list="pack" now={now} following={following} orders={listed}>
      {areas.length === 0 && <p className="screen-none">{listsWords.nothingToPack}</p>}
      {areas.map(({ area, grams, boxes }) => (
        <section key={area} className="list-part">
          <h2>
            {area} <span>{listsWords.kilos(kilosOf(grams))}</span>
          </h2>
          {boxes.map(({ order, lines }) => (
            <section key={order.id} className="box">
              <h3>
                {listsWords.box(order.number)} <span className="tag">{stateWords[order.status]}</span>{' '}
                {isLate(order, now) && <LateMark />}
              </h3>
              <CutterNote order={order} />
              <ul role="list" className="ticks">
                {lines.map(({ mark, line }) => (
                  <li key={mark}>
                    <Tick marks={[`pack/${mark}`]}>{lineInShort(line)}</Tick>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </ListPage>
  )
}
