import { commands } from '#server/commands.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { shopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { seasonWords } from '#words/staff-slots.ts'

/** The pages of the counter in a shop with a sample day, and what people have typed there, a text each. */
export async function samplePages({ dataDir }: RunningShop) {
  const database = await openDatabase({ dataDir }, commands, { alone: false })
  const { read } = database
  try {
    const orders = await read.selectFrom('orders').selectAll().orderBy('placed_at').execute()
    const batches = await read.selectFrom('batches').selectAll().execute()
    const asked = await read.selectFrom('order_lines').select('order_id').where('state', '=', 'asked').execute()
    const moved = await Promise.all([
      read.selectFrom('order_moves').select('reason').execute(),
      read.selectFrom('line_moves').select('reason').execute(),
      read.selectFrom('review_moves').select('reason').execute(),
      read.selectFrom('stock_moves').select('reason').execute(),
    ])
    const typed = [
      'a-test',
      ...orders.flatMap(({ shipping_json: address }) => Object.values(JSON.parse(address) as Record<string, string>)),
      ...orders.map(({ cutter_note: note }) => note),
      // whole, and in its halves, as a row of the board and the head of its page say it
      ...orders.flatMap(({ number }) => [number, ...number.split('-')]),
      ...batches.flatMap((batch) => [batch.jetty, batch.boat_or_gear]),
      ...moved.flat().map(({ reason }) => reason),
      ...(await read.selectFrom('users').select('name').execute()).map(({ name }) => name),
      ...(await read.selectFrom('staff').select('name').execute()).map(({ name }) => name),
      ...(await read.selectFrom('staff_devices').select('name').execute()).map(({ name }) => name),
      ...(await read.selectFrom('staff_passkeys').select('name').execute()).map(({ name }) => name),
      ...(await read.selectFrom('reviews').select('comment').execute()).map(({ comment }) => comment),
      ...(await read.selectFrom('complaints').selectAll().execute()).flatMap((one) => [
        one.about,
        one.settlement ?? '',
      ]),
    ]
    const english = [
      ...(await read.selectFrom('product_texts').select('texts_json').where('language', '=', 'en').execute()),
      ...(await read.selectFrom('species_texts').select('texts_json').where('language', '=', 'en').execute()),
      ...(await read.selectFrom('arrangements').select('value_json as texts_json').execute()),
    ].flatMap(({ texts_json: texts }) => stringsIn(JSON.parse(texts || '""')))
    const byStatus = new Map(orders.map(({ status, id }) => [status, id]))
    return {
      english: [...english, seasonWords.monsoonBan].filter((text) => text.length > 1),
      typed: typed.filter((text) => text.length > 1),
      /** what a shopper opens by the code on a label */
      catches: batches.slice(0, 1).map(({ code }) => `/catch/${code}`),
      pages: [
        ...fixed,
        ...[...byStatus.values()].map((id) => `/orders/${id}`),
        ...[byStatus.get('Cutting'), asked[0]?.order_id].map((id) => `/orders/${id}/weigh`),
        ...['slip', 'labels', 'bill'].map((paper) => `/orders/${byStatus.get('Delivered')}/${paper}`),
        `/orders/${byStatus.get('Returned')}/credit`,
        ...batches.slice(0, 1).map(({ code }) => `/batches/${code}`),
        `/slots/${shopDay(Date.now() + days(1))}`,
      ],
    }
  } finally {
    await database.close()
  }
}

const fixed = [
  '',
  '/cut',
  '/pack',
  '/round',
  '/riders',
  '/find?search=Parel',
  '/waiting',
  '/kept',
  '/new-order',
  '/rates',
  '/rates/history',
  '/yields',
  '/batches',
  '/came-in',
  '/reviews',
  '/complaints',
  '/area?pincode=400012',
  '/slots',
  '/slots/week',
  '/catalogue',
  '/catalogue/new',
  '/catalogue/home',
  '/catalogue/home/slides/4',
  '/catalogue/files',
  '/catalogue/species/pomfret',
  '/pictures',
  '/stock',
  '/stock/history',
  '/stock/waste',
  '/scale',
  '/shoppers',
  '/own',
  '/people',
  '/devices',
  '/acts',
  '/nowhere',
  '/sign-in',
]

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsIn)
