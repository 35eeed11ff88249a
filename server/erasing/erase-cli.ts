import { accountMeant } from '#server/accounts/account-meant.ts'
import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import { newId } from '#server/settings/secrets.ts'
import { addressesGoOn } from '#shop/accounts/keeping.ts'
import { languageOf } from '#shop/languages.ts'
import { accountDeleted } from '#shop/words/messages/messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { dayInWords } from '#shop/words/moments.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import type { erasingCommands } from './erasing-commands.ts'

/** Erases an account on request (DPDP Act 2023, section 12). */
export const erase: CliCommand<typeof erasingCommands> = {
  use: 'erase E-MAIL | erase MOBILE',
  does: 'erases an account and its personal details; its orders lose address and telephone after a year',
  async run([typed = ''], { database, settings, now, budgetFor }) {
    const { id: userId, mobile, language } = await accountMeant(database, typed)
    const { name: shop, phone } = settings.identity
    const told = wordedIn(languageOf(language), (words) => accountDeleted({ shop, phone }, words))
    const message = { id: newId(), ...told, budget: budgetFor(mobile) }
    const erasing = await database.run.eraseAccount({ userId, by: { command: 'erase' }, at: now, message })
    if (!erasing.erased) throw new WrongArgs(`The account of ${typed} was erased just now.`)
    const gone = `The account of ${typed} is erased: name, e-mail, mobile, password, devices, and the name on its reviews.`
    if (erasing.lastOrderAt === undefined) return `${gone} It had no orders.`
    return `${gone} Its orders keep their address as the law requires, the last until ${dayInWords(addressesGoOn(erasing.lastOrderAt), spokenIn('en'))}.`
  },
}
