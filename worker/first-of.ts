/** The answer that is shown, and what became of the line: it answered, it was too slow, or it was dead. */
export interface Shown<Answer> {
  readonly answer: Answer
  readonly line: 'answered' | 'slow' | 'dead'
}

/**
 * The network's answer, or after a while the kept one. Where nothing is kept the network is waited for; undefined where there
 * is neither. Trouble of the shop's own, or of what stands in front of it, counts as a dead line where something is kept.
 */
export async function firstOf<Answer extends { readonly status: number }>(
  network: Promise<Answer>,
  kept: () => Promise<Answer | undefined>,
  patience: Promise<unknown>,
): Promise<Shown<Answer> | undefined> {
  const outcome = network.then(
    (answer) => ({ answer }),
    () => 'dead' as const,
  )
  const first = await Promise.race([outcome, patience.then(() => 'slow' as const)])
  if (typeof first === 'object' && first.answer.status < 500) return { answer: first.answer, line: 'answered' }
  const known = await kept()
  if (known !== undefined) return { answer: known, line: first === 'slow' ? 'slow' : 'dead' }
  const last = await outcome
  return last === 'dead' ? undefined : { answer: last.answer, line: 'answered' }
}
