import { randomInt } from 'node:crypto'
import { isWeakPin, pinDigits } from '#shop/staff/pin.ts'
import { enrolmentLife, ownerAddressLife } from '#shop/staff/staff-session.ts'
import { openPasswordHasher, type PasswordHasher } from '#server/accounts/password-hash.ts'
import { hashOfToken, newToken } from '#server/settings/secrets.ts'
import { openedCatalogue } from '#server/catalogue/open-catalogue.ts'
import type { CliShop } from '#server/operator/cli-command.ts'
import { enrolmentAddressAt, ownerAddressAt } from '#server/staff/one-time-address.ts'
import { type Chance, chanceOf } from './chance.ts'
import { fillBatches } from './fill-batches.ts'
import { fillDesk } from './fill-desk.ts'
import { fillOrders } from './fill-orders.ts'
import { fillShoppers } from './fill-shoppers.ts'
import { fillStock } from './fill-stock.ts'
import { sampleStaff } from './people.ts'

type Shop = Pick<CliShop, 'database' | 'settings' | 'now'>

/** Fills the shop by its own commands. The same day has the same morning; PINs and addresses are new each time. */
export async function fillDay(shop: Shop, { day, end, pepper }: { day: string; end: number; pepper: string }) {
  const { database, settings, now } = shop
  const chance = chanceOf(day)
  const hasher = openPasswordHasher([pepper])
  const catalogue = await openedCatalogue(database)

  const staff = await fillStaff(shop, { chance, hasher, end })
  const deviceId = chance.id(end, 'tablet')
  const atWork = { deviceId, staffId: (role: string) => staff.find((one) => one.role === role)?.id ?? '' }
  const [enrolment, owner] = [newToken(), newToken()]
  await database.run.inviteDevice({
    id: deviceId,
    name: 'The counter’s tablet',
    kind: 'tablet',
    inviteHash: hashOfToken(enrolment),
    until: now + enrolmentLife,
    by: { command: 'sample-day' },
    key: chance.id(end, 'invite'),
    at: now,
  })
  await database.run.makeOwnerAddress({
    tokenHash: hashOfToken(owner),
    name: sampleStaff[0].name,
    staffId: atWork.staffId('owner'),
    isFirst: false,
    until: now + ownerAddressLife,
    at: now,
  })
  // Nobody signs in as one of them: what was hashed is forgotten.
  const shoppers = await fillShoppers(database, { chance, end, passwordHash: await hasher.hash(newToken()) })
  await fillBatches(database, { chance, end, atWork })
  const orders = await fillOrders(database, { chance, end, shoppers, catalogue, atWork })
  await fillStock(database, { chance, end, atWork })
  const desk = await fillDesk(database, { chance, end, shoppers, atWork })
  return {
    ...desk,
    orders,
    staff,
    enrolment: enrolmentAddressAt(enrolment, settings),
    ownerAddress: ownerAddressAt(owner, settings),
  }
}

async function fillStaff(
  { database }: Shop,
  { chance, hasher, end }: { chance: Chance; hasher: PasswordHasher; end: number },
) {
  const staff = await Promise.all(
    sampleStaff.map(async (person, nr) => {
      const pin = newPin()
      const ids = { id: chance.id(end, nr, 'staff'), key: chance.id(end, nr, 'add') }
      return { ...person, ...ids, pin, pinHash: await hasher.hash(pin) }
    }),
  )
  const people = staff.map(({ id, key, name, role, pinHash }) => ({ id, key, name, role, pinHash }))
  await database.run.addSampleStaff({ people, at: end })
  return staff.map(({ id, name, role, pin }) => ({ id, name, role, pin }))
}

function newPin(): string {
  for (;;) {
    const pin = String(randomInt(0, 10 ** pinDigits)).padStart(pinDigits, '0')
    if (!isWeakPin(pin)) return pin
  }
}
