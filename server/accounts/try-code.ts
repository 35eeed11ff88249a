import type { Transaction } from 'kysely'
import { forgive, giveBackTurns, type OverLimit, takeTurns } from '#server/storage/limits.ts'
import type { CodeRow, Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { isLive, triesPerCode } from '#shop/accounts/one-time-code.ts'

/** One of the codes that a mobile may have, and the limits that a wrong try counts against. */
export interface CodeTried {
  readonly mobileKey: string
  readonly turns: readonly Turn[]
}

interface CodeTry {
  /** the first of them that is still valid is tried */
  readonly codes: readonly CodeTried[]
  /** always counted, first and alone: the network's limit, when a stranger tries */
  readonly onNetwork: readonly Turn[]
  /** counted too, but never refuses */
  readonly alarm: Turn
  readonly at: number
}

type Compared = Pick<CodeRow, 'id' | 'salt' | 'hash'>

type TryingCode = { refused: OverLimit } | { code: Compared | null; counted: readonly Turn[] }

/**
 * Counts the try as wrong and only then returns what to compare with. Without a valid code there is nothing to guess:
 * the mobile is not charged, and it takes as long.
 */
export async function tryCode(tx: Transaction<Tables>, { codes, onNetwork, alarm, at }: CodeTry): Promise<TryingCode> {
  const refused = await takeTurns(tx, { turns: onNetwork, at })
  if (refused) return { refused }
  await takeTurns(tx, { turns: [alarm], at })
  const { turns, code, lives } = await codeTried(tx, codes, at)
  const over = await takeTurns(tx, { turns, at })
  const { numUpdatedRows } = await tx
    .updateTable('codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', over ? '' : (code?.id ?? ''))
    .where('tries', '<', triesPerCode)
    .executeTakeFirstOrThrow()
  const toCompare = lives && !over && numUpdatedRows > 0n ? code : undefined
  await giveBackTurns(tx, { turns: toCompare || over ? turns.map(nobodys) : turns, at })
  return { code: toCompare ?? null, counted: [...onNetwork, alarm, ...turns] }
}

async function codeTried(tx: Transaction<Tables>, codes: readonly CodeTried[], at: number) {
  const rows = await tx
    .selectFrom('codes')
    .select(['mobile_key', 'id', 'salt', 'hash', 'sent_at', 'verified_at', 'tries'])
    .where(
      'mobile_key',
      'in',
      codes.map(({ mobileKey }) => mobileKey),
    )
    .execute()
  const found = codes.map(({ mobileKey, turns }) => {
    const code = rows.find(({ mobile_key: key }) => key === mobileKey)
    return { turns, code: code && { id: code.id, salt: code.salt, hash: code.hash }, lives: livesAt(code, at) }
  })
  return found.find(({ lives }) => lives) ?? found.at(-1) ?? { turns: [], code: undefined, lives: false }
}

const livesAt = (code: Pick<CodeRow, 'sent_at' | 'verified_at' | 'tries'> | undefined, at: number): boolean =>
  code !== undefined &&
  isLive({ sentAt: code.sent_at, verifiedAt: code.verified_at ?? undefined, tries: code.tries }, at)

/** Takes as long as when there is something to give back. */
const nobodys = ({ limit }: Turn): Turn => ({ limit, who: '' })

export interface RightCode {
  readonly id: string
  readonly notWrong: readonly Turn[]
  readonly forgiven: readonly Turn[]
  readonly at: number
}

/** The code was right: takes the counted try back and extends the code. */
export async function codeVerified(tx: Transaction<Tables>, { id, notWrong, forgiven, at }: RightCode): Promise<void> {
  // In the same order of rows as a try, so that two at once cannot deadlock.
  await giveBackTurns(tx, { turns: notWrong, at })
  await forgive(tx, forgiven)
  const code = tx.updateTable('codes').where('id', '=', id)
  await code
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('tries', '>', 0)
    .execute()
  await code.set({ verified_at: at }).where('verified_at', 'is', null).execute()
}
