/** What the browser sent under this name. */
export function cookieIn(headers: Headers, name: string): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** For our own pages alone, out of reach of their scripts. The name must begin with `__Host-` where it is `secure`. */
export const cookieWith = (
  name: string,
  value: string,
  { secure, seconds }: { secure: boolean; seconds: number },
): string => `${name}=${value}; Path=/;${secure ? ' Secure;' : ''} HttpOnly; SameSite=Strict; Max-Age=${seconds}`
