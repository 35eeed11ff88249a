import { workerPolicy } from '#shop/wire/worker.ts'

/** Headers that every answer carries. */
export const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), serial=(), usb=()',
}

/** What browsers remember of how the shop is reached. */
export type Transport = Readonly<Record<string, string>>

/**
 * HSTS for a year, if the shop is reached over https where everybody looks for it, and every device trusts who vouches for it. A
 * browser takes it for all ports of the host, and a device that does not trust the shop's own authority yet must come by http.
 */
export const transport = (publicUrl: string, certificate?: { readonly authority: object | undefined }): Transport => {
  const { protocol, port } = new URL(publicUrl)
  return protocol === 'https:' && port === '' && certificate?.authority === undefined
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}
}

/** The policy of what is no page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Answers of the API are for one person and one moment, and are never a document. */
export const apiOnly: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': closedPolicy,
}

/** The service worker's own: it asks this shop, and nobody else. */
export const workerOnly = "default-src 'none'; connect-src 'self'"

/**
 * The content security policy: our own files, and the inline scripts whose hashes are listed. What is not named is ours too,
 * because Firefox counts what it fetches ahead among that; what nobody needs is named, with nothing.
 */
export const pagePolicy = (inline: {
  scripts: readonly string[]
  styles: readonly string[]
  calls: string
  /** what reads barcodes at the counter comes as WebAssembly */
  runsWasm?: boolean
}): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...(inline.runsWasm ? ["'wasm-unsafe-eval'"] : []), ...inline.scripts].join(' ')}`,
    `style-src ${["'self'", ...inline.styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${inline.calls}`.trim(),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...unused.map((name) => `${name} 'none'`),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy}`,
    'report-uri /csp',
  ].join('; ')

const unused = ['object-src', 'frame-src', 'child-src', 'media-src']

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
