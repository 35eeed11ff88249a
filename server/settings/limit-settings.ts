import * as v from 'valibot'
import { verifyMobile } from '#shop/accounts/accounts.ts'
import { type Limit, type Limits, limits } from '#shop/accounts/limits.ts'
import { nearestName } from './nearest-name.ts'

const names = new Set(Object.values(limits).map(({ what }): string => what))

/** Far more than any shop needs. */
const greatest = 999_999_999

/** 'code-per-hour=3,register-per-address=20': how many a limit allows, where not the usual number. */
const limitsSetting = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part): readonly [name: string, most: string] => {
        const [name = '', ...most] = part.split('=')
        return [name.trim(), most.join('=').trim()]
      }),
  ),
  v.check(
    (changes) => changes.every((change) => wrongWith(change) === undefined),
    ({ input }) => input.map(wrongWith).find((wrong) => wrong !== undefined) ?? '',
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

function wrongWith([name, most]: readonly [string, string]): string | undefined {
  if (!names.has(name)) {
    const meant = nearestName(name, [...names], 3)
    return `has no limit '${name}'${meant === undefined ? '' : `, did you mean ${meant}?`}: it must be like 'code-per-hour=3,register-per-address=20'`
  }
  if (!/^[0-9]+$/.test(most)) return `needs a whole number for ${name}, like '${name}=3'`
  return Number(most) > greatest ? `allows at most ${greatest} for ${name}` : undefined
}

const verifyMobileSetting = v.picklist(verifyMobile, "must be 'before-messages' or 'before-order'")

/** The settings of limits. */
export const limitsEnvironment = {
  LIMITS: v.optional(limitsSetting, ''),
  VERIFY_MOBILE: v.optional(verifyMobileSetting),
}
