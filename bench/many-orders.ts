import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { Where } from '#server/storage/database.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'

type Engine = 'SQLite' | 'PostgreSQL'

/** A database of its own that is filled with statements, past the shop's own commands, which would take hours. */
export interface FilledEngine {
  readonly engine: Engine
  readonly where: Where
  readonly run: (statements: readonly string[]) => Promise<void>
}

/** Measures on one engine after the other. */
export async function onBothEngines(measured: (filled: FilledEngine) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'darya-measure-'))
  await measured({
    engine: 'SQLite',
    where: { dataDir },
    async run(statements) {
      const sqlite = new DatabaseSync(join(dataDir, 'shop.db'))
      sqlite.exec('pragma cache_size = -400000; pragma synchronous = off')
      for (const statement of statements) sqlite.exec(statement)
      sqlite.close()
    },
  })
  rmSync(dataDir, { recursive: true })

  const postgres = await startPostgres()
  await measured({
    engine: 'PostgreSQL',
    where: { dataDir: '', databaseUrl: postgres.url },
    async run(statements) {
      const client = new Client({ connectionString: postgres.url })
      await client.connect()
      for (const statement of statements) await client.query(statement)
      await client.query('vacuum analyze')
      await client.end()
    },
  })
  await postgres.stop()
}

/** Takes out every order, with what is kept of it before it. */
export const noOrders: readonly string[] = [
  'delete from order_texts',
  'delete from order_lines',
  'delete from order_moves',
  'delete from cancellations',
  'delete from orders',
]

/** Statements that replace all orders: this many with two lines each, some of them of one person, spread over time. */
export function manyOrders(engine: Engine, all: number, own: number): string[] {
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
