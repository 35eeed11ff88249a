/**
 * Lets one piece of work begin in each turn of the loop, so that many that come together do not hold up whoever wants
 * something quick. None waits for another to end.
 */
export function openTurnstile(): () => Promise<void> {
  const waiting: (() => void)[] = []

  function next() {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
