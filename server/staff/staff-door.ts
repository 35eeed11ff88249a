import { hash } from 'node:crypto'
import type * as v from 'valibot'
import type { Api, CallRequest, HandlerAnswer } from '#server/http/api.ts'
import { Refusal, type Unworded } from '#server/http/refusal.ts'
import { hashOfToken, isSame } from '#server/settings/secrets.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Language } from '#shop/languages.ts'
import { type Act, isAskedAgain, may } from '#shop/staff/staff.ts'
import { isProven } from '#shop/staff/staff-session.ts'
import { seconds } from '#shop/time.ts'
import { pageTokenHeader, type StaffCall } from '#shop/wire/staff-call.ts'
import { mayOpenWithoutPin, opensWithoutPin } from '#shop/wire/without-pin.ts'
import { devicesWith } from './devices.ts'
import type { staffCommands } from './staff-commands.ts'
import { deviceTokenIn, staffCookiesIn, staffTokenIn } from './staff-cookies.ts'
import { type StaffOrWhyNot, type StaffVisitor, staffVisitor, staffVisitors } from './staff-sessions.ts'

/** Who asks, and in which language their page speaks. */
export interface StaffAsking extends StaffVisitor {
  readonly language: Language
}

type ForStaff<C extends StaffCall> = C['act'] extends 'anyone'
  ? { readonly staff: StaffAsking | undefined }
  : C['act'] extends 'at-cutters'
    ? { readonly language: Language }
    : { readonly staff: StaffAsking }

type StaffHandler<C extends StaffCall> = (
  asked: Omit<CallRequest<v.InferOutput<C['takes']>>, 'language'> & ForStaff<C>,
) => Promise<HandlerAnswer<Unworded<v.InferInput<C['gives']>>>>

/** Opens calls of the counter: to those alone whose role may do what the call does, and to our own pages alone. */
export interface StaffDoor {
  open<C extends StaffCall>(call: C, handler: StaffHandler<C>): void
  /** who they are, all by one query: for the stream of changes, which lasts */
  whoAre(all: readonly Headers[]): Promise<readonly (StaffVisitor | undefined)[]>
  /** the same of cutters' tablets, whoever stands before them: the id of each that is one */
  cuttersTablets(all: readonly Headers[]): Promise<readonly (string | undefined)[]>
}

interface StaffDoorDeps {
  readonly database: Runs<typeof staffCommands>
  readonly publicUrl: string
  readonly now: () => number
}

/** Made of the session's own token, which no script reads; it opens nothing by itself. */
export const pageTokenOf = (token: string): string => hash('sha256', `page|${token}`, 'base64url')

/** Touches closer together than this are not all written down. */
const touchesApart = seconds(5)

export function openStaffDoor(api: Api, { database, publicUrl, now }: StaffDoorDeps): StaffDoor {
  async function atCounter(headers: Headers): Promise<StaffOrWhyNot> {
    const shown = staffCookiesIn(headers, publicUrl)
    return shown === undefined
      ? { staff: undefined, why: 'over' }
      : staffVisitor(database.read, { ...shown, now: now() })
  }

  async function admit(headers: Headers, call: StaffCall): Promise<StaffVisitor | undefined> {
    const { act, method } = call
    refuseOtherSites(headers, { method, publicUrl })
    if (act === 'at-cutters') return admitAtCutters(headers)
    const found = await atCounter(headers)
    const { staff } = found
    if (act === 'anyone') return staff
    if (staff === undefined) throw new Refusal(401, { refused: refusalOf[found.why] }, { more: { why: found.why } })
    if (method !== 'GET') refuseOtherPages(headers)
    if (!may(staff.role, act)) throw new Refusal(403, { refused: 'not-your-act' })
    refuseBeforeOwn(staff, act)
    if (isAskedAgain(act) && !(isProven(staff.provenAt, now()) || (staff.needs === 'own-key' && firstAct.has(act))))
      throw new Refusal(403, { refused: 'prove-again' }, { more: { why: 'prove-again' } })
    if (staff.withoutPin && !mayOpenWithoutPin(call)) throw pinNeeded()
    if (method !== 'GET') await touch(staff)
    return staff
  }

  /** Nobody need be signed in: the cookie of the device opens it, as long as the owner leaves it the cutters'. */
  async function admitAtCutters(headers: Headers): Promise<undefined> {
    const [device] = await devicesAt([headers])
    if (device?.is === 'revoked') throw new Refusal(401, { refused: 'device-revoked' }, { more: { why: 'revoked' } })
    if (device?.is !== 'enrolled' || device.kind !== 'cutters')
      throw new Refusal(
        401,
        { refused: device?.is === 'over' ? 'device-over' : 'device-unknown' },
        { more: { why: 'over' } },
      )
  }

  async function devicesAt(all: readonly Headers[]) {
    const shown = all.map((headers) => deviceTokenIn(headers, publicUrl)).map((token) => token && hashOfToken(token))
    const hashes = shown.filter((hash) => hash !== undefined)
    const known = await devicesWith(database.read, { hashes, now: now() })
    return shown.map((hash) => (hash === undefined ? undefined : known.get(hash)))
  }

  /** What a page sends is pressed by a person; what it only fetches may be fetched by itself. */
  async function touch({ sessionId: id, touchedAt }: StaffVisitor) {
    const at = now()
    if (at - touchedAt >= touchesApart) await database.run.touchStaffSession({ id, at })
  }

  function refuseOtherPages(headers: Headers) {
    const token = staffTokenIn(headers, publicUrl)
    const shown = headers.get(pageTokenHeader)
    if (token === undefined || shown === null || !isSame(shown, pageTokenOf(token)))
      throw new Refusal(403, { refused: 'other-site' }, { more: { why: 'other-page' } })
  }

  return {
    async whoAre(all) {
      const shown = all.map((headers) => staffCookiesIn(headers, publicUrl))
      const known = await staffVisitors(database.read, { shown: shown.filter((one) => one !== undefined), now: now() })
      return shown.map((one) => (one === undefined ? undefined : known.get(one.token)))
    },
    async cuttersTablets(all) {
      const devices = await devicesAt(all)
      return devices.map((one) => (one?.is === 'enrolled' && one.kind === 'cutters' ? one.id : undefined))
    },
    open(call, handler) {
      api.openTo(
        call,
        (headers) => admit(headers, call),
        async ({ who, language, ...asked }) => {
          const staff = who && { ...who, language }
          if (who?.withoutPin === true && call.act !== 'anyone' && !opensWithoutPin(call, asked.wanted))
            throw pinNeeded()
          const seesMoney = who === undefined ? call.act === 'anyone' : may(who.role, 'see-sums')
          try {
            const answer = await handler({ ...asked, staff, language } as Parameters<typeof handler>[0])
            return seesMoney ? answer : { ...answer, body: withoutMoney(answer.body) }
          } catch (refused) {
            if (seesMoney || !(refused instanceof Refusal)) throw refused
            const { status, why, more, headers } = refused
            throw new Refusal(status, why, { more: withoutMoney(more), headers })
          }
        },
      )
    },
  }
}

/**
 * What goes to somebody who may see no sums: every field that is money says so in its name, in whichever answer it stands. The
 * wire lets them be left out.
 */
function withoutMoney<Body>(body: Body): Body {
  if (Array.isArray(body)) return body.map(withoutMoney) as Body
  if (typeof body !== 'object' || body === null) return body
  const kept = Object.entries(body).filter(([name]) => !/paise$/i.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutMoney(value)])) as Body
}

/** Who it is, is known; that it is they, has to be shown. */
const pinNeeded = () => new Refusal(403, { refused: 'pin-needed' }, { more: { why: 'pin-needed' } })

const refusalOf = { over: 'not-at-counter', locked: 'counter-locked', revoked: 'device-revoked' } as const

/** What may be done before a PIN or a passkey of one's own is made. */
const always: ReadonlySet<Act> = new Set(['see-own-session', 'sign-out'])
const firstAct: ReadonlySet<Act> = new Set(['see-own-keys', 'change-own-keys'])

function refuseBeforeOwn({ needs }: StaffVisitor, act: Act) {
  if (always.has(act) || needs === 'nothing') return
  if (needs === 'own-pin' && act !== 'change-own-pin')
    throw new Refusal(403, { refused: 'own-pin-first' }, { more: { why: needs } })
  if (needs === 'own-key' && !firstAct.has(act))
    throw new Refusal(403, { refused: 'own-key-first' }, { more: { why: needs } })
}

/** The cookie is limited to our own site already; this also covers old and modified browsers. */
function refuseOtherSites(headers: Headers, { method, publicUrl }: { method: string; publicUrl: string }) {
  const from = headers.get('sec-fetch-site')
  const isOther = from !== null && from !== 'same-origin' && from !== 'none'
  if (isOther || (method !== 'GET' && !isOwnOrigin(headers, publicUrl)))
    throw new Refusal(403, { refused: 'other-site' })
}

/** Under the name by which it was asked, or the shop's own: a proxy may ask by another. A program sends no origin. */
function isOwnOrigin(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  return host !== undefined && (host === headers.get('host') || origin === new URL(publicUrl).origin)
}
