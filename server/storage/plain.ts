export type Plain = string | number | bigint | null

/** Each engine has its own idea of other values (nothing, JSON, a list of names), so no other gets to one. */
export function plain(value: unknown): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`${typeof value === 'number' ? value : `a value of type ${typeof value}`} cannot be kept`)
}
