import type { Open } from '#tests/running/databases.ts'
import { openTestShop, type TestShop } from '#tests/running/test-shop.ts'

export const asha = {
  name: 'Asha Kolhatkar',
  email: 'asha@example.com',
  password: 'teal kite over the dock',
  mobile: '98765 43210',
}
export const meena = { ...asha, name: 'Meena Koli', email: 'meena@example.com', mobile: '98765 43211' }

export interface Sent {
  readonly token?: string
  readonly headers?: Record<string, string>
  readonly method?: string
}

/** A shop with its clock in hand, called as the screens call it. */
export async function openAccountsShop(open: Open, options: Omit<TestShop, 'now'> = {}) {
  let moment = Date.UTC(2026, 10, 21, 12)
  const shop = await openTestShop(open, { ...options, now: () => moment })

  async function call(path: string, body?: object | string, { token, headers = {}, method }: Sent = {}) {
    const answer = await shop.app.request(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer }
  }

  return {
    ...shop,
    call,
    later: (time: number) => (moment += time),
    now: () => moment,
    register: (who: object = asha) => call('/auth/register', who),
    login: (who: { email: string; password: string } = asha, sent?: Sent) =>
      call('/auth/login', { email: who.email, password: who.password }, sent),
    signedIn: async (who = asha, sent?: Sent) => {
      await call('/auth/register', who)
      const { body } = await call('/auth/login', { email: who.email, password: who.password }, sent)
      return { token: body.token ?? '', user: body.user }
    },
    /** Somebody who is signed in, and whose mobile has answered a code. */
    async proven(who = asha) {
      const signedIn = await this.signedIn(who)
      const { token } = signedIn
      await call('/auth/mobile/send-code', {}, { token })
      const otp = await this.codeFor(signedIn.user?.mobile ?? '', 'mobile-code')
      const { status } = await call('/auth/mobile/verify', { otp }, { token })
      if (status !== 200) throw new Error(`a mobile could not be proven: ${status}`)
      return signedIn
    },
    /** What people were told, without codes. */
    told: () =>
      shop.database.read
        .selectFrom('outbox')
        .select(['kind', 'send_to'])
        .where('kind', 'not in', ['reset-code', 'mobile-code', 'to-nobody'])
        .orderBy('written_at')
        .execute(),
    isSignedIn: async (token: string) => (await call('/auth/checkAuth', undefined, { token })).body.authenticated,
    /** The code in the last message to this mobile, as its owner reads it. */
    codeFor: async (mobile: string, kind = 'reset-code') => {
      const rows = await shop.database.read
        .selectFrom('outbox')
        .select(['body_json', 'kind'])
        .where('send_to', '=', mobile)
        .where('kind', '=', kind)
        .orderBy('written_at', 'desc')
        .limit(1)
        .execute()
      const { text = '' } = JSON.parse(rows[0]?.body_json ?? '{}') as { text?: string }
      return /^[0-9]{6}/.exec(text)?.[0] ?? ''
    },
  }
}

/** Any answer of the accounts' calls: a test looks at the parts that it is about. */
export interface Answer {
  readonly message?: string
  readonly success?: boolean
  readonly authenticated?: boolean
  readonly token?: string
  readonly user?: { readonly id: string; readonly name: string; readonly email: string; readonly mobile: string }
  readonly retryAfter?: number
  readonly field?: string
  readonly valid?: boolean
  readonly proven?: boolean
  readonly unproven?: boolean
}
