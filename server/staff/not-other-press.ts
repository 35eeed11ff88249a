import { Refusal } from '#server/http/refusal.ts'

interface OtherPress {
  readonly refused: 'other-press'
}

/** What an act left, unless its key belongs to something else that was pressed. */
export function notOtherPress<Left extends object>(left: Left): Exclude<Left, OtherPress> {
  if ('refused' in left && left.refused === 'other-press') throw new Refusal(422, { refused: 'other-press' })
  return left as Exclude<Left, OtherPress>
}
