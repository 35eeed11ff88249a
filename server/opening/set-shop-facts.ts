import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import { replaceSetting } from '#server/storage/counter-settings.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import type { NoddedStep } from '#shop/opening/first-steps.ts'
import { type ShopFacts, shopFacts } from '#shop/opening/shop-facts.ts'
import { shopFactsTopic } from './shop-facts.ts'

interface Press {
  readonly key: string
  readonly by: By
  readonly at: number
}

interface NewShopFacts extends Press {
  /** the version that the page showed */
  readonly seen: number
  /** as they stood, for the log */
  readonly before: ShopFacts
  readonly facts: ShopFacts
}

/** The owner says what is printed on the papers of the shop and stands on its pages. */
export function setShopFacts(
  tx: Transaction<Tables>,
  { key, by, at, seen, before, facts }: NewShopFacts,
): Promise<{ set: true } | { refused: 'shop-facts-changed' } | Repeated> {
  const press = { key, thing: 'shop', by, pressed: { seen, facts } }
  return once(tx, press, async () => {
    if (!(await replaceSetting(tx, { name: 'shop-facts', value: facts, seen, at })))
      return { refused: 'shop-facts-changed' } as const
    const changed = shopFacts.filter((fact) => before[fact] !== facts[fact])
    const only = (all: ShopFacts) => Object.fromEntries(changed.map((fact) => [fact, all[fact]]))
    await writeAct(tx, { ...press, act: 'set-shop-facts', at, before: only(before), after: only(facts) })
    await announce(tx, shopFactsTopic)
    return { set: true } as const
  })
}

/** By this name the log has it that the owner found a step right as it is: it is done by what stands there. */
export const thingOfStep = (step: NoddedStep): string => `first-step/${step}`

/** The owner finds right what a new shop opens with. */
export function nodFirstStep(
  tx: Transaction<Tables>,
  { key, by, at, step }: Press & { readonly step: NoddedStep },
): Promise<{ nodded: true } | Repeated> {
  const press = { key, thing: thingOfStep(step), by, pressed: { step } }
  return once<{ nodded: true }>(tx, press, async () => {
    await writeAct(tx, { ...press, act: 'nod-first-steps', at })
    return { nodded: true }
  })
}
