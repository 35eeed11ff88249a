import type { Transaction } from 'kysely'
import { catalogueTopic } from '#server/catalogue/catalogue-store.ts'
import { takeTurn } from '#server/catalogue/take-turn.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { FieldChange } from '#shop/catalogue/differences.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import type { Decided } from './change-product.ts'

/** Why a form is refused: every wrong field. */
interface FormRefused {
  readonly refused: 'catalogue-form'
  readonly fields: readonly WrongField[]
}

export const refuseForm = (fields: readonly WrongField[]): FormRefused => ({ refused: 'catalogue-form', fields })

interface CatalogueAct extends Decided {
  /** 'species/pomfret', 'product/4' */
  readonly thing: string
  readonly pressed: object
}

/** One act of staff at the catalogue: done once for its key, one after the other, written down, and told to every process. */
export function actAtCatalogue<Left extends object>(
  tx: Transaction<Tables>,
  { key, by, at, thing, pressed }: CatalogueAct,
  work: () => Promise<{ readonly left: Left; readonly changes: readonly FieldChange[] } | Refusing>,
): Promise<Left | Refusing | Repeated> {
  const press = { key, thing, by, pressed }
  return once<Left | Refusing>(tx, press, async () => {
    await takeTurn(tx)
    const done = await work()
    if ('refused' in done) return done
    await writeAct(tx, { ...press, act: 'change-catalogue', at, ...written(done.changes) })
    await announce(tx, catalogueTopic)
    return done.left
  })
}

export type Refusing =
  | FormRefused
  | {
      readonly refused: 'catalogue-changed' | 'no-such-species' | 'order-incomplete' | 'product-waits'
    }

/** How much of a text the log of acts keeps. */
const mostWritten = 300

const written = (changes: readonly FieldChange[]) => ({
  before: Object.fromEntries(changes.map(({ field, was }) => [field, was.slice(0, mostWritten)])),
  after: Object.fromEntries(changes.map(({ field, becomes }) => [field, becomes.slice(0, mostWritten)])),
})
