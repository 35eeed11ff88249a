import { array, constantFrom, record, sample } from 'fast-check'
import { expect, test } from 'vitest'
import { asha, meena } from '#tests/rooms/accounts.ts'
import { openAreaWishesRoom } from '#tests/rooms/area-wishes-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const step = record({
  act: constantFrom('wish', 'wish', 'drop', 'grow', 'shrink', 'look', 'look', 'send'),
  who: constantFrom(0, 1),
  pincode: constantFrom('400016', '400017', '400028'),
} as const)

const LIMITS = 'message-per-mobile=10000,message-per-account=10000,message-per-network=10000,messages-per-day=10000'

/** The slow model: what each person's wish for each pincode is, and what has reached them. */
function openModel() {
  const states = new Map<string, 'waiting' | 'written' | 'sent'>()
  const area = new Set<string>()
  const told: string[] = []
  const each = (
    from: 'waiting' | 'written',
    isMeant: (pincode: string) => boolean,
    to: 'waiting' | 'written' | 'sent',
  ) => {
    for (const [key, state] of states) if (state === from && isMeant(key.slice(2))) states.set(key, to)
  }
  return {
    waitingOf: (who: number) =>
      [...states].flatMap(([key, state]) => (state === 'waiting' && key.startsWith(`${who}/`) ? [key.slice(2)] : [])),
    told,
    wish(key: string) {
      if (!area.has(key.slice(2))) states.set(key, 'waiting')
    },
    drop: (key: string) => states.get(key) === 'waiting' && states.delete(key),
    grow: (pincode: string) => area.add(pincode),
    shrink: (pincode: string) => area.delete(pincode),
    look() {
      each('written', (pincode) => !area.has(pincode), 'waiting')
      each('waiting', (pincode) => area.has(pincode), 'written')
    },
    send() {
      for (const [key, state] of states) if (state === 'written') told.push(key.slice(2))
      each('written', () => true, 'sent')
    },
  }
}

eachDatabase((_, open) => {
  test.each(Array.from({ length: runsOf(300).numRuns }, (_, at) => at + 1))(
    'in any history each wish is told once, and only where the shop comes: seed %i',
    async (seed) => {
      const shop = await openAreaWishesRoom(open, { environment: { LIMITS } })
      const people = [await shop.proven(asha), await shop.proven(meena)]
      const model = openModel()
      const sent: string[] = []
      const [history = []] = sample(array(step, { minLength: 40, maxLength: 40 }), { seed, numRuns: 1 })
      for (const { act, who, pincode } of history) {
        const { token } = people[who] ?? { token: '' }
        const key = `${who}/${pincode}`
        // A wish whose message is on its way is told already: wishing again is another wish.
        if (act === 'wish' || act === 'send') {
          await shop.look()
          model.look()
          sent.push(...(await shop.sent()).map(({ body_json: json }) => /deliver to (\d+)/.exec(json)?.[1] ?? ''))
          model.send()
        }
        if (act === 'wish') {
          await shop.wish(token, pincode)
          model.wish(key)
        }
        if (act === 'drop') {
          const wish = (await shop.wishes(token)).wishes.find((one) => one.pincode === pincode)
          if (wish) await shop.drop(token, wish.id)
          model.drop(key)
        }
        if (act === 'grow') {
          await shop.grow(pincode)
          model.grow(pincode)
        }
        if (act === 'shrink') {
          await shop.shrink(pincode)
          model.shrink(pincode)
        }
        if (act === 'look') {
          await shop.look()
          model.look()
        }
        for (const [nr, { token: of }] of people.entries())
          expect((await shop.wishes(of)).wishes.map((wish) => wish.pincode).toSorted()).toEqual(
            model.waitingOf(nr).toSorted(),
          )
      }
      expect(sent.toSorted()).toEqual(model.told.toSorted())
    },
  )
})
