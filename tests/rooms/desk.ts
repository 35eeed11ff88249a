import { randomUUID } from 'node:crypto'
import type { ShopDatabase } from '#server/commands.ts'
import type { Language } from '#shop/languages.ts'
import type { Act, Role } from '#shop/staff/staff.ts'
import { type StaffCallName, type StaffGives, type StaffSends, staffCalls } from '#shop/wire/staff-calls.ts'
import { type SignedInStaff, staffOf } from './staff.ts'

interface CalledShop {
  readonly app: { request(path: string, init: RequestInit): Response | Promise<Response> }
  readonly database: ShopDatabase
  readonly now?: () => number
}

export interface Told<Name extends StaffCallName> {
  readonly status: number
  readonly body: StaffGives<Name> & { readonly message?: string; readonly field?: string }
}

/** Somebody at the counter of a shop, whose screens make calls as it does in a browser. */
export async function atDesk(shop: CalledShop, role: Role) {
  const staff = await staffOf(shop.database, role, shop.now === undefined ? {} : { at: shop.now() })
  return { ...staff, press: pressAs(shop, staff) }
}

const pressAs =
  ({ app }: CalledShop, { headers }: SignedInStaff) =>
  async <Name extends StaffCallName>(
    name: Name,
    params: Readonly<Record<string, string>>,
    body: StaffSends<Name>,
    language: Language = 'en',
  ): Promise<Told<Name>> => {
    const { method, path } = staffCalls[name]
    const at = path.replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))
    const query = method === 'GET' ? `?${queryOf(body as Record<string, string> | null)}` : ''
    const answer = await app.request(at + query, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'accept-language': language },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Told<Name>['body'] }
  }

/** As a page asks: what is empty is left out. */
export const queryOf = (body: Readonly<Record<string, string>> | null): string =>
  new URLSearchParams(Object.entries(body ?? {}).filter(([, value]) => value !== '')).toString()

export const newKey = (): string => randomUUID()

/** What is done at the desk; who came in at the door is a matter of its own. */
const deskActs = [
  'move-reviews',
  'settle-complaints',
  'change-area',
  'find-shoppers',
  'sign-shoppers-out',
  'erase-shoppers',
] as const satisfies Act[]

/** What the log says that was done at the desk, oldest first. */
export const actsIn = ({ database: { read } }: Pick<CalledShop, 'database'>) =>
  read
    .selectFrom('staff_acts')
    .select(['act', 'thing', 'done_by', 'before_json', 'after_json', 'reason'])
    .where('act', 'in', deskActs)
    .orderBy('done_at')
    .orderBy('id')
    .execute()
