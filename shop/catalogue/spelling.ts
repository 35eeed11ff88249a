/**
 * The number of slips that turn one word into the other: a letter missing, added, replaced, or swapped with its
 * neighbour. Infinity once it exceeds `most`.
 */
export function slipsBetween(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return Number.POSITIVE_INFINITY
  let begin = 0
  while (begin < typed.length && typed[begin] === meant[begin]) begin += 1
  let [typedEnd, meantEnd] = [typed.length, meant.length]
  while (typedEnd > begin && meantEnd > begin && typed[typedEnd - 1] === meant[meantEnd - 1]) {
    typedEnd -= 1
    meantEnd -= 1
  }
  return slipsWithin(typed.slice(begin, typedEnd), meant.slice(begin, meantEnd), most)
}

/** Of words that begin and end otherwise. */
function slipsWithin(typed: string, meant: string, most: number): number {
  if (typed === '' || meant === '') return typed.length + meant.length
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
