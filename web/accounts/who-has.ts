import * as v from 'valibot'
import { calls, type UserView } from '#shop/calls.ts'

/** Whose token this is, as the server says; 'trouble' when it could not say. */
export async function whoHas(token: string): Promise<UserView | 'nobody' | 'trouble'> {
  try {
    const answer = await fetch(calls.checkAuth.path, {
      headers: { authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(15_000),
    })
    if (!answer.ok) return 'trouble'
    const said = v.parse(calls.checkAuth.gives, await answer.json())
    return said.authenticated && said.user ? said.user : 'nobody'
  } catch {
    return 'trouble'
  }
}
