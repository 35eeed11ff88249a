import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import { hashOfToken, newToken } from '#server/settings/secrets.ts'
import { ownerAddressLife } from '#shop/staff/staff-session.ts'
import { ownerAddressAt } from './one-time-address.ts'
import type { staffCommands } from './staff-commands.ts'

/** For the first owner, and for one who lost every key. */
export const staff: CliCommand<typeof staffCommands> = {
  use: 'staff owner NAME...',
  does: 'prints a one-time address at which NAME becomes an owner, or an owner of that name gets a new key',
  async run([, ...args], { database, settings, now }) {
    const name = args.join(' ').normalize('NFC').trim()
    if (name === '' || name.length > 80) throw new WrongArgs('Give a name of up to 80 letters.')
    const known = await database.read
      .selectFrom('staff')
      .select('id')
      .where('name', '=', name)
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    const token = newToken()
    await database.run.makeOwnerAddress({
      tokenHash: hashOfToken(token),
      name,
      ...(known ? { staffId: known.id } : {}),
      isFirst: false,
      until: now + ownerAddressLife,
      at: now,
    })
    return `${name} must open this address once, within a day: ${ownerAddressAt(token, settings)}`
  },
}
