// The limit for placing an order: Node's bare server reads JSON, writes the order and its lines in one durable
// transaction of its own, and answers 201. Started by the measurements: node bench/measure/raw-orders.ts [FOLDER]
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import type { Takes } from '#shop/wire/calls.ts'

const [folder = '.'] = process.argv.slice(2)
const database = new DatabaseSync(join(folder, 'orders.db'))
database.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table orders (id text primary key, user_id text, placed_at integer, total real, shipping text, billing text) strict;
  create table order_lines (order_id text, line_no integer, cart_id text, size text, weight text, price real,
    quantity integer, primary key (order_id, line_no)) strict, without rowid`)
const begin = database.prepare('begin immediate')
const insertOrder = database.prepare('insert into orders values (?, ?, ?, ?, ?, ?)')
const insertLine = database.prepare('insert into order_lines values (?, ?, ?, ?, ?, ?, ?)')
const commit = database.prepare('commit')

const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : '')
})

async function answer(request: IncomingMessage, response: ServerResponse) {
  const order = JSON.parse(await text(request)) as Takes<'placeOrder'>
  const body = JSON.stringify({ _id: keep(order), ...order })
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

function keep({ userId, totalPrice, shippingAddress, billingAddress, cartItems }: Takes<'placeOrder'>): string {
  const id = randomUUID()
  begin.run()
  insertOrder.run(
    id,
    userId,
    BigInt(Date.now()),
    totalPrice,
    JSON.stringify(shippingAddress),
    JSON.stringify(billingAddress),
  )
  for (const [place, item] of cartItems.entries())
    insertLine.run(id, BigInt(place), item.id, item.size ?? '', item.weight, item.price, BigInt(item.quantity))
  commit.run()
  return id
}
