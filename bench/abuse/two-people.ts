import { array, constantFrom, integer, record, sample } from 'fast-check'
import { commands, newPerson } from './person.ts'
import { openLooseShop, type Trial } from './trial.ts'

export const peopleTrials: Readonly<Record<string, Trial>> = {
  people: {
    title: 'two people at one shop, their calls in every order and at the same moment',
    short: 4,
    long: 200,
    async run(open, times) {
      const shop = await openLooseShop(open)
      const faults: string[] = []
      let calls = 0
      for (const [round, { one, other, turns }] of sample(interleavings, times).entries()) {
        const people = [await newPerson(shop, round, 0), await newPerson(shop, round, 1)] as const
        people[0].beside(people[1])
        people[1].beside(people[0])
        const left = [one.values(), other.values()] as const
        const toTheEnd = Array.from({ length: one.length + other.length }, () => 'both' as const)
        for (const turn of [...turns, ...toTheEnd]) {
          const found = await Promise.all(
            whose[turn].map(async (who) => {
              const step = left[who].next().value
              return step && people[who].does(step)
            }),
          )
          const made = found.filter((fault) => fault !== undefined)
          calls += made.length
          faults.push(...made.filter((fault) => fault !== ''))
        }
        for (const person of people) faults.push(...(await person.keptRightly()))
      }
      for (const fault of faults.slice(0, 5)) console.error(fault)
      return { interleavings: [times], calls: [calls], 'seen or changed of somebody else': [faults.length, 0] }
    },
  },
}

const whose = { one: [0], other: [1], both: [0, 1] } as const

const steps = array(record({ command: constantFrom(...commands), pick: integer({ min: 0, max: 9 }) }), {
  minLength: 10,
  maxLength: 30,
})
const interleavings = record({
  one: steps,
  other: steps,
  turns: array(constantFrom('one', 'other', 'both'), { minLength: 20, maxLength: 40 }),
})
