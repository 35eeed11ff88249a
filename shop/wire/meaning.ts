/** How a call ended, as far as what it means is concerned. */
type Ended =
  | { readonly ok: true }
  | { readonly ok: false; readonly unreachable: true }
  | {
      readonly ok: false
      readonly refused: { readonly status: number; readonly said: string | undefined; readonly more: object }
    }

/**
 * What the answer means for what was sent. Only a yes that this page can read, or the shop's own no, says what came of it;
 * otherwise it may be done, and is asked again under its key. 'log-in': the shop wants to know first who asks.
 */
export function meaningOf(ended: Ended): 'yes' | 'no' | 'log-in' | 'trouble' {
  if (ended.ok) return 'yes'
  if ('unreachable' in ended) return 'trouble'
  const { status, said, more } = ended.refused
  // Whatever stands between here and the shop, a proxy or a network that wants a login, speaks with its status.
  if (said === undefined) return 'trouble'
  if (status === 401 || (status === 403 && 'why' in more)) return 'log-in'
  return status < 300 || status >= 500 || status === 408 || status === 429 ? 'trouble' : 'no'
}

/** Whether it is known what came of it. */
export function isDefinite(ended: Ended): boolean {
  const meaning = meaningOf(ended)
  return meaning === 'yes' || meaning === 'no'
}
