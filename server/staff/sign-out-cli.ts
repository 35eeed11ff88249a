import { accountMeant } from '#server/accounts/account-meant.ts'
import type { accountsCommands } from '#server/accounts/accounts-commands.ts'
import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import { newId } from '#server/settings/secrets.ts'
import type { staffCommands } from '#server/staff/staff-commands.ts'

/** Signs people out after a lost telephone or a leaked key; everybody is staff too. */
export const signOut: CliCommand<typeof accountsCommands & typeof staffCommands> = {
  use: 'sign-out E-MAIL | sign-out MOBILE | sign-out everybody',
  does: 'ends every session of a person, or of everybody, customers and staff',
  async run([typed = ''], { database, now }) {
    if (typed === '') throw new WrongArgs('Give an e-mail, a mobile or `everybody`.')
    const isAll = typed === 'everybody'
    const userId = isAll ? undefined : (await accountMeant(database, typed)).id
    const shoppers = await database.run.endSessionsOf({ userId })
    const staff = isAll
      ? await database.run.endAllStaffSessions({ by: { command: 'sign-out' }, key: newId(), at: now })
      : { ended: 0 }
    const ended = shoppers.ended + staff.ended
    return `${typed}: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`
  },
}
