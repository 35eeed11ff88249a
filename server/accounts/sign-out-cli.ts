import { type CliCommand, WrongArgs } from '#server/cli/cli-command.ts'
import { accountMeant } from './erase-cli.ts'

/** Signs people out after a lost telephone or a leaked key. */
export const signOut: CliCommand = {
  use: 'sign-out E-MAIL | sign-out MOBILE | sign-out everybody',
  does: 'ends every session of a person, or of everybody',
  async run([typed = ''], { database }) {
    if (typed === '') throw new WrongArgs('Sign out whom?')
    const userId = typed === 'everybody' ? undefined : (await accountMeant(database, typed)).id
    const { ended } = await database.run.endSessionsOf({ userId })
    return `${typed}: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`
  },
}
