import * as v from 'valibot'
import { store, stored, storedJson, storeJson } from '#browser/storage.ts'
import { type UserView, user } from '#shop/wire/user.ts'

/** Somebody who is signed in. `_id` repeats `id`, as the specification keeps it. */
export type Person = UserView & { readonly _id: string }

/** The part of the account that outlives the page: the keys `user` and `token` (SPEC section 3). */
export interface StoredAccount {
  readonly user: Person | undefined
  readonly token: string | undefined
}

let last: StoredAccount = { user: undefined, token: undefined }

/** `who`: whose login was here last, though it may have ended. */
export function keptAccount(): StoredAccount & { readonly who: string | undefined } {
  const found = storedJson('user')
  const who = idIn(found)
  last = { user: personIn(found), token: tokenIn(stored('token')) }
  if (who === undefined) store('user', undefined)
  if (last.token === undefined) store('token', undefined)
  return { ...last, who }
}

/** Whose login is here, or was here last. */
export const whoWasHere = (): string | undefined => idIn(storedJson('user'))

/** A login has ended: the person's id stays, and nothing else of them. */
export const keepWho = (id: string): void => storeJson('user', { id })

/** Writes only what changed here: another tab may have written something newer meanwhile. */
export function keepAccount({ user, token }: StoredAccount): void {
  if (user !== last.user) storeJson('user', user)
  if (token !== last.token) store('token', token)
  last = { user, token }
}

/** What no request can carry is no token: the shop could never see it, nor say whose it is. */
const tokenIn = (read: string | null) => (read !== null && /^[ -~]{1,4000}$/.test(read) ? read : undefined)

/** A stored user that is no user counts as none: the check brings the right one. */
const personIn = (read: unknown): Person | undefined => (v.is(user, read) ? { ...read, _id: read.id } : undefined)

function idIn(read: unknown): string | undefined {
  const { id } = (read ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}
