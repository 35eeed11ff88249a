import * as v from 'valibot'
import { type Limit, type Limits, limits } from '#shop/limits.ts'

const names = new Set(Object.values(limits).map(({ what }): string => what))

/** 'code-per-hour=3,register-per-address=20': how many a limit allows, where not the usual number. */
export const limitsSetting = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => part.split('=', 2) as [string, string | undefined]),
  ),
  v.check(
    (changes) => changes.every(([name, most = '']) => names.has(name) && /^[0-9]{1,9}$/.test(most)),
    "must be like 'code-per-hour=3,register-per-address=20'",
  ),
  v.transform((changes): Limits => {
    const most = new Map(changes.map(([name, number]) => [name, Number(number)]))
    const changed = Object.entries(limits).map(([key, limit]: [string, Limit]) => [
      key,
      { ...limit, most: most.get(limit.what) ?? limit.most },
    ])
    return Object.fromEntries(changed) as Limits
  }),
)
