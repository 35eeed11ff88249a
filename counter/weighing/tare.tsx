import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { keep, recall } from '#counter/live/stored.ts'
import { Field } from '#kit/field.tsx'
import { grouped } from '#shop/digits.ts'
import { readWeight } from '#shop/orders/weighing/typed-weight.ts'
import { heaviestTare } from '#shop/weight.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'

/** What the box weighs that stands on the scale. */
export interface TareTyped {
  readonly typed: string
  /** undefined where nobody can tell what was typed: nothing is weighed then */
  readonly grams: number | undefined
}

/** Until this tablet is asked nobody can tell: nothing is weighed with another box than it remembers. */
const store = createStore<TareTyped>(() => ({ typed: '', grams: undefined }))

/** The box as this tablet remembers it, or as somebody just typed it. */
export function useTare(): TareTyped {
  // a page that comes from the shop does not know the tablet yet
  useEffect(() => {
    const { typed, grams } = store.getState()
    if (grams !== undefined || typed === '') store.setState(asTyped(recall('counter-tare') ?? 0))
  }, [])
  return useStore(store)
}

function asTyped(grams: number): TareTyped {
  return { typed: grams === 0 ? '' : String(grams), grams }
}

function typeTare(typed: string) {
  const grams = tareIn(typed)
  store.setState({ typed, grams })
  if (grams !== undefined) keep('counter-tare', grams)
}

function tareIn(typed: string): number | undefined {
  const read = readWeight(typed, 'g')
  if (read === 'nothing') return 0
  return typeof read === 'object' && read.grams <= heaviestTare ? read.grams : undefined
}

export const TareField = ({ tare: { typed, grams } }: { tare: TareTyped }) => (
  <Field
    label={words.tare}
    hint={words.tareHint}
    error={grams === undefined ? words.tareWrong(grouped(heaviestTare)) : undefined}
    unmarked
    optional
    inputMode="decimal"
    autoComplete="off"
    maxLength={9}
    value={typed}
    onChange={({ currentTarget: { value } }) => typeTare(value)}
  />
)
