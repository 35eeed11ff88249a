import { slipsBetween } from '#shop/catalogue/spelling.ts'

/** The name that was probably meant, if there is one so near. */
export function nearestName(typed: string, names: readonly string[], most: number): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, slips: slipsBetween(typed, name, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips)
  return nearest?.name
}
