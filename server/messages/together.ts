/** Requests that arrive during one run are done together in the next: one write for many. */
export function together<One>(doAll: (all: readonly One[]) => Promise<void>): (one: One) => Promise<void> {
  let waiting: One[] = []
  let next: Promise<void> | undefined
  let underWay: Promise<void> = Promise.resolve()

  async function begin() {
    await underWay
    const all = waiting
    waiting = []
    next = undefined
    return doAll(all)
  }

  return (one) => {
    waiting.push(one)
    if (next === undefined) {
      next = begin()
      underWay = next.catch(() => {})
    }
    return next
  }
}
