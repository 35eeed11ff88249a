import type { accountsCommands } from '#server/accounts/accounts-commands.ts'
import { hashOfToken, newId, newToken } from '#server/settings/secrets.ts'
import type { Database } from '#server/storage/database.ts'
import { emailOf, type Mobile, mobileOf } from '#shop/accounts/accounts.ts'
import { days } from '#shop/time.ts'
import type { AddressView } from '#shop/wire/address.ts'
import type { Chance } from './chance.ts'
import { sampleShoppers } from './people.ts'

export interface SampleShopper {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly address: AddressView
}

const devices = ['Chrome/Android', 'Safari/iPhone', 'Firefox/Windows', 'Chrome/Windows'] as const

/** Registers those who buy. Nobody knows their passwords; some are signed in somewhere. */
export async function fillShoppers(
  { run }: Pick<Database<typeof accountsCommands>, 'run'>,
  { chance, end, passwordHash }: { chance: Chance; end: number; passwordHash: string },
): Promise<SampleShopper[]> {
  const shoppers: SampleShopper[] = []
  for (const [nr, [firstName, lastName, addressLine1, streetAddress, pincode]] of sampleShoppers.entries()) {
    const at = end - days(chance.between(3, 200, nr, 'registered'))
    const name = `${firstName} ${lastName}`
    const email = `${firstName.toLowerCase()}@darya.example`
    const mobile = `+9198200000${String(nr + 1).padStart(2, '0')}`
    const user = { id: chance.id(at, nr, 'shopper'), name, email, mobile: mobileOf(mobile) as Mobile }
    const left = await run.register({ ...user, emailForm: emailOf(email), passwordHash, at })
    if ('refused' in left) throw new Error(`${name} is known already`)
    for (let session = 0; session < chance.between(0, 2, nr, 'sessions'); session += 1)
      await run.signIn({
        userId: user.id,
        session: {
          id: newId(),
          tokenHash: hashOfToken(newToken()),
          bindHash: undefined,
          language: 'en',
          device: chance.oneOf(devices, nr, session),
          deviceHash: newId(),
        },
        before: undefined,
        comparedHash: passwordHash,
        passwordHash: undefined,
        notWrong: [],
        forgiven: [],
        at: end - days(session) - chance.between(60, 3600, nr, session, 'seen') * 1000,
      })
    const address = { firstName, lastName, addressLine1, streetAddress, pincode, city: 'Mumbai', state: 'Maharashtra' }
    shoppers.push({ ...user, address: { ...address, phone: mobile, email } })
  }
  return shoppers
}
