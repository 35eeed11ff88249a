export type Plain = string | number | bigint | null

/** Engines store other values (null, JSON, arrays) differently, so neither gets them. */
export function plain(value: unknown): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`${typeof value === 'number' ? value : `a value of type ${typeof value}`} cannot be kept`)
}
