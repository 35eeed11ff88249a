import type { Kysely } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { SessionRow, Tables, UserRow } from '#server/storage/tables.ts'
import type { Email, Mobile } from '#shop/accounts/accounts.ts'
import type { UserView } from '#shop/wire/user.ts'

type Read = Kysely<Tables>

/** A person with what only the shop knows of them. */
export type User = Pick<UserRow, 'id' | 'name' | 'email' | 'mobile' | 'password' | 'language' | 'registered_at'>

const userColumns = ['id', 'name', 'email', 'mobile', 'password', 'language', 'registered_at'] as const

export const userByEmail = (read: Read, email: Email): Promise<User | undefined> =>
  read.selectFrom('users').select(userColumns).where('email_form', '=', email).executeTakeFirst()

export const userByMobile = (read: Read, mobile: Mobile): Promise<User | undefined> =>
  read.selectFrom('users').select(userColumns).where('mobile', '=', mobile).executeTakeFirst()

export const userById = async (read: Read, id: string): Promise<User | undefined> =>
  (await userWithId(read, { id })).rows[0]

const userWithId = prepared((read, { id }: { id: string }) =>
  read.selectFrom('users').select(userColumns).where('id', '=', id),
)

/** What a person sees of themselves. */
export const viewOf = ({ id, name, email, mobile }: User): UserView => ({ id, name, fullName: name, email, mobile })

type StoredSession = Pick<SessionRow, 'id' | 'user_id' | 'created_at' | 'last_seen_at' | 'bind_hash'>

export const sessionByToken = async (read: Read, tokenHash: string): Promise<StoredSession | undefined> =>
  (await sessionWithToken(read, { tokenHash })).rows[0]

const sessionWithToken = prepared((read, { tokenHash }: { tokenHash: string }) =>
  read
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at', 'last_seen_at', 'bind_hash'])
    .where('token_hash', '=', tokenHash),
)

/**
 * Where a person is signed in, the newest first: one session of each browser that stays, and browsers that
 * have no token just now but can get one.
 */
export async function signedInPlaces(read: Read, userId: string, current: string) {
  const sessions = await read
    .selectFrom('sessions')
    .select(['id', 'device', 'stay_id', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('nr', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  const stays = await read
    .selectFrom('stays')
    .select(['id', 'device', 'begun_at as created_at', 'renewed_at as last_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('nr', 'desc')
    .execute()
  const own = sessions.find(({ id }) => id === current)?.stay_id
  const shown = sessions.filter(
    ({ id, stay_id }, place) =>
      id === current ||
      stay_id === null ||
      (stay_id !== own && sessions.findIndex((other) => other.stay_id === stay_id) === place),
  )
  return [...shown, ...stays.filter(({ id }) => sessions.every(({ stay_id }) => stay_id !== id))]
}
