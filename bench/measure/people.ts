import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hashOfToken } from '#server/settings/secrets.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'

/** Somebody who is signed in. */
export interface Person {
  readonly id: string
  readonly token: string
}

/** Signs this many people in without the login call, whose password hash would take a tenth of a second for each. */
export function signIn(dataDir: string, count: number): Person[] {
  const people = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  const database = new DatabaseSync(join(dataDir, 'shop.db'), { timeout: 5000 })
  const register = database.prepare(
    `insert into users (id, name, email, email_form, mobile, password, registered_at, signed_in_at)
     values (?, 'Asha Koli', ?, ?, ?, '', 0, 0)`,
  )
  const open = database.prepare(
    `insert into sessions (token_hash, id, user_id, device, created_at, last_seen_at, bind_hash)
     values (?, ?, ?, 'a measurement', ?, ?, null)`,
  )
  const now = BigInt(Date.now())
  database.exec('begin immediate')
  for (const [nr, { id, token }] of people.entries()) {
    const email = `person${nr}@darya.example`
    register.run(id, email, email, `+9198${String(nr).padStart(8, '0')}`)
    open.run(hashOfToken(token), randomUUID(), id, now, now)
  }
  database.exec('commit')
  database.close()
  return people
}

/** Two kinds of fish, as most orders have. */
export const orderOf = (userId: string): Sends<'placeOrder'> => ({
  userId,
  cartItems: [
    { id: 'pdpImage4', size: 'Jumbo', weight: '500 g', price: 1000, quantity: 2 },
    { id: 'pdpImage20', size: '', weight: '1 kg', price: 1500, quantity: 1 },
  ],
  totalPrice: 3500,
  shippingAddress: ashasAddress,
  billingAddress: ashasAddress,
})
