import { StorageUnavailable } from '#server/storage/trouble.ts'
import { limits } from '#shop/accounts/limits.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import type { Open } from '#tests/running/databases.ts'
import type { TestShop } from '#tests/running/test-shop.ts'

/** What was found, and the most that it may be. */
export type Figures = Readonly<Record<string, readonly [found: number, most?: number]>>

/** An abuse tried many times over. The short run is a test, the long one a command. */
export interface Trial {
  readonly title: string
  readonly short: number
  readonly long: number
  readonly run: (open: Open, times: number) => Promise<Figures>
}

/** A shop without limits, except those that a trial is about. */
export async function openLooseShop(
  open: Open,
  environment: Record<string, string> = {},
  options: Pick<TestShop, 'hasher'> = {},
) {
  const shop = await openAccountsShop(open, {
    ...options,
    environment: {
      OPEN_ORDERS_PER_ACCOUNT: '1000000',
      LIMITS: Object.values(limits)
        .map(({ what }) => `${what}=100000000`)
        .join(),
      ...environment,
    },
  })
  const call: typeof shop.call = (path, body, sent) =>
    patiently(async () => {
      const answer = await shop.call(path, body, sent)
      if (answer.status === 503) throw new StorageUnavailable(`${path} was busy for too long`)
      return answer
    })
  const login = ({ email, password }: Pick<typeof asha, 'email' | 'password'> = asha) =>
    call('/auth/login', { email, password })
  return {
    database: shop.database,
    later: shop.later,
    codeFor: shop.codeFor,
    call,
    login,
    register: (who: object = asha) => call('/auth/register', who),
    async signedIn(who: typeof asha = asha) {
      await call('/auth/register', who)
      const { token = '', user } = (await login(who)).body
      return { token, user }
    },
    isSignedIn: async (token: string) => (await call('/auth/checkAuth', undefined, { token })).body.authenticated,
  }
}

export type LooseShop = Awaited<ReturnType<typeof openLooseShop>>

export const atOnce = <Result>(count: number, ask: (nr: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, nr) => ask(nr)))

export const statusesOf = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length
