/**
 * The order after an import: what it names stands in its order, on the places of what it names; what is new comes after
 * what stands before it in the file. The others stay where they are.
 */
export function orderAfter(before: readonly string[], named: readonly string[]): readonly string[] {
  const isKnown = new Set(before)
  const isNamed = new Set(named)
  const known = named.filter((name) => isKnown.has(name))
  const after = new Map<string | undefined, string[]>()
  let last: string | undefined
  for (const name of named) {
    if (isKnown.has(name)) last = name
    else after.set(last, [...(after.get(last) ?? []), name])
  }
  let place = 0
  const placed = before.flatMap((name) => {
    if (!isNamed.has(name)) return [name]
    const one = known[place] ?? name
    const first = place === 0 ? (after.get(undefined) ?? []) : []
    place += 1
    return [...first, one, ...(after.get(one) ?? [])]
  })
  return known.length === 0 ? [...placed, ...(after.get(undefined) ?? [])] : placed
}
