/**
 * The number of slips that turn one word into the other: a letter missing, added, replaced, or swapped with its
 * neighbour. Infinity once it exceeds `most`.
 */
export function slipsBetween(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return Number.POSITIVE_INFINITY
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: meant.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= meant.length; column++) {
      const same = typed[row - 1] === meant[column - 1]
      const swapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = next
  }
  const slips = last[meant.length] ?? 0
  return slips > most ? Number.POSITIVE_INFINITY : slips
}
