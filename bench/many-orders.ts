import { ashasAddress } from '#tests/order-views.ts'

/** Takes out every order, with what is kept of it before it. */
export const noOrders: readonly string[] = [
  'delete from order_texts',
  'delete from order_lines',
  'delete from order_moves',
  'delete from cancellations',
  'delete from orders',
]

/** Statements that replace all orders: this many with two lines each, some of them of one person, spread over time. */
export function manyOrders(engine: 'SQLite' | 'PostgreSQL', all: number, own: number): string[] {
  const rows =
    engine === 'SQLite'
      ? `with recursive rows(n) as (select 0 union all select n + 1 from rows where n + 1 < ${all}) select`
      : 'select'
  const from = engine === 'SQLite' ? 'from rows' : `from generate_series(0, ${all - 1}) as rows(n)`
  const owner = `case when n % ${Math.floor(all / own)} = 0 and n / ${Math.floor(all / own)} < ${own} then 'asha' else 'person ' || (n % 50021) end`
  const id = `cast((cast(n as bigint) * 7919) % 1000003 as text) || '-' || cast(n as text)`
  const address = JSON.stringify(ashasAddress).replaceAll("'", "''")
  const placed = '1700000000000 + cast(n as bigint) * 1000'
  return [
    ...noOrders,
    `insert into orders (id, number, user_id, placed_at, total_paise, shipping_json, billing_json, status,
       changed_at, phone_digits, found_by)
     ${rows} ${id}, 'N' || n, ${owner}, ${placed}, 200000, '${address}', '${address}', 'Pending', ${placed},
       cast(9000000000 + n as text), 'n' || n || ' asha' || n || ' koli ' || (9000000000 + n) ${from}`,
    `insert into order_texts (user_id, placed_at, order_id, text)
     ${rows} ${owner}, ${placed}, ${id}, 'asha' || n || ' koli whole silver pomfret (paplet) jumbo 21 november 2026' ${from}`,
    ...[1, 2].map(
      (line) => `insert into order_lines (order_id, line_no, user_id, product_id, cart_id, title, size, weight, grams,
       rate_paise, quantity, line_paise)
     ${rows} ${id}, ${line}, ${owner}, 4, 'pdpImage4', 'Whole Silver Pomfret (Paplet)', 'Jumbo', '500 g', 500, 100000, 1,
       100000 ${from}`,
    ),
  ]
}
