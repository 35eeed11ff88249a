import { hashOfToken, newToken } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Runs } from '#server/storage/database.ts'
import { ownerAddressLife } from '#shop/staff/staff-session.ts'
import { ownerAddressAt } from './one-time-address.ts'
import { hasOwner } from './owner-addresses.ts'
import type { staffCommands } from './staff-commands.ts'

/** Where the first owner begins; nothing once there is one. Only its hash is kept, so each start makes a new address. */
export async function firstOwnerAddress(
  { read, run }: Runs<typeof staffCommands>,
  settings: Pick<Settings, 'publicUrl' | 'port' | 'https'>,
  at: number,
): Promise<string | undefined> {
  if (await hasOwner(read)) return undefined
  const token = newToken()
  await run.makeOwnerAddress({
    tokenHash: hashOfToken(token),
    name: '',
    isFirst: true,
    until: at + ownerAddressLife,
    at,
  })
  return ownerAddressAt(token, settings)
}
