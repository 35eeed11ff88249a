import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { titleOfLine } from '#server/catalogue/title-of-line.ts'
import type { Api } from '#server/http/api.ts'
import { networksOf } from '#server/http/caller.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { drawnBillsOf } from '#server/orders/drawn-bills.ts'
import { creditView } from '#server/orders/order-view.ts'
import { type TellingDeps, tellingOf } from '#server/orders/telling-of.ts'
import { hashOfToken } from '#server/settings/secrets.ts'
import { landingsOf } from '#server/stock/batches/landings.ts'
import type { Runs } from '#server/storage/database.ts'
import type { limitCommands } from '#server/storage/limits.ts'
import { turnsOf } from '#shop/accounts/callers.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import { orderedGrams } from '#shop/catalogue/weighed-price.ts'
import { isId } from '#shop/id.ts'
import type { Language } from '#shop/languages.ts'
import { inRupees, paise } from '#shop/money.ts'
import { weighableStatuses } from '#shop/orders/line-moves.ts'
import { isLive } from '#shop/orders/line-status.ts'
import { calls } from '#shop/wire/calls.ts'
import type { AskOfBuyer, WeighedOrder } from '#shop/wire/weighed.ts'
import { lastReason } from '#shop/words/messages/weight-messages.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import type { weighingCommands } from './weighing-commands.ts'
import { askWith, besideWeighings, type LineOnScale, linesOnScale, placeOf } from './weighing-store.ts'
import { weighingOf } from './weighing-view.ts'

interface WeighedDeps extends TellingDeps {
  readonly database: Runs<typeof weighingCommands & typeof limitCommands>
  readonly now: () => number
  readonly messaging: Messaging
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly settings: TellingDeps['settings'] & { readonly limits: Limits }
}

/** What the scale said, as the buyer of an order sees it; and the question that they answer by a link alone. */
export function openWeighed(api: Api, deps: WeighedDeps): void {
  const { database, now, messaging, settings, snapshot } = deps
  const { read, run } = database

  api.open(calls.orderWeights, async ({ params, visitor: { userId }, language }) => {
    const id = params.id ?? ''
    const body = isId(id) ? await weightsOf(userId, id, language) : undefined
    if (body === undefined) throw new Refusal(404, { refused: 'order-unknown' })
    return { body }
  })

  api.open(calls.weighingAsk, async ({ params, caller, language }) => ({
    body: await askAt(hashFrom(params.token), { caller, language }),
  }))

  api.open(calls.answerAsk, async ({ params, wanted: { answer }, caller, language }) => {
    const tokenHash = hashFrom(params.token)
    const ask = await askWith(read, tokenHash)
    if (ask === undefined) throw await wrongLink(caller)
    const telling = await tellingOf(deps, ask.order_id)
    const answering = await run.answerAsk({ tokenHash, answer, at: now(), telling })
    if ('writing' in answering) messaging.settle(answering.writing)
    const body = await askAt(tokenHash, { caller, language })
    if ('refused' in answering) throw new Refusal(409, { refused: answering.refused }, { more: { ...body } })
    return { body }
  })

  async function weightsOf(userId: string, orderId: string, language: Language): Promise<WeighedOrder | undefined> {
    const order = await read
      .selectFrom('orders')
      .select(['total_paise', 'most_paise', 'final_paise'])
      .where('id', '=', orderId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (order === undefined) return undefined
    const lines = await linesOnScale(read, orderId)
    const { photographed } = await besideWeighings(read, orderId)
    const landings = await landingsOf(read, codesOf(lines))
    const bills = await drawnBillsOf(read, [orderId])
    const { total_paise: ordered, most_paise: most, final_paise: final } = order
    return {
      lines: lines.map((line) => ({
        ...weighedView(line, { photographed, landings, language }),
        title: titleIn(language, line),
      })),
      isFinal: final !== null,
      total: inRupees(paise(final ?? ordered)),
      most: inRupees(paise(most ?? ordered)),
      rounding: final === null ? 0 : inRupees(paise(final - sumOf(lines))),
      ...creditView(paise(final ?? ordered), bills.get(orderId) ?? []),
    }
  }

  /** A link that opens nothing counts: who tries many is no buyer. A right one always opens. */
  async function wrongLink(caller: string): Promise<Refusal> {
    const turns = turnsOf('wrong-ask', { networks: networksOf(caller) }, settings.limits)
    const over = await run.takeTurns({ turns, at: now() })
    return over === undefined ? unknown() : tooOften(over)
  }

  const titleIn = (language: Language, { row }: LineOnScale): string =>
    titleOfLine({ productId: row.product_id, title: row.title }, { catalogue: snapshot.current(language), language })
      .title

  async function askAt(
    tokenHash: string,
    { caller, language }: { caller: string; language: Language },
  ): Promise<AskOfBuyer> {
    const ask = await askWith(read, tokenHash)
    if (ask === undefined) throw await wrongLink(caller)
    const line = (await linesOnScale(read, ask.order_id)).find(({ row }) => row.line_no === ask.line_no)
    const asking = line?.moves.find(({ no }) => no === ask.move_no)
    if (line === undefined || asking?.grams === undefined || asking.price === undefined) throw unknown()
    const { row, ordered, most } = line
    return {
      orderNumber: ask.number,
      title: titleIn(language, line),
      size: row.size,
      weight: row.weight,
      quantity: row.quantity,
      orderedGrams: orderedGrams(ordered),
      weighedGrams: asking.grams,
      asked: inRupees(asking.price),
      most: inRupees(most),
      now: now(),
      until: ask.until,
      state: stateOf(line, { asked: ask.move_no, status: ask.status, isTooLate: now() >= ask.until }),
    }
  }
}

/** As an order from before the scale has no weights, its lines cost what they were ordered for. */
const sumOf = (lines: readonly LineOnScale[]): number =>
  lines.reduce((sum, { row, standing }) => sum + (standing.price ?? row.line_paise), 0)

/** An answer to the question stays; anything else that happened to the line since ends the question. */
function stateOf(
  { standing, moves }: LineOnScale,
  { asked, status, isTooLate }: { asked: number; status: string; isTooLate: boolean },
): AskOfBuyer['state'] {
  const next = moves.find(({ no }) => no === asked + 1)?.move
  if (next === 'agree' || next === 'decline') return next
  const isOpen = standing.asked?.no === asked && !isTooLate && weighableStatuses.some((one) => one === status)
  return isOpen ? 'open' : 'over'
}

/** The batches that these lines hold. */
export const codesOf = (lines: readonly LineOnScale[]): string[] => [
  ...new Set(lines.flatMap(({ row: { batch } }) => batch ?? [])),
]

function weighedView(
  line: LineOnScale,
  {
    photographed,
    landings,
    language,
  }: {
    readonly photographed: ReadonlySet<string>
    readonly landings: Awaited<ReturnType<typeof landingsOf>>
    readonly language: Language
  },
): Omit<WeighedOrder['lines'][number], 'title'> {
  const { row, ordered, most, standing, moves } = line
  const weighed = isLive(standing) ? weighingOf(line) : undefined
  const reason = lastReason(moves)
  const landed = landings.get(row.batch ?? '')
  return {
    lineNo: row.line_no,
    size: row.size,
    weight: row.weight,
    quantity: row.quantity,
    orderedGrams: orderedGrams(ordered),
    price: inRupees(ordered.rate),
    ordered: inRupees(paise(row.line_paise)),
    most: inRupees(most),
    state: standing.state,
    ...(weighed?.grams === undefined ? {} : { weighedGrams: weighed.grams, weighedAt: weighed.at }),
    ...(weighed?.source === undefined ? {} : { source: weighed.source }),
    ...(standing.price === undefined ? {} : { final: inRupees(standing.price) }),
    ...(landed === undefined ? {} : { landed: { code: row.batch ?? '', ...landed } }),
    ...(reason === '' ? {} : { reason: reasonSaid(reason, spokenIn(language)) }),
    hasPhotograph: weighed !== undefined && photographed.has(placeOf({ line_no: row.line_no, move_no: weighed.no })),
    ...(row.replaces === null ? {} : { replaces: row.replaces }),
    ...(row.agreed_paise === null ? {} : { isAgreed: true }),
  }
}

/** What can be no link of ours is not looked for: 128 bits in 22 letters. */
function hashFrom(token = ''): string {
  if (!/^[A-Za-z0-9_-]{22}$/.test(token)) throw unknown()
  return hashOfToken(token)
}

const unknown = () => new Refusal(404, { refused: 'ask-unknown' })
