import type { Transaction } from 'kysely'
import type { MessageResult } from '#server/messages/outbox.ts'
import type { BuyerTelling } from '#server/orders/tell-buyer.ts'
import type { Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import {
  type AnswerDecision,
  decideAnswer,
  type WeighingRefused,
  weighableStatuses,
  whyNotChanged,
} from '#shop/orders/line-moves.ts'
import {
  type AtLine,
  actAtLine,
  asWeighable,
  atLine,
  type Changed,
  changeLine,
  type LinePress,
  type NotThere,
  type PinNeeded,
} from './act-at-line.ts'

type Answer = 'agree' | 'decline'
type AnswerRefused = Extract<AnswerDecision, { refused: string }>

interface NotedAnswer extends LinePress {
  readonly answer: Answer
}

/** What the buyer said on the telephone. */
export const noteAnswer = (
  tx: Transaction<Tables>,
  wanted: NotedAnswer,
): Promise<Changed | WeighingRefused | AnswerRefused | NotThere | PinNeeded | Repeated> =>
  actAtLine<WeighingRefused | AnswerRefused>(tx, wanted, {
    act: 'note-answers',
    pressed: { does: 'answer', answer: wanted.answer },
    decide(there) {
      const { seen, by, answer, at } = wanted
      const refused = whyNotChanged(asWeighable(there), { seen, role: by.role, act: 'note-answers' })
      if (refused !== undefined) return refused
      const { standing } = there.line
      if (standing.asked === undefined) return { refused: 'nothing-asked' }
      return moveOf(decideAnswer(standing, { no: standing.asked.no, answer, at }))
    },
  })

const moveOf = (decision: AnswerDecision) =>
  'refused' in decision ? decision : { move: { ...decision.answered, reason: '' } }

interface AnswerByLink {
  readonly tokenHash: string
  readonly answer: Answer
  readonly at: number
  readonly telling: BuyerTelling | undefined
}

type CallAnswer =
  | { readonly answered: true; readonly writing: MessageResult | undefined }
  | AnswerRefused
  | { readonly refused: 'ask-unknown' }

/** The buyer answers by the link that they got. The same answer again is the same answer. */
export async function answerAsk(
  tx: Transaction<Tables>,
  { tokenHash, answer, at, telling }: AnswerByLink,
): Promise<CallAnswer> {
  const ask = await tx
    .selectFrom('line_asks')
    .select(['order_id', 'line_no', 'move_no'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (ask === undefined) return { refused: 'ask-unknown' }
  const there = await atLine(tx, ask.order_id, ask.line_no)
  if ('refused' in there) return { refused: 'ask-unknown' }
  if (answerTo(there, ask.move_no) === answer) return { answered: true, writing: undefined }
  if (!weighableStatuses.includes(there.order.status)) return { refused: 'ask-over' }
  const decided = moveOf(decideAnswer(there.line.standing, { no: ask.move_no, answer, at }))
  if ('refused' in decided) return decided
  const by = { person: there.order.user_id }
  const { writing } = await changeLine(tx, there, decided, { by, at, telling })
  return { answered: true, writing }
}

/** What was said to the question that this move asked. */
const answerTo = ({ line: { moves } }: Pick<AtLine, 'line'>, asked: number): string | undefined =>
  moves.find(({ no }) => no === asked + 1)?.move
