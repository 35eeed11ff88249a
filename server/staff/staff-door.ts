import { hash } from 'node:crypto'
import type * as v from 'valibot'
import { may } from '#shop/staff.ts'
import { pageTokenHeader, type StaffCall } from '#shop/wire/staff-call.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { Answer, Api, Asked } from '#server/http/api.ts'
import type { Unworded } from '#server/http/in-words.ts'
import { isSame } from '#server/accounts/secrets.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type StaffVisitor, staffTokenIn, staffVisitor } from './staff-sessions.ts'

type ForStaff<C extends StaffCall> = C['act'] extends 'anyone'
  ? { readonly staff: StaffVisitor | undefined }
  : { readonly staff: StaffVisitor }

type StaffHandler<C extends StaffCall> = (
  asked: Asked<v.InferOutput<C['takes']>> & ForStaff<C>,
) => Promise<Answer<Unworded<v.InferInput<C['gives']>>>>

/** Opens calls of the counter: to those alone whose role may do what the call does, and to our own pages alone. */
export interface StaffDoor {
  open<C extends StaffCall>(call: C, handler: StaffHandler<C>): void
  /** who asks, for what is no call: a page, the stream of changes */
  whoIs(headers: Headers): Promise<StaffVisitor | undefined>
}

export interface StaffDoorDeps {
  readonly database: Pick<ShopDatabase, 'read'>
  readonly publicUrl: string
  readonly now: () => number
}

/** Made of the session's own token, which no script reads; it opens nothing by itself. */
export const pageTokenOf = (token: string): string => hash('sha256', `page|${token}`, 'base64url')

export function openStaffDoor(api: Api, { database, publicUrl, now }: StaffDoorDeps): StaffDoor {
  async function whoIs(headers: Headers) {
    const token = staffTokenIn(headers, publicUrl)
    return token === undefined ? undefined : staffVisitor(database.read, { token, now: now() })
  }

  async function admit(headers: Headers, { act, method }: StaffCall): Promise<StaffVisitor | undefined> {
    refuseOtherSites(headers)
    const staff = await whoIs(headers)
    if (act === 'anyone') return staff
    if (staff === undefined) throw new Refusal(401, { refused: 'not-at-counter' })
    if (method !== 'GET') refuseOtherPages(headers)
    if (!may(staff.role, act)) throw new Refusal(403, { refused: 'not-your-act' })
    return staff
  }

  function refuseOtherPages(headers: Headers) {
    const token = staffTokenIn(headers, publicUrl)
    const shown = headers.get(pageTokenHeader)
    if (token === undefined || shown === null || !isSame(shown, pageTokenOf(token)))
      throw new Refusal(403, { refused: 'other-site' })
  }

  return {
    whoIs,
    open(call, handler) {
      api.openTo(
        call,
        (headers) => admit(headers, call),
        ({ who, ...asked }) => handler({ ...asked, staff: who } as Parameters<typeof handler>[0]),
      )
    },
  }
}

/** The cookie is for our own site alone already; a browser that is old or mended is told once more. */
function refuseOtherSites(headers: Headers) {
  const from = headers.get('sec-fetch-site')
  if (from !== null && from !== 'same-origin' && from !== 'none') throw new Refusal(403, { refused: 'other-site' })
}
