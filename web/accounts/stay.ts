import { api } from '#browser/api.ts'
import { stayMark } from '#shop/accounts/session.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import type { UserView } from '#shop/wire/user.ts'

/**
 * Safari deletes what scripts stored once a site was not touched for seven days, the token too. A browser that was signed in
 * then gets a new one by two cookies: the one that stands here says that there may be one, and deleting it signs out, also
 * without a line.
 */
export const mayStay = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${mark()}=`))

export function endStay(): void {
  const secure = isSecure() ? '; Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the other way to it is asynchronous, and a page that goes would not wait
  document.cookie = `${mark()}=; Path=/; Max-Age=0; SameSite=Strict${secure}`
}

/** Who stays here, with a new token; 'trouble' when the shop could not say. */
export async function whoStays(): Promise<{ user: UserView; token: string } | 'nobody' | 'trouble'> {
  const answer = await api('stay')
  if (answer.ok) return answer.body
  return meaningOf(answer) === 'log-in' ? 'nobody' : 'trouble'
}

const isSecure = () => location.protocol === 'https:'
const mark = () => stayMark(isSecure())
