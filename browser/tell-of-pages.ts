import { whenIdle } from './when-idle.ts'

/** One visit of twenty tells how quick its pages are: that is enough to know. */
const oneIn = 20

/** Pages tell where their scripts fail, and how quick they are. What tells it is fetched once there is something to tell. */
export function tellOfPages(): void {
  addEventListener('error', (failure) => void tellLate(failure))
  addEventListener('unhandledrejection', (failure) => void tellLate(failure))
  if (Math.random() * oneIn < 1) whenIdle(() => void measure())
}

/** What the browser has heard of a failure, or what the router has caught. */
export async function tellLate(failure: unknown): Promise<void> {
  try {
    const { tellError } = await import('./tell-error.ts')
    tellError(failure)
  } catch {
    // What cannot be fetched tells nothing.
  }
}

async function measure(): Promise<void> {
  try {
    const { tellSpeed } = await import('./tell-speed.ts')
    tellSpeed()
  } catch {
    // As above.
  }
}
