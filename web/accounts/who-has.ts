import { api } from '#browser/api.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import type { UserView } from '#shop/wire/user.ts'

/** Whose token this is, as the server says; 'trouble' when it could not say. */
export async function whoHas(token: string): Promise<UserView | 'nobody' | 'trouble'> {
  const answer = await api('checkAuth', { token })
  if (answer.ok) return (answer.body.authenticated && answer.body.user) || 'nobody'
  return meaningOf(answer) === 'log-in' ? 'nobody' : 'trouble'
}
