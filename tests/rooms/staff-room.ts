import { hashOfToken, newToken } from '#server/settings/secrets.ts'
import { passkeySite } from '#server/staff/passkey-site.ts'
import { pageTokenOf } from '#server/staff/staff-door.ts'
import { ownerAddressLife } from '#shop/staff/staff-session.ts'
import type { StaffCall } from '#shop/wire/staff-call.ts'
import { pageTokenHeader } from '#shop/wire/staff-call.ts'
import { type StaffCallName, staffCalls } from '#shop/wire/staff-calls.ts'
import { openAuthenticator } from '#tests/fakes/authenticator.ts'
import type { Open } from '#tests/running/databases.ts'
import { openTestShop, type TestShop } from '#tests/running/test-shop.ts'

type Json = Readonly<Record<string, unknown>>

/** A counter with its clock in hand, called as its screens call it. */
export async function openStaffShop(open: Open, options: Omit<TestShop, 'now'> = {}) {
  let moment = Date.UTC(2026, 10, 21, 6)
  const shop = await openTestShop(open, { ...options, now: () => moment })
  const site = passkeySite(shop.settings)

  /** A browser: it keeps its cookies, and sends what our pages send. */
  function browser() {
    const cookies = new Map<string, string>()

    async function call(name: StaffCallName, body: object = {}, params: Readonly<Record<string, string>> = {}) {
      const { method, path }: StaffCall = staffCalls[name]
      const address = path.replace(/:(\w+)/g, (_, part: string) => params[part] ?? '')
      const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : ''
      const answer = await shop.app.request(address + query, {
        method,
        headers: {
          'content-type': 'application/json',
          cookie: [...cookies].map(([one, value]) => `${one}=${value}`).join('; '),
          [pageTokenHeader]: pageTokenOf(cookies.get('staff') ?? ''),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      })
      for (const set of answer.headers.getSetCookie()) {
        const [, one = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        cookies.set(one, value)
      }
      return { status: answer.status, body: (await answer.json()) as Json & { readonly message?: string } }
    }

    return {
      call,
      cookies,
      challengeOf: async (name: StaffCallName, body: object = {}) => {
        const { body: said } = await call(name, body)
        return (said as { options: { challenge: string } }).options
      },
    }
  }

  async function ownerAddress({ name = '', isFirst = true } = {}): Promise<string> {
    const token = newToken()
    await shop.database.run.makeOwnerAddress({
      tokenHash: hashOfToken(token),
      name,
      isFirst,
      until: moment + ownerAddressLife,
      at: moment,
    })
    return token
  }

  /** An owner who has just become one, in a browser of their own. */
  async function owner(name = 'Meera') {
    const here = browser()
    const key = openAuthenticator(site)
    const token = await ownerAddress({ isFirst: false })
    const options = await here.challengeOf('ownerOptions', { token, name })
    const { body } = await here.call('ownerByPasskey', { token, name, response: key.made(options) })
    return { ...here, key, codes: body['codes'] as string[] }
  }

  type Owner = Awaited<ReturnType<typeof owner>>

  return {
    ...shop,
    site,
    browser,
    owner,
    ownerAddress,
    later: (time: number) => (moment += time),
    now: () => moment,

    /** Somebody who works here, with a first PIN. */
    async added({ call }: Owner, person: { name: string; role: string; pin?: string }): Promise<string> {
      const { body } = await call('addPerson', { pin: '402917', ...person })
      return String(body['id'])
    },

    /** A browser that the owner has enrolled. */
    async tablet({ call }: Owner, kind: 'tablet' | 'cutters' | 'phone' = 'tablet', { oneTap = false } = {}) {
      const { body } = await call('inviteDevice', { name: `A ${kind}`, kind, oneTap })
      const token = String(body['address']).split('/').at(-1) ?? ''
      const here = browser()
      await here.call('enrol', { token })
      return { ...here, invited: token }
    },
  }
}
