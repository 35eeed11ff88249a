import { slipsBetween } from '#shop/catalogue/spelling.ts'

export interface UnknownSetting {
  readonly name: string
  /** the setting that it probably means */
  readonly meant: string | undefined
}

/**
 * Names in the environment that are probably misspelt settings: with a prefix that several of our settings share
 * (SHOP_, SMS_), or one slip away from one of them.
 */
export function unknownSettings(given: readonly string[], ours: readonly string[]): UnknownSetting[] {
  const known = new Set(ours)
  const prefixes = sharedPrefixes(ours)
  return given
    .filter((name) => !known.has(name) && !setByPlatforms.test(name))
    .map((name) => ({ name, meant: nearestSetting(name.toUpperCase(), ours) }))
    .filter(({ name, meant }) => meant !== undefined || prefixes.some((prefix) => name.startsWith(prefix)))
}

export const unknownInWords = ({ name, meant }: UnknownSetting): string =>
  meant === undefined
    ? `${name} is no setting of the shop, though it begins like one: remove it, or take a name from docs/running/settings.md`
    : `${name} is no setting of the shop, did you mean ${meant}? Correct or remove it`

/**
 * Kubernetes and Docker set these for a service called `shop`; APP_HOST is one slip from API_HOST, and many platforms
 * set it.
 */
const setByPlatforms = /_SERVICE_(HOST|PORT)(_|$)|_PORT(_[0-9]+_(TCP|UDP)(_|$)|$)|_ENV_|^APP_HOST$/

function nearestSetting(name: string, ours: readonly string[]): string | undefined {
  const apart = ours.map((known) => ({ known, slips: slipsBetween(name, known, slipsAllowed(known)) }))
  const [nearest] = apart.toSorted((one, other) => one.slips - other.slips)
  return nearest?.slips === Number.POSITIVE_INFINITY ? undefined : nearest?.known
}

/** Short names such as HOST and PORT have real neighbours: only their letter case counts as a slip. */
function slipsAllowed(name: string): number {
  if (name.length < 6) return 0
  if (name.length < 10) return 1
  return name.length < 15 ? 2 : 3
}

function sharedPrefixes(ours: readonly string[]): string[] {
  const all = ours.flatMap((name) => /^[^_]+_/.exec(name) ?? [])
  return [...new Set(all.filter((prefix, at) => all.indexOf(prefix) !== at))]
}
