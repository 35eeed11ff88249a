import type { Transaction } from 'kysely'
import { kindsIn } from '#server/catalogue/kinds-in.ts'
import { bodyOf, type MessageResult, writeMessage } from '#server/messages/outbox.ts'
import { lastLineOf } from '#server/orders/last-line.ts'
import type { NewLine } from '#server/orders/new-order.ts'
import { packsToKeep } from '#server/orders/promised-line.ts'
import { stockLineOf } from '#server/stock/follow-line.ts'
import { whyNotInstead } from '#server/stock/line-acts.ts'
import type { Tables } from '#server/storage/tables.ts'
import { orderedGrams } from '#shop/catalogue/weighed-price.ts'
import { type Paise, paise } from '#shop/money.ts'
import { decideAgreedReplacing, whyNotOfOrder } from '#shop/orders/line-choices.ts'
import { standingAfter, type WeighingRefused } from '#shop/orders/line-moves.ts'
import { mostOfOrder } from '#shop/orders/weighing/weighed-total.ts'
import type { Landed } from '#shop/stock/stock-cell.ts'
import { wholeGrams } from '#shop/weight.ts'
import { itemReplaced } from '#shop/words/messages/weight-messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { type AtLine, actAtLine, asWeighable, type LinePress } from './act-at-line.ts'
import type { LeftOfLine } from './weigh-line.ts'
import type { LineOnScale } from './weighing-store.ts'

interface AgreedReplacing extends LinePress {
  /** what was offered on the telephone, as the shop sells it today; undefined: it does not */
  readonly offered: { readonly line: NewLine; readonly fish: Landed } | undefined
  /** the press as it was sent, so that the same key with something else in it is refused */
  readonly sent: object
  readonly saidYes: boolean
  /** what was said on the telephone that it costs at most, and the whole order, where that comes to more than was shown */
  readonly mostSaid: Paise
  readonly orderMostSaid: Paise | undefined
  /** what can be paid in cash at the door */
  readonly mostInCash: Paise
}

/** Any fish replaces a line, once its customer has said yes to it and to the amount in a call that is noted with the press. */
export const replaceAgreed = (tx: Transaction<Tables>, wanted: AgreedReplacing): Promise<LeftOfLine> =>
  actAtLine<WeighingRefused>(tx, wanted, {
    act: 'note-answers',
    pressed: { does: 'replace-agreed', ...wanted.sent },
    async decide(there) {
      const { seen, by, offered, saidYes, mostSaid, orderMostSaid, mostInCash, telling } = wanted
      if (offered === undefined) return { refused: 'no-replacement' }
      const { line, fish } = offered
      const ordered = {
        grams: wholeGrams(line.grams),
        quantity: line.quantity,
        rate: line.price,
        otherPacks: line.otherPacks,
      }
      const said = { seen, role: by.role, saidYes, mostSaid }
      const decision = decideAgreedReplacing(asWeighable(there), { ordered, most: line.most }, said)
      if ('refused' in decision) return decision
      const added = await lineInstead(tx, there, { ordered, line, most: decision.agreed.most, mostSaid })
      const was = mostOfOrder(there.lines)
      const total = mostOfOrder([...there.lines.filter((one) => one !== there.line), added])
      if (total > was && total > mostInCash) return { refused: 'over-cash-limit', most: mostInCash, total }
      const rises = whyNotOfOrder({ was, most: total, said: orderMostSaid })
      if (rises !== undefined) return rises
      const { row } = added
      const { real: orderId } = there.order
      const taken = stockLineOf(fish, { ...row, lineNo: row.line_no })
      const short = orderId && (await whyNotInstead(tx, { orderId, lineNo: wanted.lineNo, added: taken }))
      if (short) return { refused: 'replacement-short', ...short }
      await tx.insertInto('order_lines').values(row).execute()
      return {
        move: { move: 'replace', price: paise(0), reason: 'agreed-by-phone' },
        added: { line: added, fish },
        noted: { fish: line.title, mostPaise: mostSaid },
        ...(telling === undefined ? {} : { ask: () => tellAgreed(tx, wanted, { there, added }) }),
      }
    },
  })

/** The new line, at today's rate of its own fish: at most what was said, and no more than it can come to itself. */
async function lineInstead(
  tx: Transaction<Tables>,
  { line: { row: old } }: AtLine,
  {
    ordered,
    line,
    most,
    mostSaid,
  }: {
    readonly ordered: LineOnScale['ordered']
    readonly line: NewLine
    readonly most: Paise
    readonly mostSaid: Paise
  },
): Promise<LineOnScale> {
  const row = {
    ...old,
    line_no: (await lastLineOf(tx, old.order_id)) + 1,
    product_id: line.productId,
    cart_id: line.cartId,
    title: line.title,
    size: line.size,
    weight: line.weight,
    grams: line.grams,
    cleaning: line.cleaning ?? null,
    rate_paise: line.price,
    quantity: line.quantity,
    line_paise: line.linePrice,
    most_paise: most,
    tolerated_grams: line.tolerated,
    other_packs_json: packsToKeep(line.otherPacks),
    larger_grams: null,
    larger_paise: null,
    label_weight: line.labelWeight,
    replaces: old.line_no,
    agreed_paise: mostSaid,
    batch: null,
    batch_grams: 0,
  }
  return { row, ordered, most, tolerated: line.tolerated, moves: [], standing: standingAfter([]) }
}

/** At once, and to the number that was called: who did not agree can say so before anything is cut. */
async function tellAgreed(
  tx: Transaction<Tables>,
  { telling, at }: Pick<AgreedReplacing, 'telling' | 'at'>,
  { there: { order, line: was }, added }: { there: AtLine; added: LineOnScale },
): Promise<MessageResult | undefined> {
  if (telling === undefined) return undefined
  const { shop, phone, pages: _, language, ...message } = telling
  const kindOf = await kindsIn(tx, language, [was.row, added.row])
  const wording = wordedIn(language, (words) =>
    itemReplaced(
      {
        shop,
        phone,
        number: order.number,
        fish: kindOf(added.row, words.language),
        orderedGrams: orderedGrams(added.ordered),
        was: kindOf(was.row, words.language),
        most: added.most,
      },
      words,
    ),
  )
  const { kind, purpose } = wording
  const dedupeKey = `item-replaced/${order.id}/${added.row.line_no}`
  return writeMessage(tx, { ...message, kind, purpose, body: bodyOf(wording), dedupeKey }, at)
}
