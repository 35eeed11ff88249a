import type { Transaction } from 'kysely'
import { countOf, giveBackTurns, type OverLimit, overNow, takeTurns } from '#server/storage/limits.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { type Limit, shareOf } from '#shop/accounts/limits.ts'
import type { OtherLanguage } from '#shop/languages.ts'
import { type Purpose, rankOf, type Wording } from '#shop/words/messages/messages.ts'
import { isProven } from './proven-mobile.ts'

/** A message to the world. A command writes it in its own transaction, so it is sent if and only if that commits. */
export interface Message {
  readonly id: string
  /** which of the shop's messages it is, and by that the text that the gateway has approved: 'reset-code', 'order-placed' */
  readonly kind: string
  readonly purpose: Purpose
  readonly to: string
  /** whose mobile it is; undefined: nobody's that the shop knows */
  readonly account: string | undefined
  readonly body: MessageBody
  /** the same message is written once: 'order-placed/<order id>' */
  readonly dedupeKey: string
  /** not before that moment; until then it can be withdrawn */
  readonly dueAt?: number
  readonly budget: MessageBudget
}

export interface MessageBody {
  readonly text: string
  /** the values of the approved text's variables */
  readonly vars?: Readonly<Record<string, string>>
  /** of the text, where that is not English: gateways approve each by itself */
  readonly language?: OtherLanguage
  /** the same in English, for a gateway that has no approved text in that language */
  readonly english?: Wording['english']
  /** after that moment it is of no use, and is not sent; a day if not said */
  readonly until?: number
}

/** What of a wording goes out, and until when it is of use. */
export const bodyOf = (
  { text, vars, language, english }: Pick<Wording, 'text' | 'vars' | 'language' | 'english'>,
  until?: number,
): MessageBody => ({
  text,
  vars,
  ...(language === 'en' ? {} : { language, english }),
  ...(until === undefined ? {} : { until }),
})

/** What every message is counted against, of whatever kind it is. */
export interface MessageBudget {
  readonly mobile: Turn
  readonly perAccount: Limit
  /** none: staff, or the operator's own command */
  readonly networks: readonly Turn[]
  /** of all codes alone */
  readonly codes: Turn
  /** of codes to mobiles that never answered one */
  readonly strangersCodes: Turn
  readonly shop: Turn
  /** of pushes to one person's devices, which cost nothing */
  readonly pushes: Limit
}

/** What became of a message. The command that wrote it stands in any case. */
export type MessageResult =
  | { readonly written: true; readonly halfSpent: boolean }
  | { readonly dropped: 'unproven' | 'written-before' }
  | { readonly dropped: 'over-budget'; readonly kind: string; readonly over: OverLimit }

export const isTold = (writing: MessageResult | undefined): boolean =>
  writing !== undefined && ('written' in writing || writing.dropped === 'written-before')

/**
 * A message of this kind is sent to nobody. It takes the place of another where the time that a command takes must not
 * tell whether there is one.
 */
export const toNobody = 'to-nobody'

/**
 * For a command: what must be told once this transaction is kept. A mobile that has not answered a code is sent codes
 * only, and nobody is sent more than the budget has. Write it last: everybody's messages wait for each other at the
 * count of the shop until the transaction ends.
 */
export async function writeMessage(tx: Transaction<Tables>, message: Message, at: number): Promise<MessageResult> {
  const { id, kind, to, account = '', purpose, body, dedupeKey, dueAt = at, budget } = message
  const proven = await isProven(tx, { id: account, mobile: to })
  if (purpose !== 'code' && !proven) return { dropped: 'unproven' }

  const rank = rankOf(purpose, proven)
  const share = (turn: Turn) => ({ ...turn, limit: shareOf(turn.limit, rank) })
  const shop = share(budget.shop)
  const codes = purpose === 'code' ? [share(budget.codes), ...(proven ? [] : [budget.strangersCodes])] : []
  const spent = await countOf(tx, shop, at)
  const turns = [
    ...ownTurns(message).map(share),
    ...[...codes, shop].map((turn) => (kind === toNobody ? costless(turn) : turn)),
  ]
  const isSpent = spent >= shop.limit.most
  const over = isSpent
    ? { what: shop.limit.what, wait: undefined }
    : ((await overNow(tx, { turns: codes, at })) ?? (await takeTurns(tx, { turns, at })))
  if (over) return { dropped: 'over-budget', kind, over }

  const written = await insertMessage(tx, { id, kind, to, body: JSON.stringify(body), dedupeKey, at, dueAt })
  if (written.numAffectedRows === 1n) {
    const isHalf = kind !== toNobody && spent + 1 === Math.ceil(budget.shop.limit.most / 2)
    return { written: true, halfSpent: isHalf }
  }
  await giveBackTurns(tx, { turns, at })
  return { dropped: 'written-before' }
}

/** A message that waits: how it is known, and what it was counted against. */
interface WaitingMessage extends Pick<Message, 'account' | 'dedupeKey' | 'budget'> {
  readonly writtenAt: number
}

/**
 * For a command that takes back what the message tells. Withdrawn, it was never written, and costs nobody anything.
 * False: somebody has begun to send it, or has sent it.
 */
export async function withdrawMessage(
  tx: Transaction<Tables>,
  { account, dedupeKey, budget, writtenAt }: WaitingMessage,
): Promise<boolean> {
  const waiting = await tx
    .deleteFrom('outbox')
    .where('dedupe_key', '=', dedupeKey)
    .where('tries', '=', 0)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (waiting.numDeletedRows === 1n) {
    await giveBackTurns(tx, { turns: [...ownTurns({ account, budget }), budget.shop], at: writtenAt })
    return true
  }
  return (
    (await tx.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst()) === undefined
  )
}

/** A mobile that is nobody's is counted as often as another, so that it takes as long. */
const ownTurns = ({ account, budget }: Pick<Message, 'account' | 'budget'>): Turn[] => [
  budget.mobile,
  { limit: budget.perAccount, who: account ?? budget.mobile.who },
  ...budget.networks,
]

/** What goes to nobody costs nothing, but is counted like the rest. */
const costless = ({ limit }: Turn): Turn => ({ limit: { ...limit, most: Number.MAX_SAFE_INTEGER }, who: 'nobody' })

/** For what is counted already. */
export const insertMessage = prepared(
  (
    tx,
    {
      id,
      kind,
      to,
      body,
      dedupeKey,
      at,
      dueAt,
    }: Record<'id' | 'kind' | 'to' | 'body' | 'dedupeKey', string> & Record<'at' | 'dueAt', number>,
  ) =>
    tx
      .insertInto('outbox')
      .values({
        id,
        kind,
        send_to: to,
        body_json: body,
        written_at: at,
        due_at: dueAt,
        tries: 0,
        taken_until: 0,
        sent_at: null,
        failed_at: null,
        failure: null,
        dedupe_key: dedupeKey,
      })
      .onConflict((known) => known.column('dedupe_key').doNothing()),
)

/** What this mobile was sent, or was not. What still waits goes out. */
export async function forgetSentTo(tx: Transaction<Tables>, mobile: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('send_to', '=', mobile)
    .where((row) => row.or([row('sent_at', 'is not', null), row('failed_at', 'is not', null)]))
    .execute()
}
