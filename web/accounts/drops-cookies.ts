import { apiHost } from '#browser/api-host.ts'
import { mayStay } from './stay.ts'
import { whoHas } from './who-has.ts'

/**
 * Whether this browser drops the cookies of a login, as one does that refuses site data. Over HTTPS its token opens nothing
 * then. Only where none of them stands here is the shop asked.
 */
export const dropsCookies = async (token: string): Promise<boolean> =>
  location.protocol === 'https:' && apiHost() === '' && !mayStay() && (await whoHas(token)) === 'nobody'
