/**
 * Lets a limited number of tasks begin in each turn of the loop, so that many together do not hold up quick requests. No
 * task waits for another to end; if none is ahead it returns undefined at once.
 */
export function openTurnstile(most: number): () => Promise<void> | undefined {
  const waiting: (() => void)[] = []
  let begun = 0

  function nextTurn() {
    begun = Math.min(most, waiting.length)
    if (begun > 0) setImmediate(nextTurn)
    for (const begin of waiting.splice(0, most)) begin()
  }

  return () => {
    if (begun === 0) setImmediate(nextTurn)
    if (begun === most) return new Promise((resolve) => void waiting.push(resolve))
    begun += 1
    return undefined
  }
}
