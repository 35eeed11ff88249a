import { cookieIn } from '#server/http/headers.ts'
import { hashOfToken, newId, newToken } from '#server/settings/secrets.ts'
import { stayIdle, stayMark, stayWhole } from '#shop/accounts/session.ts'
import type { NewStay } from './stays.ts'

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')

/** Browsers accept `__Secure-` over HTTPS only. It is for `/auth` alone, so pages and orders never carry it. */
const valueName = (publicUrl: string) => (isSecure(publicUrl) ? '__Secure-stay' : 'stay')

/** What a browser sent of the two cookies of its stay. */
export function stayIn(headers: Headers, publicUrl: string) {
  const ours = (name: string) => {
    const found = cookieIn(headers, name)
    return found !== undefined && /^[A-Za-z0-9_-]{22,43}$/.test(found) ? found : undefined
  }
  const value = ours(valueName(publicUrl))
  return { value, valueHash: value && hashOfToken(value), mark: ours(stayMark(isSecure(publicUrl))) }
}

/** Only a browser on our own pages stays: a program keeps its token itself. Older browsers say where they are by the origin alone. */
const canStay = (headers: Headers, publicUrl: string): boolean => {
  const site = headers.get('sec-fetch-site')
  return site === 'same-origin' || (site === null && headers.get('origin') === new URL(publicUrl).origin)
}

/** For an answer that signs somebody in: the stay that begins, and its cookies. */
export function newStay(
  headers: Headers,
  publicUrl: string,
): { stay: NewStay; mark: string; cookies: readonly string[] } | undefined {
  if (!canStay(headers, publicUrl)) return undefined
  const [value, mark] = [newToken(), newId()]
  return {
    stay: { id: newId(), valueHash: hashOfToken(value), markHash: hashOfToken(mark) },
    mark,
    cookies: stayCookies({ value, mark }, publicUrl, stayIdle),
  }
}

/** How long the cookies of a stay live that is renewed now. */
export const lifeLeft = (begunAt: number, at: number): number => Math.min(stayIdle, begunAt + stayWhole - at)

export function stayCookies(
  { value, mark }: { value: string; mark: string },
  publicUrl: string,
  life: number,
): readonly string[] {
  const secure = isSecure(publicUrl) ? ' Secure;' : ''
  const forLife = `SameSite=Strict; Max-Age=${Math.floor(life / 1000)}`
  return [
    `${valueName(publicUrl)}=${value}; Path=/auth;${secure} HttpOnly; ${forLife}`,
    `${stayMark(isSecure(publicUrl))}=${mark}; Path=/;${secure} ${forLife}`,
  ]
}

export const noStay = (publicUrl: string): readonly string[] => stayCookies({ value: '', mark: '' }, publicUrl, 0)
