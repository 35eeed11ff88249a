import type { Kysely } from 'kysely'
import { unlessBusy } from '#server/accounts/accounts-deps.ts'
import { deviceInWords } from '#server/accounts/device.ts'
import { refuseWeak } from '#server/accounts/password-check.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashOfToken, newId } from '#server/settings/secrets.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byFrom, deviceOf, isWithoutPin } from '#shop/by.ts'
import { startOfShopDay } from '#shop/moment.ts'
import { actsOfKind } from '#shop/staff/act-said.ts'
import { lockedAfter } from '#shop/staff/staff-session.ts'
import { days } from '#shop/time.ts'
import { pageEndsAt } from '#shop/wire/page-end.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { openDevices } from './devices-api.ts'
import { openEnter } from './enter.ts'
import { foldedLogin, openKeyTries } from './key-tries.ts'
import { openOwn } from './own-api.ts'
import { type BecomingOwner, ownerAddressOf } from './owner-addresses.ts'
import { openPasskeys } from './passkeys.ts'
import { openPeople } from './people-api.ts'
import { qrOfKey } from './qr.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { openSignIn } from './sign-in-api.ts'
import { endedStaffCookie } from './staff-cookies.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffDoor } from './staff-door.ts'
import type { PasswordOfStaff } from './staff-keys.ts'
import type { StaffVisitor } from './staff-sessions.ts'
import { base32, stepOf, totpAddress } from './totp.ts'

/** Everything about the people at the counter: who they are, how they come in, on which devices, and what they did. */
export function openStaff(door: StaffDoor, deps: StaffDeps): void {
  const { database, settings, now } = deps

  door.open(staffCalls.me, async ({ staff }) => {
    const { staffId, name, role, device: at, needs, touchedAt, language, withoutPin } = staff
    const lasts = lockedAfter[at.kind]
    const device = { ...at, name: deviceInWords(at.name, language) }
    const locksIn = touchedAt + lasts - now()
    const tapped = withoutPin ? ({ withoutPin } as const) : {}
    return { body: { id: staffId, name, role, device, needs, lockedAfter: lasts, locksIn, ...tapped } }
  })

  // The door has noted the touch.
  door.open(staffCalls.touch, async () => ({ body: { success: true } }))

  door.open(staffCalls.lock, async ({ staff: { sessionId } }) => {
    await database.run.lockStaffSession({ id: sessionId })
    return { body: { success: true } }
  })

  door.open(staffCalls.signOut, async ({ staff: { sessionId, staffId, deviceId } }) => {
    await database.run.endStaffSession({ id: sessionId, by: { staff: staffId, device: deviceId }, at: now() })
    return { body: { success: true }, headers: { 'set-cookie': endedStaffCookie(settings.publicUrl) } }
  })

  openSignIn(door, deps)
  openFirstOwner(door, deps)
  openOwn(door, deps)
  openOwnKeys(door, deps)
  openPeople(door, deps)
  openDevices(door, deps)
  openActs(door, deps)
}

/** The keys of an owner: passkeys, recovery codes, and a password with codes. */
function openOwnKeys(door: StaffDoor, deps: StaffDeps): void {
  const { database, now } = deps
  const passkeys = openPasskeys(deps)
  const passwords = openNewPasswords(deps)

  const doneBy = ({ staffId, deviceId, sessionId }: StaffVisitor) => ({
    staffId,
    sessionId,
    by: { staff: staffId, device: deviceId },
    key: newId(),
    at: now(),
  })

  door.open(staffCalls.ownKeys, async ({ staff: { staffId, language } }) => {
    const [own, person, codes] = await Promise.all([
      database.read
        .selectFrom('staff_passkeys')
        .select(['id', 'name', 'added_at', 'used_at'])
        .where('staff_id', '=', staffId)
        .orderBy('added_at')
        .execute(),
      database.read.selectFrom('staff').select('login').where('id', '=', staffId).executeTakeFirst(),
      database.read.selectFrom('staff_recovery_codes').select('code_hash').where('staff_id', '=', staffId).execute(),
    ])
    return {
      body: {
        passkeys: own.map(({ id, name, added_at, used_at }) => ({
          id,
          name: deviceInWords(name, language),
          addedAt: added_at,
          usedAt: used_at,
        })),
        login: person?.login ?? '',
        codesLeft: codes.length,
      },
    }
  })

  door.open(staffCalls.addKeyOptions, async ({ staff: { staffId, name, needs } }) => ({
    body: await passkeys.optionsToMake(`add/${staffId}`, { id: staffId, name, mayReplace: needs === 'own-key' }),
  }))

  door.open(staffCalls.addKey, async ({ wanted: { response }, staff, headers }) => {
    const passkey = await passkeys.made(response, { purpose: `add/${staff.staffId}`, headers })
    await database.run.addStaffPasskey({ passkey, ...doneBy(staff) })
    return { body: { success: true } }
  })

  door.open(staffCalls.removeKey, async ({ params, staff }) => {
    const isDone = await database.run.removeStaffPasskey({ passkey: params['id'] ?? '', ...doneBy(staff) })
    if (!isDone) throw new Refusal(409, { refused: 'last-key' })
    return { body: { success: true } }
  })

  door.open(staffCalls.newRecoveryCodes, async ({ staff }) => {
    const codes = newRecoveryCodes()
    await database.run.replaceRecoveryCodes({ codes: codes.map(hashOfRecoveryCode), ...doneBy(staff) })
    return { body: { codes } }
  })

  door.open(staffCalls.newCodeKey, async ({ staff: { name } }) => ({ body: passwords.newCodeKey(name) }))

  door.open(staffCalls.setPassword, async ({ wanted, staff }) => {
    const password = await passwords.checked(wanted, staff.name)
    if (!(await database.run.setStaffPassword({ password, ...doneBy(staff) })))
      throw new Refusal(409, { refused: 'login-known' }, { more: { field: 'login' } })
    return { body: { success: true } }
  })
}

/** What can be done at a one-time address: to become an owner by a passkey, or by a password with codes. */
function openFirstOwner(door: StaffDoor, deps: StaffDeps): void {
  const { database, now } = deps
  const entrance = openEnter(deps)
  const passkeys = openPasskeys(deps)
  const passwords = openNewPasswords(deps)
  const tries = openKeyTries(deps)

  async function addressOf(token: string) {
    const tokenHash = hashOfToken(token)
    const address = await ownerAddressOf(database.read, { tokenHash, at: now() })
    if (address === undefined) throw new Refusal(410, { refused: 'address-over' })
    return { tokenHash, ...address }
  }

  async function become({ token, name }: { token: string; name: string }, made: BecomingOwner['made']) {
    const codes = newRecoveryCodes()
    const became = await database.run.becomeOwner({
      tokenHash: hashOfToken(token),
      newId: newId(),
      name,
      codes: codes.map(hashOfRecoveryCode),
      made,
      key: newId(),
      at: now(),
    })
    if ('refused' in became)
      throw new Refusal(became.refused === 'login-known' ? 409 : 410, became, {
        more: became.refused === 'login-known' ? { field: 'login' } : {},
      })
    return { codes, staffId: became.staffId }
  }

  door.open(staffCalls.ownerAddress, async ({ wanted }) => {
    const { name } = await addressOf(wanted.token)
    return { body: { name } }
  })

  door.open(staffCalls.ownerOptions, async ({ wanted }) => {
    const { tokenHash, staffId, name } = await addressOf(wanted.token)
    await tries.countChallenge({ known: `address/${tokenHash}` })
    const who = { id: staffId ?? newId(), name: name || wanted.name }
    return { body: await passkeys.optionsToMake(`address/${tokenHash}`, who) }
  })

  door.open(staffCalls.ownerByPasskey, async ({ wanted, headers }) => {
    const { tokenHash } = await addressOf(wanted.token)
    const passkey = await passkeys.made(wanted.response, { purpose: `address/${tokenHash}`, headers })
    const { codes, staffId } = await become(wanted, { passkey })
    return {
      body: { codes },
      headers: await entrance.enter(headers, { staffId, proof: { made: 'passkey' }, isProven: true }),
    }
  })

  door.open(staffCalls.ownerCodeKey, async ({ wanted }) => {
    const { name } = await addressOf(wanted.token)
    return { body: passwords.newCodeKey(name || deps.settings.identity.name) }
  })

  door.open(staffCalls.ownerByPassword, async ({ wanted, headers }) => {
    await addressOf(wanted.token)
    const password = await passwords.checked(wanted, wanted.name)
    const { codes, staffId } = await become(wanted, { password })
    return {
      body: { codes },
      headers: await entrance.enter(headers, { staffId, proof: { made: 'password' }, isProven: true }),
    }
  })
}

const perPage = 50

/** What staff did, as the owner reads it: by person, by kind, by day, by the thing it was done to. */
function openActs(door: StaffDoor, { database: { read }, now, nameOfFish }: StaffDeps): void {
  door.open(staffCalls.acts, async ({ wanted: { person, kind, day, thing, until }, staff }) => {
    let rows = read
      .selectFrom('staff_acts')
      .select(['id', 'act', 'thing', 'done_by', 'done_at', 'before_json', 'after_json', 'reason', 'pressed_at'])
    if (person) rows = rows.where('done_by', 'like', `staff/${person}@%`)
    if (kind) rows = rows.where('act', 'in', actsOfKind(kind))
    if (thing) rows = rows.where('thing', '=', thing)
    if (day) {
      const from = startOfShopDay(day)
      rows = rows.where('done_at', '>=', from).where('done_at', '<', from + days(1))
    }
    if (until) {
      const { at, id } = until
      rows = rows.where((row) =>
        row.or([row('done_at', '<', at), row.and([row('done_at', '=', at), row('id', '>', id)])]),
      )
    }
    const [found, people, devices, printers] = await Promise.all([
      rows
        .orderBy('done_at', 'desc')
        .orderBy('id')
        .limit(perPage + 1)
        .execute(),
      read.selectFrom('staff').select(['id', 'name']).orderBy('name').execute(),
      read.selectFrom('staff_devices').select(['id', 'name']).execute(),
      read.selectFrom('printers').select(['id', 'name']).execute(),
    ])
    const names = new Map<string, string>([
      ...people.map(({ id, name }) => [`staff/${id}`, name] as const),
      ...devices.map(({ id, name }) => [`device/${id}`, deviceInWords(name, staff.language)] as const),
      ...printers.map(({ id, name }) => [`printer/${id}`, name] as const),
    ])
    const shown = found.slice(0, perPage)
    for (const { id, number } of await numbersOf(read, shown)) names.set(`order/${id}`, number)
    const last = shown.at(-1)
    return {
      body: {
        now: now(),
        acts: shown.map((row) => {
          const [by = ''] = row.done_by.split('@')
          const actor = byFrom(row.done_by)
          const device = 'staff' in actor ? deviceOf(actor) : ''
          return {
            id: row.id,
            act: row.act,
            thing: row.thing,
            thingName: names.get(ofOrder(row.thing)) ?? nameOfFish(row.thing, staff.language) ?? '',
            by: names.get(by) ?? by,
            device: names.get(`device/${device}`) ?? device,
            ...(isWithoutPin(actor) ? ({ withoutPin: true } as const) : {}),
            at: row.done_at,
            ...(row.pressed_at === null ? {} : { pressedAt: row.pressed_at }),
            before: row.before_json,
            after: row.after_json,
            reason: row.reason,
          }
        }),
        people,
        ...(found.length > perPage && last ? { until: pageEndsAt({ at: last.done_at, id: last.id }) } : {}),
      },
    }
  })
}

/** A paper of an order is the order's. */
const ofOrder = (thing: string): string => thing.replace(/^print\/([^/]+)\/.*$/, 'order/$1')

/** The orders among what acts were done to. */
async function numbersOf(read: Kysely<Tables>, acts: readonly { readonly thing: string }[]) {
  const ids = acts
    .map(({ thing }) => ofOrder(thing).split('/'))
    .flatMap(([kind, id]) => (kind === 'order' && id ? [id] : []))
  if (ids.length === 0) return []
  return read
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** A password with codes, for an owner whose browser has no passkeys. */
function openNewPasswords({ settings, secrets, hasher, now }: StaffDeps) {
  return {
    /** The salt opens nothing by itself: it comes back with the first code, and only then is kept. */
    newCodeKey(name: string) {
      const salt = newId()
      const key = secrets.totpKey(salt)
      const shop = `${settings.identity.name} counter`
      return { salt, key: base32(key), qr: qrOfKey(totpAddress(key, { shop, name })) }
    },

    /** The first code shows that the app has the key. */
    async checked(
      { login, password, salt, code }: { login: string; password: string; salt: string; code: string },
      name: string,
    ): Promise<PasswordOfStaff> {
      refuseWeak(password, { name: `${name} ${login}`, email: settings.identity.email, mobile: '' }, 'password')
      const step = stepOf(secrets.totpKey(salt), code, now())
      if (step === undefined) throw new Refusal(400, { refused: 'code-wrong' }, { more: { field: 'code' } })
      return { login: foldedLogin(login), passwordHash: await unlessBusy(hasher.hash(password)), salt, step }
    },
  }
}
