import type { Kysely, Transaction } from 'kysely'
import { hashOfToken } from '#server/settings/secrets.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Language, languageOf } from '#shop/languages.ts'

/** In which language somebody reads the counter, also on the screen that asks for their PIN again. */
export async function languageAtCounter(read: Kysely<Tables>, token: string | undefined): Promise<Language> {
  if (token === undefined) return 'en'
  return languageOf((await languageWithToken(read, { tokenHash: hashOfToken(token) })).rows[0]?.language)
}

const languageWithToken = prepared((read, { tokenHash }: { tokenHash: string }) =>
  read
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select('staff.language')
    .where('session.token_hash', '=', tokenHash),
)

/** Each person for themselves; nothing of the shop depends on it. */
export async function chooseStaffLanguage(
  tx: Transaction<Tables>,
  { staffId, language }: { staffId: string; language: Language },
): Promise<void> {
  await tx.updateTable('staff').set({ language }).where('id', '=', staffId).execute()
}
