/**
 * How many milliseconds two ways lie apart: the median of the differences of pairs, because a busy machine slows both of a
 * pair. They take turns in coming first. `before` each pair is not timed.
 */
export async function apart(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  before: (pair: number) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const differences: number[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    await before(pair)
    const isOneFirst = pair % 2 === 0
    const first = await timeOf(isOneFirst ? one : other)
    const second = await timeOf(isOneFirst ? other : one)
    differences.push(isOneFirst ? first - second : second - first)
  }
  return Math.abs(differences.toSorted((less, more) => less - more)[pairs >> 1] ?? 0)
}

const pairs = 200

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await ask()
  return performance.now() - began
}
