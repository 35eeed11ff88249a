import { randomUUID } from 'node:crypto'
import type { Role } from '#shop/staff.ts'
import { pageTokenHeader } from '#shop/wire/staff-call.ts'
import { hashOfToken, newId, newToken } from '#server/accounts/secrets.ts'
import { commands, type ShopDatabase } from '#server/commands.ts'
import { pageTokenOf } from '#server/staff/staff-door.ts'
import { openDatabase } from '#server/storage/open-database.ts'

/** Somebody who works here and is signed in: the cookie of their browser, and what their screens send with each act. */
export interface SignedInStaff {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly token: string
  readonly headers: Readonly<Record<string, string>>
}

const names = { owner: 'Meera', counter: 'Asif', cutter: 'Bhau', rider: 'Sunil' } as const satisfies Record<
  Role,
  string
>

/** Puts somebody behind the counter, past the door: signing in has tests of its own. */
export async function staffOf(
  { run }: Pick<ShopDatabase, 'run'>,
  role: Role,
  { name = names[role], at = Date.now() }: { name?: string; at?: number } = {},
): Promise<SignedInStaff> {
  const [id, token] = [randomUUID(), newToken()]
  await run.addStaff({ id, name, role, at })
  await run.startStaffSession({
    id: newId(),
    tokenHash: hashOfToken(token),
    staffId: id,
    deviceId: `${role}s-tablet`,
    at,
  })
  return {
    id,
    name,
    role,
    token,
    headers: { cookie: `staff=${token}`, [pageTokenHeader]: pageTokenOf(token) },
  }
}

/** The same in a shop that runs, for a browser: `context.addCookies([staffCookieOf(...)])`. */
export async function staffAt(dataDir: string, role: Role, name?: string): Promise<SignedInStaff> {
  const database = await openDatabase({ dataDir }, commands, { alone: false })
  try {
    return await staffOf(database, role, name === undefined ? {} : { name })
  } finally {
    await database.close()
  }
}

export const cookieOf = ({ token }: SignedInStaff, url: string) => ({ name: 'staff', value: token, url })
