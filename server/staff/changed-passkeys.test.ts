import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hours, minutes } from '#shop/time.ts'
import { openAuthenticator } from '#tests/fakes/authenticator.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

/** One byte of a true answer is another, is missing with all behind it, or comes on top. */
const change = fc.record({
  how: fc.constantFrom('other', 'cut', 'more'),
  at: fc.nat(),
  by: fc.integer({ min: 1, max: 255 }),
})

function changed(said: string, { how, at, by }: { how: string; at: number; by: number }): string {
  const bytes = Buffer.from(said, 'base64url')
  const place = at % bytes.length
  const [before, rest] = [bytes.subarray(0, place), bytes.subarray(place)]
  const after = {
    other: Buffer.of((bytes[place] ?? 0) ^ by, ...rest.subarray(1)),
    cut: Buffer.of(),
    more: Buffer.of(by, ...rest),
  }
  return Buffer.concat([before, after[how as keyof typeof after]]).toString('base64url')
}

/** The same changes on each day: what fails today fails tomorrow. */
const runs = runsOf(5000)

eachDatabase((_, open) => {
  test(
    'a true answer of a passkey of which any byte was changed signs nobody in, and is refused in words',
    async () => {
      const shop = await openStaffShop(open)
      const { key } = await shop.owner()
      const part = fc.constantFrom('id', 'rawId', 'clientDataJSON', 'authenticatorData', 'signature')
      const property = fc.asyncProperty(part, change, async (which, how) => {
        // so that nobody has to wait
        shop.later(hours(1))
        const here = shop.browser()
        const said = key.shown(await here.challengeOf('passkeySignInOptions'))
        const response =
          which === 'id' || which === 'rawId'
            ? { ...said, [which]: changed(said[which], how) }
            : { ...said, response: { ...said.response, [which]: changed(said.response[which], how) } }
        const { status, body } = await here.call('passkeySignIn', { response })
        expect([status, typeof body.message, here.cookies.size]).toEqual([403, 'string', 0])
      })
      await fc.assert(property, runs)
      const here = shop.browser()
      const response = key.shown(await here.challengeOf('passkeySignInOptions'))
      expect((await here.call('passkeySignIn', { response })).status).toBe(200)
    },
    minutes(2),
  )

  test(
    'a new passkey of which any byte was changed on its way is taken or refused, and fails nothing',
    async () => {
      const shop = await openStaffShop(open)
      const part = fc.constantFrom('clientDataJSON', 'attestationObject')
      const property = fc.asyncProperty(part, change, async (which, how) => {
        shop.later(hours(1))
        const [here, token] = [shop.browser(), await shop.ownerAddress({ isFirst: false })]
        const said = openAuthenticator(shop.site).made(await here.challengeOf('ownerOptions', { token, name: 'Ravi' }))
        const response = { ...said, response: { ...said.response, [which]: changed(said.response[which], how) } }
        const { status } = await here.call('ownerByPasskey', { token, name: 'Ravi', response })
        // Nobody signs for a new key: another byte of it is another key. What counts, its challenge and its site, is held to.
        expect([200, 400, 403]).toContain(status)
      })
      await fc.assert(property, runs)
    },
    minutes(2),
  )
})
