import { emailOf, mobileOf } from '#shop/accounts.ts'
import { orderNamesBuyerFor } from '#shop/keeping.ts'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'
import type { ShopDatabase } from '#server/deeds.ts'
import { type Errand, WrongWords } from '#server/errand.ts'
import { type User, userByEmail, userByMobile } from './accounts-store.ts'

/** Somebody asked to be forgotten (DPDP Act 2023, section 12). */
export const erase: Errand = {
  use: 'erase E-MAIL | erase MOBILE',
  does: 'erases an account and who it was; its orders lose address and telephone when they are a year old',
  async run([typed = ''], { database, now }) {
    const user = await accountMeant(database, typed)
    const newest = await newestOrderOf(database, user.id)
    await database.keep.eraseAccount({ userId: user.id, askedBy: 'operator', at: now })
    const gone = `The account of ${typed} is erased: name, e-mail, mobile, password, devices, and the name on its reviews.`
    if (newest === undefined) return `${gone} It had no orders.`
    return `${gone} Its orders keep their address as the law asks, the last until ${momentInWords(newest + orderNamesBuyerFor, shopTimeZone)}.`
  },
}

export async function accountMeant({ read }: Pick<ShopDatabase, 'read'>, typed: string): Promise<User> {
  const mobile = mobileOf(typed)
  const user = mobile === undefined ? await userByEmail(read, emailOf(typed)) : await userByMobile(read, mobile)
  if (user === undefined) throw new WrongWords(`Nobody has an account with '${typed}'.`)
  return user
}

async function newestOrderOf({ read }: Pick<ShopDatabase, 'read'>, userId: string): Promise<number | undefined> {
  const newest = await read
    .selectFrom('orders')
    .select('placed_at')
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.placed_at
}
