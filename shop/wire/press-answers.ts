import type { Ended } from './meaning.ts'

/** How the shop's answer to a press at the counter looks. */
type PressAnswer =
  | 'yes'
  /** 401, 403 that wants to be shown more, 429: not now, and it is still wanted */
  | 'not-now'
  /** 409: judged after it had looked whether this very press was done before */
  | '409'
  /** any other 4xx of the shop, such as 403 to a role that may not, judged before that */
  | 'no'
  /** no answer, a shop in trouble, a page of a gateway, a yes that this page cannot read */
  | 'unclear'

interface MeaningForPress {
  readonly outcome: 'done' | 'not-done' | 'unknown'
  /** it is over, waits and goes again, or needs somebody who decides */
  readonly press: 'ends' | 'waits' | 'needs-look'
}

/** What each answer to a press means. A no says nothing of an earlier try of it that had no clear answer. */
const pressAnswers: Readonly<
  Record<PressAnswer, { readonly first: MeaningForPress; readonly afterUnclear: MeaningForPress }>
> = {
  yes: both({ outcome: 'done', press: 'ends' }),
  'not-now': { first: { outcome: 'not-done', press: 'waits' }, afterUnclear: { outcome: 'unknown', press: 'waits' } },
  '409': both({ outcome: 'not-done', press: 'needs-look' }),
  no: {
    first: { outcome: 'not-done', press: 'needs-look' },
    afterUnclear: { outcome: 'unknown', press: 'needs-look' },
  },
  unclear: both({ outcome: 'unknown', press: 'waits' }),
}

function both(row: MeaningForPress) {
  return { first: row, afterUnclear: row }
}

function kindOf(ended: Ended): PressAnswer {
  if (ended.ok) return 'yes'
  if ('unreachable' in ended || ended.refused.said === undefined) return 'unclear'
  const { status, more } = ended.refused
  if (status < 400 || status === 408 || status === 425 || status >= 500) return 'unclear'
  if (status === 401 || status === 429 || (status === 403 && 'why' in more)) return 'not-now'
  return status === 409 ? '409' : 'no'
}

/** What an answer means for a press. `hadUnclear`: an earlier try of it has had no clear answer. */
export const meaningForPress = (ended: Ended, hadUnclear: boolean): MeaningForPress =>
  pressAnswers[kindOf(ended)][hadUnclear ? 'afterUnclear' : 'first']
