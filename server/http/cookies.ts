/** The value of this cookie. */
export function cookieIn(headers: Headers, name: string): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** A cookie for our own pages that their scripts cannot read. The name must begin with `__Host-` if it is `secure`. */
export const cookieWith = (
  name: string,
  value: string,
  { secure, seconds }: { secure: boolean; seconds: number },
): string => `${name}=${value}; Path=/;${secure ? ' Secure;' : ''} HttpOnly; SameSite=Strict; Max-Age=${seconds}`
