import { emailOf } from '#shop/accounts/accounts.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import type { ReviewRefusal } from './review-refusals.ts'

/** The states of a review, and where each move leads. What is not in the table cannot happen. */
const moves: Record<ReviewState, Partial<Record<ReviewMove, ReviewState>>> = {
  held: { release: 'shown', hide: 'hidden', withdraw: 'withdrawn' },
  shown: { hide: 'hidden', withdraw: 'withdrawn' },
  hidden: { release: 'shown', withdraw: 'withdrawn' },
  withdrawn: {},
}

export type ReviewState = 'held' | 'shown' | 'hidden' | 'withdrawn'
export type ReviewMove = 'release' | 'hide' | 'withdraw'

/** Where a review is that staff look through: one that was withdrawn is nobody's to read any more. */
export const deskStates = ['held', 'shown', 'hidden'] as const satisfies ReviewState[]
export type DeskState = (typeof deskStates)[number]

/** What staff do with a review; its author alone withdraws it. */
export const deskMoves = ['release', 'hide'] as const satisfies ReviewMove[]
export type DeskMove = (typeof deskMoves)[number]

/** The longest reason of a move, in characters. */
export const longestMoveReason = 500

export const afterMove = (state: string, move: ReviewMove): ReviewState | undefined =>
  Object.hasOwn(moves, state) ? moves[state as ReviewState][move] : undefined

/** A review that leads elsewhere waits until the shop has read it: that is how advertisements come. */
export const firstState = ({ comment, username }: { comment: string; username: string }): ReviewState =>
  hasLink(comment) || hasLink(username) ? 'held' : 'shown'

export function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase()
  return /\b(?:https?|ftp|javascript|data):\S|\bwww\.|[\p{L}\p{M}\p{N}]\.(?:com|in|net|org|info|biz|shop|xyz|io|ru|cn|link|site|online|top)(?![\p{L}\p{N}])/u.test(
    plain,
  )
}

/** A shop does not praise itself under a shopper's name, and nobody speaks in the shop's: what of a review is the shop's. */
export function whyShops(
  { username, email }: { readonly username: string; readonly email: string },
  shop: Pick<Identity, 'name' | 'legalName' | 'email' | 'grievanceEmail'>,
): (Extract<ReviewRefusal, { refused: 'shops-name' | 'shops-email' }> & { field: 'username' | 'email' }) | undefined {
  if (soundsLikeShop(username, [shop.name, shop.legalName])) return { refused: 'shops-name', field: 'username' }
  const own = [shop.email, shop.grievanceEmail].map(emailOf)
  return own.includes(emailOf(email)) ? { refused: 'shops-email', field: 'email' } : undefined
}

/**
 * Whether a name would be read as the shop's: 'Darya', 'D A R Y A team', 'Dаrya' with a Cyrillic letter. Someone who is
 * called Darya Singh is welcome.
 */
export function soundsLikeShop(name: string, shopNames: readonly string[]): boolean {
  const given = letters(name)
  return shopNames
    .map(letters)
    .filter((shop) => shop !== '')
    .some((shop) => given.startsWith(shop) && official.test(given.slice(shop.length)))
}

const official =
  /^(?:the|team|shop|store|fish|fresh|seafoods?|staff|support|customer|care|service|official|admin|owner|manager|mumbai|india|online|com|in)*$/

/** Letters alone, in lower case, without marks; those of other scripts that pass for Latin ones are taken for them. */
const letters = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}]/gu, '')

const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаα4@',
    'dԁ',
    'eеε3',
    'iіι1',
    'oоο0',
    'pрρ',
    'cс',
    'sѕ5$',
    'xхχ',
    'yуγ',
    'hһ',
    'jј',
    'kкκ',
    'rг',
    'tт',
    'mм',
  ].flatMap(([latin = '', ...others]) => others.map((other) => [other, latin])),
)
