import { asOf, isRecent } from '#shop/kept-page.ts'
import { note, noted } from './notes.ts'

/** The header of a kept page that names the stretch of time in which it was kept. */
export const keptIn = 'kept-in'

/** Begins another stretch: what was kept until now is doubtful, and does not open at once any more. */
export async function beginStretch(): Promise<void> {
  try {
    await note('stretch', crypto.randomUUID())
  } catch {
    // A browser without room, or that refuses its storage, keeps no page either.
  }
}

/** The stretch in which a page is kept now; a clock that was set back has begun another. Undefined: nobody can tell. */
export async function stretchOfNow(): Promise<string | undefined> {
  try {
    if (((await noted('clock'))?.age ?? 0) < 0) await beginStretch()
    await note('clock', '')
    return await stretch()
  } catch {
    return undefined
  }
}

/** What is kept of a page, where it may open at once: it came lately, and nothing has made it doubtful since. */
export async function recentOf(page: Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    const [known, clock, now] = await Promise.all([page, noted('clock'), stretch()])
    const came = known && asOf(known.headers, Date.now())
    if (clock !== undefined && clock.age < 0) await stretchOfNow()
    if (came === undefined || clock === undefined || clock.age < 0) return undefined
    return isRecent(came, Date.now()) && known?.headers.get(keptIn) === now ? known : undefined
  } catch {
    return undefined
  }
}

const stretch = async (): Promise<string> => (await noted('stretch'))?.text ?? ''
