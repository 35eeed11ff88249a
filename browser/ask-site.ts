import { withPatience } from './patience.ts'

/**
 * Asks the site for what an open page needs more of it; undefined where nothing comes that is what was asked for. It is the
 * same for everybody, so that a cache may answer: that says nothing of the line, nor of the moment. What is of a person is
 * asked by `api`. Never throws.
 */
export async function askSite<Told>(
  address: string,
  isTold: (said: unknown) => said is Told,
  signal?: AbortSignal,
): Promise<Told | undefined> {
  try {
    const answer = await fetch(address, { signal: withPatience(signal) })
    const said: unknown = answer.ok ? await answer.json() : undefined
    return isTold(said) ? said : undefined
  } catch {
    return undefined
  }
}

/** Whether the shop itself can be reached, and is not in trouble. All its answers say this, and no page of a Wi-Fi login does. */
export async function isReached(address: string): Promise<boolean> {
  const answer = await answerAt(address, { method: 'HEAD', cache: 'no-store' })
  return isWell(answer) && answer.headers.get('cross-origin-opener-policy') === 'same-origin'
}

/** Whether the shop gives a page's data. The worker is asked too, as when the router fetches them. */
export const isGiven = async (address: string): Promise<boolean> => isWell(await answerAt(address, {}))

const isWell = (answer: Response | undefined): answer is Response => answer !== undefined && answer.status < 500

const answerAt = (address: string, how: RequestInit): Promise<Response | undefined> =>
  fetch(address, { ...how, signal: withPatience(undefined) }).catch(() => undefined)
