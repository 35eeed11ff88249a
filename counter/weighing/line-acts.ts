import * as v from 'valibot'
import type { Answer } from '#browser/api.ts'
import { grouped } from '#shop/grouped.ts'
import type { WeightSource } from '#shop/line-status.ts'
import { type WeighedLine, type Weighing, weighingCalls } from '#shop/wire/staff/weighing.ts'
import { lineDoneWords, weighingScreenWords as words, withWeight } from '#words/weighing-screen.ts'
import { withReason, whoWords } from '#words/staff-orders.ts'
import { staffApi } from '#counter/api.ts'
import { doAct, type Faster, type OrderNews } from '#counter/order/acts.ts'

/** Which line of which order an act is about. */
export interface AtLine {
  readonly order: Weighing['order']
  readonly line: WeighedLine
}

export interface TakenWeight {
  /** without the tare */
  readonly grams: number
  readonly tareGrams: number
  readonly source: WeightSource
  readonly raw?: string
  /** the code of the batch that it was cut from; left out: not recorded */
  readonly batch?: string
  /** the same fish before it was cleaned or after, whichever the label does not mean */
  readonly otherGrams?: number
  readonly over?: 'give' | 'ask'
  readonly isSure?: boolean
  readonly reason?: string
}

export const weighLine = (at: AtLine, weight: TakenWeight): void =>
  press(at, words.weigh, (key, params) =>
    staffApi('weighLine', { params, body: { key, seen: at.line.version, ...weight } }),
  )

export const giveRest = (at: AtLine): void =>
  press(at, words.give, (key, params) => staffApi('giveRest', { params, body: { key, seen: at.line.version } }))

export const noteAnswer = (at: AtLine, answer: 'agree' | 'decline'): void =>
  press(at, answer === 'agree' ? words.saidYes : words.saidNo, (key, params) =>
    staffApi('noteAnswer', { params, body: { key, seen: at.line.version, answer } }),
  )

export const leaveOut = (at: AtLine, reason: string): void =>
  press(at, words.leaveOut, (key, params) =>
    staffApi('leaveOutLine', { params, body: { key, seen: at.line.version, reason } }),
  )

export const replaceLine = (at: AtLine, { productId, size }: WeighedLine['replacements'][number]): void =>
  press(at, words.replace, (key, params) =>
    staffApi('replaceLine', { params, body: { key, seen: at.line.version, productId, size } }),
  )

/** The name of what was typed at a line and is not weighed yet. */
export const typedAt = ({ lineNo }: Pick<WeighedLine, 'lineNo'>): string => `weigh/${lineNo}`

function press(
  { order, line }: AtLine,
  name: string,
  send: (key: string, params: { id: string; line: number }) => Promise<Answer<Weighing>>,
): void {
  const { lineNo, title } = line
  doAct({
    order,
    line: lineNo,
    name: words.actOn(name, title),
    typedAs: typedAt(line),
    send: async (key) => {
      const answer = await send(key, { id: order.id, line: lineNo })
      return answer.ok ? { ok: true, body: newsOf(answer.body) } : answer
    },
    faster: (more) => fasterAt(line, more),
  })
}

const newsOf = (weighing: Weighing): OrderNews => ({ order: weighing.order, now: weighing.now, weighing })

function fasterAt({ lineNo, version }: WeighedLine, more: object): Faster | undefined {
  const read = v.safeParse(weighingCalls.weighing.gives, more)
  if (!read.success) return undefined
  const fresh = read.output.lines.find((line) => line.lineNo === lineNo)
  const last = fresh?.moves.at(-1)
  if (fresh?.version === version || last === undefined) return undefined
  return { news: newsOf(read.output), who: whoDidAt(last), what: whatWasDoneAt(last), at: last.at }
}

type LineMoved = WeighedLine['moves'][number]

export const whoDidAt = ({ by }: Pick<LineMoved, 'by'>): string => (by.who === 'staff' ? by.name : whoWords[by.who])

/** 'weighed it: 1,480 g: Cut down' */
export function whatWasDoneAt({ move, grams, reason }: Pick<LineMoved, 'move' | 'grams' | 'reason'>): string {
  const done = grams === undefined ? lineDoneWords[move] : withWeight(lineDoneWords[move], grouped(grams))
  return reason === '' ? done : withReason(done, reason)
}
