import type { Kind } from '#counter/outbox/kept.ts'
import { doCommand } from '#counter/outbox/press.ts'
import type { WeightSource } from '#shop/orders/line-status.ts'
import { type WeighedLine, type Weighing } from '#shop/wire/staff/weighing.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'

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

export const weighLine = (at: AtLine, weight: TakenWeight): void => press(at, 'weighLine', words.weigh, { ...weight })

export const giveRest = (at: AtLine): void => press(at, 'giveRest', words.give)

export const noteAnswer = (at: AtLine, answer: 'agree' | 'decline'): void =>
  press(at, 'noteAnswer', answer === 'agree' ? words.saidYes : words.saidNo, { answer })

export const leaveOut = (at: AtLine, reason: string): void => press(at, 'leaveOutLine', words.leaveOut, { reason })

export const replaceLine = (at: AtLine, { productId, size }: WeighedLine['replacements'][number]): void =>
  press(at, 'replaceLine', words.replace, { productId, size })

/** The name of what was typed at a line and is not weighed yet. */
export const typedAt = ({ lineNo }: Pick<WeighedLine, 'lineNo'>): string => `weigh/${lineNo}`

const press = ({ order, line }: AtLine, kind: Kind, name: string, more: object = {}): void =>
  doCommand({
    order,
    line: line.lineNo,
    kind,
    body: { seen: line.version, ...more },
    name: words.actOn(name, line.title),
    typedAs: typedAt(line),
  })
