import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import { phoneCustomerById } from '#server/orders/phone-customers.ts'
import { newId } from '#server/settings/secrets.ts'
import type { Database } from '#server/storage/database.ts'
import { addressesGoOn } from '#shop/accounts/keeping.ts'
import { isId } from '#shop/id.ts'
import { languageOf } from '#shop/languages.ts'
import { accountDeleted } from '#shop/words/messages/messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { dayInWords } from '#shop/words/moments.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import type { erasingCommands } from './erasing-commands.ts'
import { idOfPerson, type PersonMeant, peopleMeant, whomMeant } from './people-meant.ts'

/** Erases a person on request (DPDP Act 2023, section 12). */
export const erase: CliCommand<typeof erasingCommands> = {
  use: 'erase E-MAIL | erase MOBILE | erase ID',
  does: 'erases an account, or who ordered by telephone, with their personal details; their orders lose address and telephone after a year',
  async run([typed = ''], { database, settings, now, budgetFor }) {
    const person = await personMeant(database, typed)
    const { account } = person
    const { name: shop, phone } = settings.identity
    const message = account && {
      id: newId(),
      ...wordedIn(languageOf(account.language), (words) => accountDeleted({ shop, phone }, words)),
      budget: budgetFor(account.mobile),
    }
    const erasing = await database.run.eraseAccount({
      userId: idOfPerson(person),
      by: { command: 'erase' },
      at: now,
      ...(message && { message }),
    })
    const who = account === undefined ? `The customer by telephone ${typed}` : `The account of ${typed}`
    if (!erasing.erased) throw new WrongArgs(`${who} was erased just now.`)
    const what =
      account === undefined
        ? 'mobile, messages, and photographs of the scale and the door'
        : 'name, e-mail, mobile, password, devices, and the name on its reviews'
    const gone = `${who} is erased: ${what}.`
    if (erasing.lastOrderAt === undefined) return `${gone} It had no orders.`
    return `${gone} Its orders keep their address as the law requires, the last until ${dayInWords(addressesGoOn(erasing.lastOrderAt), spokenIn('en'))}.`
  },
}

/** One person: where two are known by a mobile, the operator says which. */
async function personMeant({ read }: Pick<Database<unknown>, 'read'>, typed: string): Promise<PersonMeant> {
  const whom = whomMeant(typed)
  const called = whom === undefined && isId(typed) ? await phoneCustomerById(read, typed) : undefined
  if (called !== undefined) return { account: undefined, called }
  const [person, other] = whom === undefined ? [] : await peopleMeant(read, whom)
  if (person === undefined)
    throw new WrongArgs(`Nobody has an account with '${typed}', or ordered by telephone with it.`)
  if (other === undefined) return person
  throw new WrongArgs(
    `Two people may be meant by ${typed}. 'erase ${person.account?.email ?? ''}' erases the account, which never verified this mobile; 'erase ${idOfPerson(other)}' who ordered by telephone.`,
  )
}
