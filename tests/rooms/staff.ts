import { commands, type ShopDatabase } from '#server/commands.ts'
import { hashOfToken, newId, newToken } from '#server/settings/secrets.ts'
import type { Proof } from '#server/staff/sign-in-staff.ts'
import { pageTokenOf } from '#server/staff/staff-door.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import type { Role } from '#shop/staff/staff.ts'
import { type DeviceKind, enrolmentLife } from '#shop/staff/staff-session.ts'
import { pageTokenHeader } from '#shop/wire/staff-call.ts'

/** Somebody who works here and is signed in: the cookie of their browser, and what their screens send with each act. */
export interface SignedInStaff {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly deviceId: string
  readonly token: string
  /** the cookie of the enrolled device */
  readonly deviceToken: string
  readonly headers: Readonly<Record<string, string>>
}

const names = { owner: 'Meera', counter: 'Asif', cutter: 'Bhau', rider: 'Sunil' } as const satisfies Record<
  Role,
  string
>

type Run = Pick<ShopDatabase, 'run' | 'read'>

interface Who {
  readonly name?: string
  readonly at?: number
  /** a rider's phone locks late, so that a test's clock may run */
  readonly kind?: DeviceKind
  /** they came by a tap on their name, on a cutters' tablet where the owner allows it */
  readonly tapped?: boolean
}

/** Puts somebody behind the counter, past the door: signing in has tests of its own. */
export async function staffOf(database: Run, role: Role, who: Who = {}): Promise<SignedInStaff> {
  const { run } = database
  const { name = names[role], at = Date.now(), tapped = false, kind = tapped ? 'cutters' : 'phone' } = who
  const known = role === 'owner' ? undefined : await anOwner(database)
  const owner = known ?? (await madeOwner(database, { name: role === 'owner' ? name : names.owner, at }))
  const by = { staff: owner, device: 'a-test' }
  const [token, deviceToken, deviceId, inviteHash] = [newToken(), newToken(), newId(), newId()]
  const device = { id: deviceId, name: `${name} at ${role}`, kind, inviteHash, until: at + enrolmentLife }
  await run.inviteDevice({ ...device, oneTap: tapped, by, key: newId(), at })
  await run.enrolDevice({ inviteHash, tokenHash: hashOfToken(deviceToken), key: newId(), at })
  const id = role === 'owner' ? owner : newId()
  const pinHash = newId()
  if (role !== 'owner') {
    await run.addStaff({ id, name, role, pinHash: 'first', by, key: newId(), at })
    await run.changeStaffPin({ id, sessionId: '', pinHash, before: 'first', by, key: newId(), at })
  }
  const proof: Proof = tapped ? { tap: true } : role === 'owner' ? { made: 'passkey' } : { pinHash }
  await run.signInStaff({
    id: newId(),
    tokenHash: hashOfToken(token),
    staffId: id,
    deviceId,
    proof,
    provenAt: role === 'owner' ? at : null,
    before: undefined,
    key: newId(),
    at,
  })
  return {
    id,
    name,
    role,
    deviceId,
    token,
    deviceToken,
    headers: { cookie: `staff=${token}; staff-device=${deviceToken}`, [pageTokenHeader]: pageTokenOf(token) },
  }
}

const anOwner = async ({ read }: Run): Promise<string | undefined> =>
  (await read.selectFrom('staff').select('id').where('role', '=', 'owner').executeTakeFirst())?.id

async function madeOwner({ run }: Run, { name, at }: { name: string; at: number }): Promise<string> {
  const tokenHash = newId()
  await run.makeOwnerAddress({ tokenHash, name, isFirst: false, until: at + enrolmentLife, at })
  const passkey = { id: newId(), publicKey: '', counter: 0, transports: '', name: 'A test' }
  const made = await run.becomeOwner({
    tokenHash,
    newId: newId(),
    name,
    codes: [],
    made: { passkey },
    key: newId(),
    at,
  })
  if ('refused' in made) throw new Error(made.refused)
  return made.staffId
}

/** The same in a shop that runs, for a browser: `context.addCookies(cookiesOf(...))`. */
export async function staffAt(dataDir: string, role: Role, name?: string): Promise<SignedInStaff> {
  const database = await openDatabase({ dataDir }, commands, { alone: false })
  try {
    return await staffOf(database, role, name === undefined ? {} : { name })
  } finally {
    await database.close()
  }
}

/** Of the person, and of their device. */
export const cookiesOf = ({ token, deviceToken }: SignedInStaff, url: string) => [
  { name: 'staff', value: token, url },
  { name: 'staff-device', value: deviceToken, url },
]
