/** How a call ended, as far as what it means is concerned. */
export type Ended =
  | { readonly ok: true }
  | { readonly ok: false; readonly unreachable: true }
  | {
      readonly ok: false
      readonly refused: {
        readonly status: number
        readonly said: string | undefined
        readonly isJson?: boolean
        readonly more: object
      }
    }

/**
 * What the answer means for what was sent. Only a yes that this page can read, or the shop's own no, says what came of it;
 * otherwise it may be done, and is asked again under its key. 'log-in': the shop wants to know first who asks; 'prove': it
 * knows, and wants to be shown more of them.
 */
export function meaningOf(ended: Ended): 'yes' | 'no' | 'log-in' | 'prove' | 'trouble' {
  if (ended.ok) return 'yes'
  if ('unreachable' in ended || isUnheard(ended)) return 'trouble'
  const { status, more } = ended.refused
  if (status === 401) return 'log-in'
  if (status === 403 && 'why' in more) return 'prove'
  return status < 300 || status === 408 || status === 429 ? 'trouble' : 'no'
}

/** Whether it is known what came of it. */
export function isDefinite(ended: Ended): boolean {
  const meaning = meaningOf(ended)
  return meaning === 'yes' || meaning === 'no'
}

/**
 * Whether the shop itself has said nothing of it: no answer, a shop in trouble, or whatever stands between here and the
 * shop, a proxy or a network that wants a login. That speaks with any status, and has no sentence of the shop's. Only 401 in
 * JSON needs none.
 */
export const isUnheard = (ended: Ended): boolean =>
  !ended.ok && ('unreachable' in ended || !hasSpoken(ended.refused) || ended.refused.status >= 500)

const hasSpoken = ({ status, said, isJson = false }: Extract<Ended, { refused: unknown }>['refused']): boolean =>
  said !== undefined || (status === 401 && isJson)
