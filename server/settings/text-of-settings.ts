/** What can be wrong with the text of any setting, before anybody asks what the setting means. */

const longest = 4096
const longestLists: ReadonlySet<string> = new Set([
  'MSG91_TEMPLATES',
  'LIMITS',
  'PEPPERS_BEFORE',
  'TRUSTED_PROXIES',
  'METRICS_FROM',
])

export function wrongWithText(name: string, value: string): string | undefined {
  const most = longestLists.has(name) ? 4 * longest : name.startsWith('SHOP_') ? 300 : longest
  if (value.length > most) return `is longer than ${most} characters: shorten it`
  if (value.length > 1 && /^["'`]/.test(value) && value.at(-1) === value[0])
    return 'has quotes around its value that belong to it now: remove them where it is set'
  if (/\p{Cc}/u.test(value)) return 'has a line break or another control character in it: remove it'
  return undefined
}

/** What people write where a value is still to come. */
const placeholder =
  /^(todo|tbd|tba|fixme|placeholder|dummy|changeme|change[-_ ]me|replace[-_ ]?(me|this)|your[-_ ].*|insert[-_ ].*|<.*>|\.{2,}|…+|\?+|[-_]+|x{3,}|null|undefined|n\/a)$/i

export const isPlaceholder = (value: string): boolean =>
  placeholder.test(value.trim()) || /\b(TODO|FIXME|TBD)\b/.test(value)

/**
 * A secret of chance has many different signs and no pattern: neither one sign again and again, nor a word repeated, nor the
 * alphabet.
 */
export function isByChance(secret: string): boolean {
  const signs = [...secret]
  if (new Set(signs).size < 10) return false
  for (let period = 1; period <= signs.length / 2; period += 1)
    if (signs.every((sign, at) => at < period || sign === signs[at - period])) return false
  const steps = signs.slice(1).map((sign, at) => (sign.codePointAt(0) ?? 0) - (signs[at]?.codePointAt(0) ?? 0))
  return steps.filter((step) => Math.abs(step) <= 1).length < steps.length / 2
}
