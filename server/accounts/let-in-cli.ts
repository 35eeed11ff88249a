import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import { pepperOf } from '#server/settings/pepper.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import type { limitCommands } from '#server/storage/limits.ts'
import { emailOf, type Mobile } from '#shop/accounts/accounts.ts'
import { accountMeant } from './account-meant.ts'
import { codeOf } from './code-tries.ts'

/** For an owner who calls after strangers used up all tries on a device that the shop does not know. */
export const letIn: CliCommand<typeof limitCommands> = {
  use: 'let-in E-MAIL | let-in MOBILE',
  does: 'gives an account new tries of password and code, for its owner who called because strangers used them up',
  async run([typed = ''], { database, settings }) {
    if (typed === '') throw new WrongArgs('Give an e-mail or a mobile.')
    const user = await accountMeant(database, typed)
    const { limits } = settings
    const secrets = openSecrets(pepperOf(settings))
    const codes = [false, true].map((isKnown) => codeOf(user.mobile as Mobile, isKnown, { secrets, limits }))
    await database.run.forgive([
      { limit: limits.wrongPasswordEver, who: secrets.nameOf('email', emailOf(user.email)) },
      ...codes.flatMap(({ turns }) => turns),
      ...codes.flatMap(({ mobileKey: who }) => [
        { limit: limits.codePerHour, who },
        { limit: limits.codePerDay, who },
      ]),
    ])
    return `${typed}: passwords and codes can be tried again, by strangers too.`
  },
}
