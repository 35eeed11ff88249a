import type { LinePress } from '#server/orders/weighing/act-at-line.ts'
import type { weighingCommands } from '#server/orders/weighing/weighing-commands.ts'
import { type LineOnScale, linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import { replacementsFor } from '#server/orders/weighing/weighing-view.ts'
import type { Database, Runs } from '#server/storage/database.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { orderedGrams } from '#shop/catalogue/weighed-price.ts'
import type { Chance } from './chance.ts'

interface SampleWeighing {
  readonly chance: Chance
  readonly catalogue: Catalogue
  readonly nr: number
  readonly orderId: string
  readonly by: LinePress['by']
  readonly at: number
}

/** What happens at the scale once in a morning, and so in only one order. */
export type Rare = 'leave-out' | 'replace'

/** Weighs all of an order, mostly a little more or less than was ordered. How often its lines moved. */
export async function weighSample(
  database: Runs<typeof weighingCommands>,
  sample: SampleWeighing,
  stillToCome: Set<Rare>,
): Promise<number> {
  const lines = await linesOnScale(database.read, sample.orderId)
  const rare = await oneRare(database, sample, { lines, stillToCome })
  const left = (await linesOnScale(database.read, sample.orderId)).filter(
    ({ standing }) => standing.state === 'to-weigh',
  )
  for (const line of left) {
    const percent = sample.chance.between(96, 104, sample.nr, line.row.line_no, 'grams')
    await weighOne(database, sample, line, percent)
  }
  return rare + left.length
}

/** Weighs far more of the first line than was ordered, and asks the buyer. */
export async function askSample(database: Runs<typeof weighingCommands>, sample: SampleWeighing): Promise<void> {
  const [line] = await linesOnScale(database.read, sample.orderId)
  if (line !== undefined) await weighOne(database, sample, line, 130)
}

async function weighOne(
  { run }: Pick<Database<typeof weighingCommands>, 'run'>,
  sample: SampleWeighing,
  line: LineOnScale,
  percent: number,
): Promise<void> {
  const grams = Math.round((orderedGrams(line.ordered) * percent) / 100)
  const left = await run.weighLine({
    ...pressAt(sample, line, 'weigh'),
    grams,
    tareGrams: 0,
    source: sample.chance.oneOf(['scale', 'scale', 'typed'], sample.nr, line.row.line_no, 'source'),
    raw: '',
    over: 'ask',
    isSure: false,
    reason: '',
    token: '',
    tokenHash: '',
  })
  if ('refused' in left) throw new Error(`weighing order ${sample.nr}: ${left.refused}`)
}

/** One line of the morning is left out, and one is replaced by another size. */
async function oneRare(
  { run }: Pick<Database<typeof weighingCommands>, 'run'>,
  sample: SampleWeighing,
  { lines, stillToCome }: { lines: readonly LineOnScale[]; stillToCome: Set<Rare> },
): Promise<number> {
  const second = lines[1]
  if (stillToCome.has('leave-out') && second !== undefined) {
    stillToCome.delete('leave-out')
    await run.leaveOutLine({ ...pressAt(sample, second, 'leave-out'), reason: 'None came in' })
    return 1
  }
  const [first] = lines
  const possible = first === undefined ? [] : replacementsFor(first, sample.catalogue)
  const [chosen] = possible
  if (!stillToCome.has('replace') || first === undefined || chosen === undefined) return 0
  stillToCome.delete('replace')
  const { productId, size } = chosen
  await run.replaceLine({
    ...pressAt(sample, first, 'replace'),
    productId,
    size,
    possible,
    reason: 'This size is sold out',
  })
  return 1
}

const pressAt = ({ chance, nr, orderId, by, at }: SampleWeighing, { row }: LineOnScale, act: string): LinePress => ({
  orderId,
  lineNo: row.line_no,
  seen: 0,
  key: chance.id(at, nr, row.line_no, act),
  by,
  at,
  telling: undefined,
})
