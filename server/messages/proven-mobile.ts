import type { Kysely } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Whether their mobile has ever answered a code. */
export const isProven = async (
  read: Kysely<Tables>,
  { id, mobile }: { readonly id: string; readonly mobile: string },
): Promise<boolean> => (await proofOf(read, { id, mobile })).rows.length > 0

const proofOf = prepared((read, { id, mobile }: { id: string; mobile: string }) =>
  read.selectFrom('mobile_proofs').select('proven_at').where('user_id', '=', id).where('mobile', '=', mobile),
)
