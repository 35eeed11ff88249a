import type { PersistStorage } from 'zustand/middleware'
import type { UserView } from '#shop/calls.ts'

/** Somebody who is signed in. `_id` repeats `id`, as the specification keeps it. */
export type Person = UserView & { readonly _id: string }

/** The part of the account that outlives the page: the keys `user` and `token` (SPEC section 3). */
export interface Kept {
  readonly user: Person | undefined
  readonly token: string | undefined
}

export const accountKeys: ReadonlySet<string> = new Set(['user', 'token'])

/** Writes only what changed here: another tab may have written something newer meanwhile. */
export function accountStorage(): PersistStorage<Kept> {
  let last: Kept = { user: undefined, token: undefined }
  return {
    getItem() {
      last = { user: personIn(stored('user')), token: stored('token') || undefined }
      return { state: last }
    },
    setItem(_name, { state }) {
      if (state.user !== last.user) store('user', state.user && JSON.stringify(state.user))
      if (state.token !== last.token) store('token', state.token)
      last = state
    },
    removeItem() {
      store('user', undefined)
      store('token', undefined)
    },
  }
}

/** A stored user that is no user counts as none: the check brings the right one. */
function personIn(text: string | null): Person | undefined {
  try {
    const read: unknown = JSON.parse(text ?? 'null')
    return isPerson(read) ? { ...read, _id: read.id } : undefined
  } catch {
    return undefined
  }
}

function isPerson(read: unknown): read is UserView {
  if (typeof read !== 'object' || read === null) return false
  const fields = read as Record<string, unknown>
  return ['id', 'name', 'fullName', 'email', 'mobile'].every((field) => typeof fields[field] === 'string')
}

/** A browser may refuse its storage: then the account lasts as long as the page. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
