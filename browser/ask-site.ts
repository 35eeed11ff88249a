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

/** Whether the shop can be reached: something answers at an address of it, and is not in trouble. */
export const isReached = (address: string): Promise<boolean> => answers(address, { method: 'HEAD', cache: 'no-store' })

/** Whether the shop gives a page's data. The worker is asked too, as when the router fetches them. */
export const isGiven = (address: string): Promise<boolean> => answers(address, {})

async function answers(address: string, how: RequestInit): Promise<boolean> {
  try {
    const { status } = await fetch(address, { ...how, signal: withPatience(undefined) })
    return status < 500
  } catch {
    return false
  }
}
