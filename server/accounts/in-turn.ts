/** Requests for the same person run one after the other; those for others do not wait. */
export function openTurns(): <Result>(whose: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return async (whose, work) => {
    const before = last.get(whose)
    const mine = after(before, work)
    last.set(whose, mine)
    try {
      return await mine
    } finally {
      if (last.get(whose) === mine) last.delete(whose)
    }
  }
}

/** It runs whether the one before succeeded or failed. */
async function after<Result>(before: Promise<unknown> | undefined, work: () => Promise<Result>): Promise<Result> {
  await Promise.allSettled([before])
  return work()
}
