import { seconds } from '#shop/time.ts'
import { asha, type openAccountsShop, type Sent } from './accounts.ts'
import { invalid, newPassword, wrongOf } from './password-reset.ts'

export const behindProxy = { environment: { TRUSTED_PROXIES: '127.0.0.1' } }
/** Ten wrong passwords of strangers bar an account here: a hundred take long to hash. */
export const soonBarred = { environment: { ...behindProxy.environment, LIMITS: 'wrong-password-ever=10' } }
export const networks = Array.from({ length: 20 }, (_, nr) => `198.51.${nr}.7`)
export const home = '203.0.113.7'
export const wrongCode = { status: 400, body: invalid }

type Shop = Awaited<ReturnType<typeof openAccountsShop>>

/** A browser in a network: it keeps the cookies that it gets, as browsers do. */
export function browserAt(shop: Shop, network: string) {
  const jar = new Map<string, string>()
  async function call(path: string, body?: object, sent: Sent = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.call(path, body, {
      ...sent,
      headers: { 'x-forwarded-for': network, ...(cookie === '' ? {} : { cookie }), ...sent.headers },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    call,
    login: (password: string, email = asha.email) => call('/auth/login', { email, password }),
    send: (to = asha.mobile) => call('/api/auth/send-otp', { mobile: to }),
    verify: (otp: string, of = asha.mobile) => call('/api/auth/verify-otp', { mobile: of, otp }),
    reset: (otp: string, password = newPassword) =>
      call('/api/auth/reset-password', { mobile: asha.mobile, otp, newPassword: password }),
    change: (token: string, password: string, wanted = newPassword) =>
      call('/auth/change-password', { password, newPassword: wanted }, { token }),
    leave: (token: string, password: string) => call('/auth/account', { password }, { token, method: 'DELETE' }),
  }
}

/** All networks try passwords until each of them is told to wait. */
export async function guessPasswords(shop: Shop, from = networks.slice(0, 2)) {
  const statuses: number[] = []
  for (const network of from)
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await browserAt(shop, network).login(`wrong kite ${turn}`)).status)
  return statuses
}

/** Twenty networks ask for codes and guess at them, as long as they are let. */
export async function guessCodes(shop: Shop, otp: string, between = seconds(31)) {
  for (const network of networks) {
    await browserAt(shop, network).send()
    for (let turn = 0; turn < 6; turn += 1) await browserAt(shop, network).verify(wrongOf(otp))
    shop.later(between)
  }
}
