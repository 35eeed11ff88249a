/** What is asked for the same person runs one after the other; what is asked for others does not wait. */
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

/** Whatever became of the one before. */
async function after<Result>(before: Promise<unknown> | undefined, work: () => Promise<Result>): Promise<Result> {
  await Promise.allSettled([before])
  return work()
}
